/** An emulator with the bot in it, whose clock moves only when a test turns it. When the test is over, all that went over the wire must pass Discord's own schemas. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished } from 'vitest';
import { type OperatorSettings, UNKNOWN_OPERATOR } from '#discord/around/operator.ts';
import { type BotOptions, startBot } from '#discord/bot/bot.ts';
import type { Bot } from '#discord/bot/running-bot.ts';
import { ROUTES } from '#discord/routes.ts';
import { type BotWatch, NOBODY_WATCHES } from '#discord/watch.ts';
import type { Pace } from '#discord/wire/acknowledgement.ts';
import { parseCustomId } from '#discord/wire/custom-id.ts';
import { createSession } from '#discord/wire/session.ts';
import { Emulator, type EmulatorOptions } from '#emulator/emulator.ts';
import type { GuildHandle } from '#emulator/people/guild.ts';
import type { Person } from '#emulator/people/person.ts';
import type { Where } from '#emulator/people/place.ts';
import { seededDice } from '#engine/chance.ts';
import type { GameId } from '#games/index.ts';
import { isOwn, type ShardRange } from '#shared/shard-range.ts';
import type { DatabaseOptions } from '#store/sqlite/database.ts';
import type { DirectWish } from '#tables/person-settings.ts';
import type { ComputerPlayer } from '#tables/ports.ts';
import { createPainters } from '#workers/painters.ts';
import { createPictures, type Pictures } from '#workers/pictures.ts';
import { emptyDatabase } from '../support/empty-database.ts';
import { clockOf } from '../support/emulator-clock.ts';
import { expectFaithful } from '../support/faithful.ts';
import { quickFolder } from '../support/quick-folder.ts';
import { SCENE_PRINTS } from '../support/scene-prints.ts';
import { seededChance } from '../support/seeded-chance.ts';
import { printSeed, STORY_SEED } from '../support/seeds.ts';
import { PATIENCE, UNHURRIED } from '../support/unhurried.ts';
import { wanderingPlayer } from '../support/wandering-player.ts';

/** Nobody presses what they have not looked at; longer than the bot takes for an accident. */
const LOOKING = { reactionTime: 600 } as const;

export interface Stage {
  readonly discord: Emulator;
  readonly guild: GuildHandle;
  readonly databaseFile: string;
  /** The bot's log lines at `warn` and above. */
  readonly log: readonly string[];
  /** Those at `info`. */
  readonly events: readonly string[];
  /** The one that runs now. */
  bot(): Bot;
  /** Stops the bot and starts it again on the same database; in between, this happens. */
  restart(meanwhile?: () => Promise<void>): Promise<void>;
  /**
   * Another process has stood by meanwhile, hearing everything. The first ends, with or without a word, this happens, and
   * the other takes over.
   */
  takeOver(how: 'left' | 'died', meanwhile: () => Promise<void>): Promise<void>;
  /** From now on, problems in the bot's log are expected. */
  expectTrouble(): void;
}

export interface StageOptions extends EmulatorOptions {
  /** Of the tables' chance, and of computers that make any move. */
  readonly seed?: number;
  /** A file of its own unless said otherwise. */
  readonly database?: string;
  /** One bot for each, on one database, with the club on the last of them; one with all shards unless said otherwise. */
  readonly ranges?: readonly ShardRange[];
  /** Any legal move unless said otherwise. */
  readonly computer?: ComputerPlayer;
  /** Their prints unless said otherwise: painting takes a while. */
  readonly pictures?: Pictures;
  /** How long a stop waits, in milliseconds. */
  readonly patience?: number;
  /** Unhurried unless said otherwise. */
  readonly pace?: Pace;
  readonly sqlite?: DatabaseOptions;
  /** In milliseconds; as people have it unless said otherwise. */
  readonly storePatience?: number;
  /** Nobody in particular unless said otherwise. */
  readonly operator?: (guild: GuildHandle) => OperatorSettings;
  readonly watch?: BotWatch;
  /** How many interactions are worked on at the same time. */
  readonly mostAtOnce?: number;
  /** Every game is offered, those that show how a game is built too; not unless said otherwise. */
  readonly showTemplateGames?: boolean;
}

/** Pictures that are really painted: each, or one of so many. */
export function painted(oneIn = 1): Pictures {
  const pictures = createPictures(createPainters({ patience: PATIENCE }));
  onTestFinished(() => pictures.close());
  let asked = 0;
  return {
    ...pictures,
    picture: (scene, order) => (asked++ % oneIn === 0 ? pictures : SCENE_PRINTS).picture(scene, order),
  };
}

/** A guild's shard follows from the millisecond it was made in. */
function aGuildOf(discord: Emulator, range: ShardRange | null): GuildHandle {
  for (;;) {
    const guild = discord.createGuild({ name: 'Club', channels: ['table', 'other'] });
    if (isOwn(guild.id, range)) return guild;
    discord.clock.turn(1);
  }
}

