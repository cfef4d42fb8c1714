/**
 * Whole games through Discord: people who know only their own screens press buttons until somebody has won. Now and then the bot
 * is started anew. Of a long game the shortest form is played, with the fewest people; of the others the usual form, with a number
 * of people that changes from run to run. `WHOLE_GAMES=all` plays all.
 */
import { describe, expect, it, onTestFinished } from 'vitest';
import { presentationOf } from '#discord/games/index.ts';
import type { Emulator } from '#emulator/emulator.ts';
import type { Person } from '#emulator/people/person.ts';
import type { Push } from '#emulator/people/push.ts';
import type { VisibleMessage } from '#emulator/people/visible.ts';
import { seededDice } from '#engine/chance.ts';
import { askedOptions } from '#engine/options.ts';
import { linesOf, playRecord } from '#engine/record.ts';
import { GAME_IDS, type GameId, MODULES } from '#games/index.ts';
import { readTables } from '#store/sqlite/table-reader.ts';
import { personId } from '#tables/ids.ts';
import { seatOf, type Table } from '#tables/table.ts';
import { isLong } from '../support/long-games.ts';
import { aDriver, type Driver } from '../support/person-driver.ts';
import { replay } from '../support/replay.ts';
import { type SecretWatch, watchSecrets } from '../support/secret-watch.ts';
import { LAW_SEED } from '../support/seeds.ts';
import { countMessages } from './counts.ts';
import { nextAsked } from './next-asked.ts';
import { aStage, everybodyGoes, painted, startGame, wantDirect } from './stage.ts';

const NAMES = ['ann', 'bob', 'cid', 'dot', 'eve', 'fay', 'gil', 'hal'] as const;

/** For games with secrets: compares people's screens with the true state. */
const WATCHES: Partial<Record<GameId, (people: readonly Person[]) => SecretWatch>> = { urland: watchSecrets };

/** What a person with the usual orders presses in a whole game at most, by the number of players. */
const MOST_PRESSES: Partial<Record<GameId, Readonly<Record<number, number>>>> = { ursuppe: { 3: 120, 4: 90 } };

const isCall = ({ why, silent }: Push): boolean => why === 'mention' && !silent;

/** The pushes to one person: for themselves, for everybody whose server is set to all messages, and in silence. */
function callsTo(person: Person) {
  const inChannel = person.pushes().filter(({ why }) => why !== 'direct');
  const calls = inChannel.filter(isCall).length;
  const silent = inChannel.filter((push) => push.silent).length;
  return { calls, others: inChannel.length - calls - silent, silent };
}

/** Calls that a phone would show without a word. */
const wordless = (person: Person): Push[] => person.pushes().filter((push) => isCall(push) && !push.words);

/** How often each kind of call went out, without its names. */
function wordsOfCalls(people: readonly Person[]): Readonly<Record<string, number>> {
  const calls = new Map(
    people.flatMap((person) => person.pushes().filter(isCall)).map((push) => [push.messageId, push]),
  );
  const kinds = [...calls.values()].map(
    ({ words }) => words?.replace(/^(@\w+(, (and )?| and )?)+/, '').replace(/\w+ wins/, '… wins') ?? '',
  );
  return Object.fromEntries([...new Set(kinds)].map((kind) => [kind, kinds.filter((each) => each === kind).length]));
}

/** The number of this person's moves in the record. */
function decisionsOf(table: Table, { entries }: Awaited<ReturnType<typeof recordBehind>>, { id }: Person): number {
  const seat = seatOf(table, personId(id));
  return entries.filter((entry) => entry.by === seat).length;
}

/** The table as it truly is, read behind the bot's back. */
function truthIn(databaseFile: string): () => Table {
  const reader = readTables(databaseFile);
  onTestFinished(() => reader.close());
  return () => {
    const [table] = reader.latest(1);
    if (table === undefined) throw new Error('there is a table');
    return table;
  };
}

/** The record that the game's last panel gives out. */
async function recordBehind(person: Person, panel: VisibleMessage, game: GameId) {
  const outcome = await person.click('Record', { on: panel });
  const [file] = outcome.kind === 'replied' ? outcome.message.files : [];
  const record = playRecord(MODULES[game], linesOf(await (await fetch(file?.url ?? '')).text()));
  if (!record.ok) throw new Error(`line ${record.error.line}: ${record.error.reason}`);
  return record.value;
}

/** The place and the sign of everybody, best first, as the last panel shows it. */
const shownRanking = ({ text }: VisibleMessage): string[] =>
  [...text.matchAll(/^\*\*(\d)\.\*\* (\S+)/gm)].map(([, place, sign]) => `${place} ${sign}`);

