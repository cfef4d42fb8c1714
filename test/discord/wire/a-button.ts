/** A router with one route, behind one button. */
import { type Client, Events } from 'discord.js';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import type { Pace } from '#discord/wire/acknowledgement.ts';
import { createClient } from '#discord/wire/client.ts';
import type { Context } from '#discord/wire/context.ts';
import { customId } from '#discord/wire/custom-id.ts';
import { buttons, message } from '#discord/wire/message.ts';
import { createPoster } from '#discord/wire/poster.ts';
import { createPrivatePanels } from '#discord/wire/private-panels.ts';
import type { Answer, Route } from '#discord/wire/route.ts';
import { createRouter } from '#discord/wire/router.ts';
import { createUploads, type Uploads } from '#discord/wire/uploads.ts';
import { Emulator } from '#emulator/emulator.ts';
import type { Person } from '#emulator/people/person.ts';
import { wordsIn } from '#i18n/words.ts';
import { expectFaithful } from '../../support/faithful.ts';
import { UNHURRIED } from '../../support/unhurried.ts';

export interface Pressing {
  readonly discord: Emulator;
  readonly ann: Person;
  /** Lines at `warn` and above. */
  readonly log: readonly string[];
}

/** A message with one button, `Press`, that is answered in this way. */
export async function aButton(
  answer: () => Answer | Promise<Answer>,
  manner: Route['manner'] = 'private',
  uploads: Uploads = createUploads(),
  pace: Pace = UNHURRIED,
): Promise<Pressing> {
  const discord = new Emulator({ rateLimits: false });
  const { api, token } = await discord.listen(0);
  discord.clock.hold();
  const guild = discord.createGuild({ name: 'Club', channels: ['table'] });
  const log: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => log.push(line) });
  const client = createClient(api);
  const route: Route = { name: 'play', manner, handle: answer };
  const contextFor = async () => ({ words: wordsIn('en') }) as Context;
  const router = createRouter({
    routes: [route],
    commands: [],
    whenStale: answer,
    contextFor,
    panels: createPrivatePanels(Date, logger),
    clock: Date,
    log: logger,
    uploads,
    pace,
  });
  client.on(Events.InteractionCreate, (interaction) => void router(interaction));
  await loggedIn(client, token);
  onTestFinished(async () => {
    await client.destroy();
    await discord.close();
    expectFaithful(discord);
  });
  const ann = guild.join('ann');
  const button = { id: customId('play'), label: 'Press' };
  const nobody = { write: () => Promise.reject(new Error('no conversations')) };
  await createPoster(client, nobody, logger).post(guild.channel('table').id, message([buttons(button)]));
  return { discord, ann, log };
}

async function loggedIn(client: Client, token: string): Promise<void> {
  const ready = new Promise((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(token);
  await ready;
}