export async function aStage({
  pictures = SCENE_PRINTS,
  seed = STORY_SEED,
  computer = wanderingPlayer(seededDice(seed)),
  patience = PATIENCE,
  pace = UNHURRIED,
  showTemplateGames = false,
  mostAtOnce = Number.POSITIVE_INFINITY,
  operator = () => UNKNOWN_OPERATOR,
  database,
  ranges = [],
  sqlite = {},
  storePatience,
  watch = NOBODY_WATCHES,
  ...options
}: StageOptions = {}): Promise<Stage> {
  printSeed(seed);
  const discord = new Emulator({ botName: 'Games', rateLimits: false, strangers: 'unknown', ...LOOKING, ...options });
  const { api, token } = await discord.listen(0);
  discord.clock.hold();
  const guild = aGuildOf(discord, ranges.at(-1) ?? null);
  const folder = quickFolder('bot');
  const databaseFile = join(folder, 'tables.sqlite');
  writeFileSync(databaseFile, emptyDatabase());
  // No test can cut the power. After the end of a process NORMAL has kept the same, and it is faster.
  const quickly = { synchronous: 'NORMAL', ...sqlite } as const;
  const log: string[] = [];
  const events: string[] = [];
  const isEvent = (line: string): boolean => line.startsWith(`{"level":${pino.levels.values['info']},`);
  const logger = pino({ level: 'info' }, { write: (line: string) => (isEvent(line) ? events : log).push(line) });
  let isTroubleExpected = false;

  const clock = clockOf(discord.clock);
  const parts = {
    ...{
      token,
      api,
      database: database ?? databaseFile,
      sqlite: quickly,
      clock,
      pictures,
      log: logger,
      computer,
      chance: seededChance(seed),
    },
    ...{ picturePatience: PATIENCE, patience, pace, mostAtOnce, showTemplateGames, watch },
    ...(storePatience === undefined ? {} : { storePatience }),
    operator: operator(guild),
  };
  const start = (other: Pick<BotOptions, 'session' | 'predecessor'> = {}): Promise<Bot> =>
    startBot({ ...parts, shards: ranges[0] ?? null, ...other });
  let bot = await start();
  const others = await Promise.all(ranges.slice(1).map((shards) => startBot({ ...parts, shards })));

  onTestFinished(async () => {
    await Promise.all([bot, ...others].map((each) => each.stop()));
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
    events,
    bot: () => bot,
    async restart(meanwhile = async () => undefined) {
      await bot.stop();
      await meanwhile();
      bot = await start();
    },
    async takeOver(how, meanwhile) {
      const session = createSession({ ...parts, shards: null });
      await session.login();
      const old = bot;
      const taken = how === 'left' ? old.leave() : [];
      await meanwhile();
      bot = await start({ session, predecessor: how === 'left' ? { kind: how, taken } : { kind: how } });
      await old.stop();
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

/** The person among these whom the newest panel waits for. */
export async function deciderAmong(people: readonly [Person, ...Person[]], where: Where = {}): Promise<Person> {
  const panel = await people[0].sees(/^Waiting for /m, where);
  // A panel that calls nobody has names at first.
  const isWaitedFor = (who: string): boolean => panel.text.includes(`Waiting for ${who}`);
  const decider = people.find(({ mention, name }) => isWaitedFor(mention) || isWaitedFor(name));
  if (!decider) throw new Error(`nobody of them is waited for:\n${panel.text}`);
  return decider;
}

const DIRECT_LABELS: Readonly<Record<DirectWish, string>> = {
  hand: 'Direct messages: my hand and reminders',
  reminders: 'Direct messages: reminders only',
  nothing: 'Direct messages: none',
};

/** They choose this in their settings. */
export async function wantDirect(people: readonly Person[], wish: DirectWish): Promise<void> {
  for (const person of people) {
    await person.slash('game settings');
    await person.sees('Your settings');
    await person.select('Direct messages', [DIRECT_LABELS[wish]]);
    await person.sees('✅ Saved.');
  }
}

/** In milliseconds: whoever has pressed nothing for so long has gone. */
const GONE_AFTER = 11 * 60_000;

/** Time passes in which nobody presses anything. */
export const everybodyGoes = (discord: Emulator): void => discord.clock.turn(GONE_AFTER);

/** Opens a table, everybody joins, and the first of them starts it. */
export async function startGame(
  people: readonly [Person, ...Person[]],
  where: Where = {},
  game: GameId = 'urland',
  options: Readonly<Record<string, string>> = {},
): Promise<void> {
  const [host, ...others] = people;
  await host.slash(game, options, where);
  await host.sees('who plays?', where);
  for (const person of others) await person.click('Join', where);
  await host.sees((message) => message.text.includes(others.at(-1)?.mention ?? host.mention), where);
  await host.click('Start', where);
  await host.sees('Waiting for', where);
  // The lobby has lost its buttons.
  await host.seesNo('who plays?', where);
}
