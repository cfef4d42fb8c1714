/**
 * A club in the middle of things: a running table of every game, a full lobby and a game that is over. The bot is the
 * real one, its Discord the emulator, and everything can be begun again from the same moment.
 */
import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { pino } from 'pino';
import { startBot } from '#discord/bot/bot.ts';
import { NOBODY_WATCHES, type PressOutcome } from '#discord/watch.ts';
import { Emulator } from '#emulator/emulator.ts';
import type { GuildHandle } from '#emulator/people/guild.ts';
import type { Person } from '#emulator/people/person.ts';
import { type Dice, seededDice } from '#engine/chance.ts';
import { MODULES } from '#games/index.ts';
import { readTables } from '#store/sqlite/table-reader.ts';
import type { ComputerPlayer } from '#tables/ports.ts';
import { type GameId, gamesOnOffer } from '#tables/rulebook.ts';
import type { Occupant } from '#tables/table.ts';
import type { Pictures } from '#workers/pictures.ts';
import { nextAsked } from '../discord/next-asked.ts';
import { putAside } from '../store/support/raw-rows.ts';
import { emptyDatabase } from '../support/empty-database.ts';
import { clockOf } from '../support/emulator-clock.ts';
import { aDriver, type Player } from '../support/person-driver.ts';
import { quickFolder } from '../support/quick-folder.ts';
import { SCENE_PRINTS } from '../support/scene-prints.ts';
import { seededChance } from '../support/seeded-chance.ts';
import { PATIENCE, UNHURRIED } from '../support/unhurried.ts';
import { wanderingPlayer } from '../support/wandering-player.ts';
import { pressRaw } from './raw-press.ts';

export const GAMES: readonly GameId[] = gamesOnOffer(true);

const SEATED = ['ann', 'bob', 'cid', 'dot', 'fay'] as const;
/** `mia` may manage the server and its messages, and `owner` is whom the application belongs to. Neither sits anywhere. */
const OTHERS = ['eve', 'mia', 'owner'] as const;
/** `eve` has never played, `fay` has given her seats away, and `max` is on another server. */
export const OUTSIDERS = ['eve', 'fay', 'max'] as const;

/** What each is for: a game of its name runs there, or one that sleeps, or was set aside. */
export const CHANNELS: readonly string[] = ['empty', 'lobby', 'over', 'asleep', 'damaged', ...GAMES];

/** Over after a few moves. */
export const SMALL: GameId = 'sticks';

/** The decisions made at each running table. */
const decisionsAt = (game: GameId): number => (game === SMALL ? 2 : 14);

export interface Club {
  readonly discord: Emulator;
  readonly databaseFile: string;
  /** Its log, at every level; whoever has read a line takes it away. */
  readonly log: string[];
  /** The prints of all scenes that were painted; likewise. */
  readonly scenes: string[];
  /** The routes and commands that have heard of a press; likewise. */
  readonly reached: string[];
  /** The token, and what tables draw from. */
  secrets(): readonly string[];
  person(name: string): Person;
  channel(name: string): string;
  /** The channel of the other server. */
  readonly abroad: string;
  /** Its bot stops; what it has written can still be read. */
  stop(): Promise<void>;
}

/** Of the bot, where it is not the usual. */
interface Ways {
  readonly dice?: Dice;
  readonly computer?: ComputerPlayer;
}

/** Its handler was asked. */
const HEARD: readonly PressOutcome[] = ['answered', 'refused'];

interface Opening extends Ways {
  readonly databaseFile: string;
  readonly world: Emulator['world'] | null;
  readonly seed: number;
  readonly now: number;
}

function recordingPictures(): { readonly pictures: Pictures; readonly scenes: string[] } {
  const scenes: string[] = [];
  const picture: Pictures['picture'] = async (scene) => {
    const print = await SCENE_PRINTS.picture(scene);
    scenes.push(print.toString('base64'));
    return print;
  };
  return { scenes, pictures: { ...SCENE_PRINTS, picture } };
}

