/** The visit's errands, by discord.js. */
import { type Client, Events, Routes, Team } from 'discord.js';
import type { Logger } from 'pino';
import type { PersonId } from '#tables/ids.ts';
import type { Clock } from '#tables/ports.ts';
import { doctorCommand } from './definition.ts';
import type { Examination } from './examination.ts';
import { postsOf } from './posts.ts';
import type { Outcome, Step } from './steps.ts';
import { threadsOf } from './threads.ts';
import { tryingWith } from './trying.ts';

/** A team's application belongs to its owner. */
function ownerOf(client: Client) {
  let known: string | null = null;
  return async (person: PersonId): Promise<boolean> => {
    const owner = known === null ? ((await client.application?.fetch())?.owner ?? null) : null;
    known ??= owner instanceof Team ? owner.ownerId : (owner?.id ?? null);
    return known === person;
  };
}

/** Guilds that the bot was thrown out of and came back to. */
function cameBack(client: Client): ReadonlySet<string> {
  const [left, back] = [new Set<string>(), new Set<string>()];
  client.on(Events.GuildDelete, ({ id }) => left.add(id));
  client.on(Events.GuildCreate, ({ id }) => left.has(id) && back.add(id));
  return back;
}

async function takeAwayCommand(client: Client, guild: string): Promise<void> {
  const application = client.application?.id ?? '';
  const route = Routes.applicationGuildCommands(application, guild);
  const known = (await client.rest.get(route)) as { readonly id: string; readonly name: string }[];
  const ours = known.find(({ name }) => name === doctorCommand().name);
  if (ours) await client.rest.delete(Routes.applicationGuildCommand(application, guild, ours.id));
}

/** By the bot's clock. */
const pauseBy =
  (clock: Clock): Examination['pause'] =>
  (milliseconds) =>
    new Promise((resolve) => {
      const stop = clock.every(milliseconds, () => {
        stop();
        resolve();
      });
    });

export function createExamination(client: Client, clock: Clock, log: Logger): Examination {
  const attempt = tryingWith(log);
  const progress = new Map<PersonId, Map<Step, Outcome>>();
  const { deleteAll, ...posts } = postsOf(client, attempt);
  const { putAllAway, ...threads } = threadsOf(client, attempt);
  const back = cameBack(client);
  return {
    ...posts,
    ...threads,
    isOwner: ownerOf(client),
    progress: (person) => progress.get(person) ?? new Map(),
    tick(person, step, outcome) {
      log.info({ step, outcome }, 'doctor');
      progress.set(person, new Map([...(progress.get(person) ?? []), [step, outcome]]));
    },
    pause: pauseBy(clock),
    presenceIn(guild) {
      if (!client.guilds.cache.has(guild)) return 'botless';
      return back.has(guild) ? 'back' : 'here';
    },
    async finish(person, guild) {
      await deleteAll();
      await putAllAway();
      if (guild !== null) await attempt('taking the command away', () => takeAwayCommand(client, guild));
      progress.delete(person);
    },
  };
}