/** The same, from the record alone. */
function rankingOf(game: GameId, { colours, options, entries }: Awaited<ReturnType<typeof recordBehind>>): string[] {
  const { game: rules, ranking } = MODULES[game];
  const replayed = replay(rules, colours.length, entries, options);
  if (!replayed.ok) throw new Error(`entry ${replayed.error.index} is refused`);
  expect(rules.decision(replayed.value).kind).toBe('over');
  const { sign } = presentationOf(game).words;
  return ranking(rules.view(replayed.value, 'public')).flatMap((seats, index) =>
    seats.map((seat) => `${index + 1} ${sign(colours[seat] ?? '')}`),
  );
}

type Choices = Readonly<Record<string, string>>;

/** The last choice of every option: the furthest from the usual form. */
const unusual = (game: GameId): Choices =>
  Object.fromEntries(askedOptions(MODULES[game].game.options).map(({ id, choices }) => [id, choices.at(-1) ?? '']));

const IS_ALL = process.env['WHOLE_GAMES'] === 'all';

const TABLES = GAME_IDS.flatMap((game): (readonly [GameId, number, Choices])[] => {
  const { min, max } = MODULES[game].game.seats;
  const usual = Array.from({ length: max - min + 1 }, (_, more) => [game, min + more, {}] as const);
  const some = usual.filter((_, more) => more === LAW_SEED % usual.length);
  const brief = isLong(game) ? [[game, min, unusual(game)] as const] : [];
  if (IS_ALL) return [...brief, ...usual];
  return isLong(game) ? brief : some;
});

/** Painting takes its time. */
const PAINTED_ONE_IN = 5;

/** After so many decisions the bot is started anew. */
const RESTART_EVERY = 25;

/** Not the call that becomes the last panel. */
const isLast = (message: VisibleMessage): boolean =>
  message.pressable.some(({ label }) => label === 'Rematch') && shownRanking(message).length > 0;

/** To the end; the answer is how often somebody was asked to play. */
async function playOut(
  discord: Emulator,
  drivers: readonly Driver[],
  afterEach: () => void,
  restart: () => Promise<void>,
): Promise<number> {
  let plays = 0;
  for (let asked = await nextAsked(discord, drivers); asked; asked = await nextAsked(discord, drivers)) {
    await asked.play({ afterEach });
    plays += 1;
    if (plays % RESTART_EVERY === 0) await restart();
  }
  return plays;
}

describe.each(TABLES)('%s with %i people, %j', (game, players, options) => {
  it('is played to its end with buttons alone, and its record replays to the same result', async () => {
    const { discord, guild, databaseFile, restart } = await aStage({
      showTemplateGames: true,
      pictures: painted(PAINTED_ONE_IN),
    });
    const dice = seededDice(players);
    const [host, ...others] = NAMES.slice(0, players).map((name) => guild.join(name));
    if (host === undefined) throw new Error('a game needs people');
    const people = [host, ...others] as const;
    await wantDirect(people, 'hand');
    await startGame(people, {}, game, options);
    everybodyGoes(discord);
    const drivers = people.map((person) => aDriver(person, dice));

    const truth = truthIn(databaseFile);
    const secrets = WATCHES[game]?.(people);
    const afterEach = () => expect(secrets?.look(truth()) ?? []).toEqual([]);

    const plays = await playOut(discord, drivers, afterEach, restart);

    const end = await host.sees(isLast);
    const record = await recordBehind(host, end, game);
    expect(shownRanking(end)).toEqual(rankingOf(game, record));

    const pushes = people.map(callsTo);
    const decisions = people.map((person) => decisionsOf(truth(), record, person));
    // One more says that the game is over.
    for (const [index, { calls }] of pushes.entries()) expect(calls).toBeLessThanOrEqual((decisions[index] ?? 0) + 1);
    for (const person of people) expect(wordless(person)).toEqual([]);

    for (const person of people) expect(person.visible({ in: 'dm' }).length).toBeLessThanOrEqual(2);

    // Whoever has finished a game is no newcomer to it.
    const again = await host.slash(game);
    expect(again.kind === 'replied' ? again.message.text : again.kind).not.toContain('💡');

    const clicks = drivers.map((driver) => driver.clicks);
    expect(Math.max(...clicks)).toBeLessThanOrEqual(MOST_PRESSES[game]?.[players] ?? Number.POSITIVE_INFINITY);
    const { length: entries } = record.entries;
    const watched = secrets?.watched ?? 0;
    const counts = { clicks, decisions, pushes, ...countMessages(discord, people), watched };
    console.log(JSON.stringify({ game, players, options, entries, plays, ...counts, words: wordsOfCalls(people) }));
  });
});