async function openClub({ databaseFile, world, seed, now, ...ways }: Opening): Promise<Club> {
  const discord = new Emulator({ botName: 'Games', rateLimits: false, reactionTime: 600, ...(world ? { world } : {}) });
  const { api, token } = await discord.listen(0);
  discord.clock.hold();
  discord.clock.turn(Math.max(0, now - discord.clock.now()));
  const [club, elsewhere] = discord.guilds.length > 0 ? discord.guilds : newGuilds(discord);
  if (club === undefined || elsewhere === undefined) throw new Error('there are two servers');
  const people = new Map<string, Person>(
    [...SEATED, ...OTHERS].map((name): [string, Person] => [name, club.join(name)]),
  ).set('max', elsewhere.join('max'));
  const [log, reached]: [string[], string[]] = [[], []];
  const { pictures, scenes } = recordingPictures();
  const seeded = seededChance(seed);
  const chance = { ...seeded, dice: ways.dice ?? seeded.dice };
  const seeds = seedsIn(databaseFile);
  const sqlite = { synchronous: 'NORMAL' } as const;
  const parts = { token, api, database: databaseFile, sqlite, clock: clockOf(discord.clock), chance } as const;
  const bot = await startBot({
    ...parts,
    ...{ pictures, picturePatience: PATIENCE, patience: PATIENCE, pace: UNHURRIED, showTemplateGames: true },
    watch: { ...NOBODY_WATCHES, pressed: (route, outcome) => void (HEARD.includes(outcome) && reached.push(route)) },
    log: pino({ level: 'trace' }, { write: (line: string) => void log.push(line) }),
    computer: ways.computer ?? wanderingPlayer(seededDice(seed)),
  });
  await bot.checked();
  return {
    ...{ discord, databaseFile, log, scenes, reached },
    person: (name) => people.get(name) ?? missing(name),
    channel: (name) => club.channel(name).id,
    abroad: elsewhere.channel('abroad').id,
    secrets: () => [token, ...seeds],
    async stop() {
      await bot.stop();
      await discord.close();
    },
  };
}

const missing = (name: string): never => {
  throw new Error(`there is no ${name}`);
};

function newGuilds(discord: Emulator): GuildHandle[] {
  const club = discord.createGuild({ name: 'Club', channels: CHANNELS });
  club.giveRole(club.join('mia'), club.createRole('managers', ['ManageGuild', 'ManageMessages']));
  return [club, discord.createGuild({ name: 'Elsewhere', channels: ['abroad'] })];
}

async function openLobby(club: Club, game: GameId, channel: string, people: readonly string[]): Promise<void> {
  const where = { in: { id: club.channel(channel) } };
  const [host = '', ...others] = people;
  await club.person(host).slash(game, { players: people.length }, where);
  await club.person(host).sees('who plays?', where);
  for (const name of others) await club.person(name).click('Join', where);
  await club.discord.settled();
}

async function startGame(club: Club, game: GameId, channel: string, people: readonly string[]): Promise<void> {
  await openLobby(club, game, channel, people);
  const where = { in: { id: club.channel(channel) } };
  const host = club.person(people[0] ?? '');
  await host.click('Start', where);
  await host.sees('Waiting for', where);
  await club.discord.settled();
}

/** Somebody who looks at this channel alone: they may be asked at other tables, too. */
const lookingAt = (person: Person, channel: string): Player => ({
  name: person.name,
  mention: person.mention,
  click: (customId, picking) => person.click(customId, picking),
  select: (customId, values, picking) => person.select(customId, values, picking),
  sees: (sight, patience) => person.sees(sight, { ...patience, in: { id: channel } }),
  visible: () => person.visible({ in: { id: channel } }),
  dismiss: (message) => person.dismiss(message),
});

async function play(club: Club, channel: string, people: readonly string[], seed: number, decisions: number) {
  const dice = seededDice(seed);
  const drivers = people.map((name) => aDriver(lookingAt(club.person(name), club.channel(channel)), dice));
  for (let made = 0; made < decisions; made++) {
    const asked = await nextAsked(club.discord, drivers);
    if (asked === null) return;
    await asked.play();
  }
  await club.discord.settled();
}

/** `fay` gives her seat to `dot`. */
async function giveSeatAway(club: Club, channel: string): Promise<void> {
  const fay = club.person('fay');
  const { id, seat } = seatOf(club, fay, channel);
  const customId = `more-handover-sure:${id}::${seat}:${club.person('dot').id}`;
  const message = fay.visible({ in: { id: channel } })[0]?.id ?? '';
  // A press right after a change would count for nothing.
  club.discord.clock.turn(1_000);
  await pressRaw(club.discord, fay, channel, { kind: 'button', customId, message });
  await club.discord.settled();
  if (seatOf(club, fay, channel).seat !== -1) throw new Error('fay keeps her seat');
}

