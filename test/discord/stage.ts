/** An emulator with the bot in it. When the test is over, all that went over the wire must pass Discord's own schemas. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished } from 'vitest';
import { type Bot, startBot } from '#discord/bot.ts';
import { ROUTES } from '#discord/routes.ts';
import { parseCustomId } from '#discord/wire/custom-id.ts';
import { Emulator, type EmulatorOptions } from '#emulator/emulator.ts';
import type { GuildHandle } from '#emulator/people/guild.ts';
import type { Person } from '#emulator/people/person.ts';
import type { Where } from '#emulator/people/place.ts';
import type { GameId } from '#games/index.ts';
import { SYSTEM_DICE } from '#tables/adapters/secret-source.ts';
import { SYSTEM_CLOCK } from '#tables/adapters/system-clock.ts';
import type { Clock, ComputerPlayer } from '#tables/ports.ts';
import { createPictures, type Pictures } from '#workers/pictures.ts';
import { expectFaithful } from '../support/faithful.ts';
import { wanderingPlayer } from '../support/wandering-player.ts';

/** One set of painters for all bots of a process: it takes them a while to get their colours ready. Idle, they keep nobody up. */
const painted = createPictures();
const areReady = painted.picture({ width: 8, height: 8, background: '#000000', shapes: [] });

/** Of every bot that is not given another. */
export const ANY_MOVE: ComputerPlayer = wanderingPlayer(SYSTEM_DICE);

export interface Stage {
  readonly discord: Emulator;
  readonly guild: GuildHandle;
  readonly databaseFile: string;
  /** What the bot logged at `warn` and above. */
  readonly log: readonly string[];
  /** The one that runs now. */
  bot(): Bot;
  /** Stops the bot and starts it again on the same database; in between, this happens. */
  restart(meanwhile?: () => Promise<void>): Promise<void>;
  /** From now on, what the bot logs as a problem is expected. */
  expectTrouble(): void;
}

export interface StageOptions extends EmulatorOptions {
  /** Any legal move unless said otherwise. */
  readonly computer?: ComputerPlayer;
  /** Painted for real unless said otherwise. */
  readonly pictures?: Pictures;
  /** How long a stop waits, in milliseconds. */
  readonly patience?: number;
  /** Every game is offered, those that show how a game is built too; not unless said otherwise. */
  readonly showTemplateGames?: boolean;
}

export async function aStage({
  pictures = painted,
  computer = ANY_MOVE,
  patience,
  showTemplateGames = false,
  ...options
}: StageOptions = {}): Promise<Stage> {
  await areReady;
  const discord = new Emulator({ botName: 'Games', rateLimits: false, ...options });
  const { api, token } = await discord.listen(0);
  const guild = discord.createGuild({ name: 'Club', channels: ['table', 'other'] });
  const folder = mkdtempSync(join(tmpdir(), 'bot-'));
  const databaseFile = join(folder, 'tables.sqlite');
  const log: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => log.push(line) });
  let isTroubleExpected = false;

  /** The bot goes by the emulator's clock: what is turned there is turned for both. */
  const clock: Clock = { ...SYSTEM_CLOCK, now: () => discord.clock.now() };
  const parts = {
    ...{ token, api, databaseFile, clock, pictures, log: logger, computer, showTemplateGames },
    ...(patience === undefined ? {} : { patience }),
  };
  const start = (): Promise<Bot> => startBot(parts);
  let bot = await start();

  onTestFinished(async () => {
    await bot.stop();
    await discord.close();
    rmSync(folder, { recursive: true });
    expectFaithful(discord);
    expect(lostIds(discord)).toEqual([]);
    if (!isTroubleExpected) expect(log).toEqual([]);
  });

  return {
    discord,
    guild,
    databaseFile,
    log,
    bot: () => bot,
    async restart(meanwhile = async () => undefined) {
      await bot.stop();
      await meanwhile();
      bot = await start();
    },
    expectTrouble() {
      isTroubleExpected = true;
    },
  };
}

const idsIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'custom_id' in value ? [String(value.custom_id)] : [];
  return [...own, ...Object.values(value).flatMap(idsIn)];
};

/** Ids that the bot gave to buttons, selects and forms, and that no route answers. A form's fields have plain names. */
const lostIds = ({ recording: { exchanges } }: Emulator): readonly string[] =>
  exchanges
    .flatMap(({ request }) => idsIn(request))
    .filter((id) => id.includes(':') && !ROUTES.some(({ name }) => name === parseCustomId(id)?.route));

export interface Club extends Stage {
  readonly ann: Person;
  readonly bob: Person;
  readonly cid: Person;
}

/** A stage with three people on it. */
export async function aClub(options: StageOptions = {}): Promise<Club> {
  const stage = await aStage(options);
  const [ann, bob, cid] = [stage.guild.join('ann'), stage.guild.join('bob'), stage.guild.join('cid')];
  return { ...stage, ann, bob, cid };
}

/** Whom the newest panel waits for, of these. */
export async function deciderAmong(people: readonly [Person, ...Person[]], where: Where = {}): Promise<Person> {
  const panel = await people[0].sees(/^Waiting for <@/m, where);
  const decider = people.find(({ mention }) => panel.text.includes(`Waiting for ${mention}`));
  if (!decider) throw new Error(`nobody of them is waited for:\n${panel.text}`);
  return decider;
}

/** Opens a table, everybody joins, and the first of them starts it. */
export async function startGame(
  people: readonly [Person, ...Person[]],
  where: Where = {},
  game: GameId = 'urland',
): Promise<void> {
  const [host, ...others] = people;
  await host.slash(game, {}, where);
  await host.sees('who plays?', where);
  for (const person of others) await person.click('Join', where);
  await host.sees((message) => message.text.includes(others.at(-1)?.mention ?? host.mention), where);
  await host.click('Start', where);
  await host.sees('Waiting for', where);
  // The lobby has lost its buttons.
  await host.seesNo('who plays?', where);
}