/** Seats are not in the order in which people came. */
function seatOf({ databaseFile }: Club, person: Person, channel: string) {
  const reader = readTables(databaseFile);
  const table = reader.latest(1).find((each) => each.channel === channel);
  reader.close();
  const isTheirs = (occupant: Occupant): boolean => occupant.kind === 'person' && occupant.person === person.id;
  return { id: table?.id, seat: table?.places.findIndex(({ occupant }) => isTheirs(occupant)) ?? -1 };
}

/** Two servers with all their people, where nothing has been played yet. */
export async function aQuietWorld() {
  const discord = new Emulator({ botName: 'Games' });
  const [club, elsewhere] = newGuilds(discord);
  const people = new Map<string, string>(
    [...SEATED, ...OTHERS].map((name) => [name, club?.join(name).id ?? missing(name)]),
  );
  elsewhere?.join('max');
  return {
    world: serialize(discord.world),
    // Later than any clock by the time that it is opened.
    now: discord.clock.now() + 3_600_000,
    person: (name: string): string => people.get(name) ?? missing(name),
    channel: (name: string): string => club?.channel(name).id ?? missing(name),
  };
}

export interface Moment {
  readonly databaseFile: string;
  readonly world: Buffer;
  readonly seed: number;
  readonly now: number;
  /** The tables that were there. */
  readonly tables: readonly { readonly id: string; readonly game: GameId; readonly channel: string }[];
}

export interface Folder {
  file(name: string): string;
  remove(): void;
}

export function aFolder(): Folder {
  const folder = quickFolder('hostile');
  return { file: (name) => join(folder, name), remove: () => rmSync(folder, { recursive: true }) };
}

function tablesIn(databaseFile: string): Moment['tables'] {
  const reader = readTables(databaseFile);
  const tables = reader.latest(100).map(({ id, game, channel }) => ({ id, game, channel }));
  reader.close();
  return tables;
}

/** Of the tables that are not over: afterwards everybody may know them. */
function seedsIn(databaseFile: string): readonly string[] {
  const reader = readTables(databaseFile);
  const running = reader.latest(100).filter(({ status }) => status !== 'over' && status !== 'cancelled');
  reader.close();
  return running.map(({ fairness }) => fairness.seed);
}

/** Plays until each of these games is under way. */
export async function grow(folder: Folder, seed: number, games = GAMES): Promise<Moment> {
  const databaseFile = folder.file('trunk.sqlite');
  writeFileSync(databaseFile, emptyDatabase());
  const club = await openClub({ databaseFile, world: null, seed, now: 0 });
  for (const game of games) {
    const people = [...SEATED.filter((name) => name !== 'dot').slice(0, MODULES[game].game.seats.min - 1), 'fay'];
    await startGame(club, game, game, people);
    await play(club, game, people, seed, decisionsAt(game));
    await giveSeatAway(club, club.channel(game));
  }
  await startGame(club, SMALL, 'over', ['ann', 'bob']);
  await play(club, 'over', ['ann', 'bob'], seed, 1_000);
  for (const channel of ['asleep', 'damaged']) await startGame(club, SMALL, channel, ['ann', 'bob']);
  await openLobby(club, SMALL, 'lobby', ['ann', 'bob']);
  await club.person('max').slash('game rules');
  await club.person('eve').slash('game rules');
  await club.discord.settled();
  const now = club.discord.clock.now() + 60_000;
  await club.stop();
  putAside(databaseFile, { asleep: club.channel('asleep'), damaged: club.channel('damaged') });
  return { databaseFile, world: serialize(club.discord.world), seed, now, tables: tablesIn(databaseFile) };
}

/** The same moment again, with a database of its own. `change` may alter what nobody sees. */
export async function beginAt(
  moment: Moment,
  databaseFile: string,
  change: (databaseFile: string) => Promise<void> = async () => undefined,
  ways: Ways = {},
): Promise<Club> {
  copyFileSync(moment.databaseFile, databaseFile);
  await change(databaseFile);
  // Another stream of chance: the ids of the tables that are there are taken.
  const seed = moment.seed + 1;
  return openClub({ ...moment, ...ways, seed, databaseFile, world: deserialize(moment.world) as Emulator['world'] });
}
