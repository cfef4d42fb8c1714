import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PACES, type Pace } from '#ai/characters.ts';
import type { Question } from '#ai/index.ts';
import { seededDice } from '#engine/chance.ts';
import { wander } from '#engine/wander.ts';
import type { TableStore } from '#tables/ports.ts';
import { gameOf } from '#tables/rulebook.ts';
import { type CharacterId, characterOf, delayOf, LEVELS } from '#tables/seats/computers.ts';
import type { TableView } from '#tables/table-view.ts';
import { testFolder } from '../../store/support/files.ts';
import { wanderingPlayer } from '../../support/wandering-player.ts';
import { aTable } from '../support/a-table.ts';
import {
  ANNA,
  BEN,
  CLEO,
  openHouse,
  openTable,
  someMove,
  startTable,
  type TestHouse,
  value,
  viewOf,
} from '../support/house.ts';

async function alone(house: TestHouse, computers = 2) {
  const table = await openTable(house, [ANNA]);
  for (let count = 0; count < computers; count++) value(await house.tables.addComputer(table, ANNA));
  value(await house.tables.start(table, ANNA, 'click'));
  await house.tables.idle();
  return table;
}

/** Plays a game to its end, Anna’s part at random. */
async function playOut(house: TestHouse, table: Awaited<ReturnType<typeof alone>>) {
  const dice = seededDice(3);
  for (let turn = 0; turn < 3_000; turn++) {
    const { status, play, mine, game } = await viewOf(house, table, ANNA);
    if (status !== 'running') return status;
    if (mine?.isDeciding && mine.view)
      value(
        await house.tables.choose(table, ANNA, play?.version ?? -1, wander(gameOf(game), mine.view, mine.seat, dice)),
      );
    else await house.pass(5_000);
  }
  return 'stuck';
}

const charactersAt = ({ places }: TableView) =>
  places.flatMap(({ occupant }) => (occupant.kind === 'computer' ? [occupant.character] : []));

const CHARACTERS_BY_PACE = { brisk: 'eurypterus', calm: 'orthoceras', slow: 'cooksonia' } as const;
/** In milliseconds. */
const LEAST = { brisk: 1_200, calm: 1_800, slow: 3_000 } as const;
const MOST = { brisk: 2_500, calm: 4_000, slow: 6_000 } as const;

/** The player who is asked first leaves, and this computer plays on, watched by the others. */
async function anEmptySeat(character: CharacterId) {
  for (let tries = 0; tries < 200; tries++) {
    const { house, table } = await aTable([ANNA, BEN, CLEO], {}, { dice: seededDice(tries) });
    const { person, seat } = await someMove(house, table);
    value(await house.tables.leave(table, person));
    if (charactersAt(await viewOf(house, table)).includes(character))
      return { house, table, seat, since: house.clock.now() };
    house.close();
  }
  throw new Error(`${character} never came`);
}

describe('computer players', () => {
  it('play a whole game with one person', async () => {
    const house = openHouse();
    expect(await playOut(house, await alone(house))).toBe('over');
    expect(house.problems).toEqual([]);
  });

  it('take a moment for each entry, so that people can follow', async () => {
    const house = openHouse();
    const table = await alone(house, 4);
    let version = (await viewOf(house, table)).play?.version;
    for (let halves = 0; halves < 120; halves++) {
      const { mine } = await viewOf(house, table, ANNA);
      if (mine?.isDeciding) return;
      await house.pass(499);
      const now = (await viewOf(house, table)).play?.version;
      const decided = house.kept
        .log(table)
        .slice(version)
        .filter(({ body }) => body.kind === 'entry' && body.entry.by !== 'chance');
      expect(decided.length).toBeLessThanOrEqual(1);
      version = now;
    }
  });

  it.each(LEVELS)('of level %s have a character of that level, and no two of them the same', async (level) => {
    const house = openHouse();
    const table = await openTable(house, [ANNA]);
    for (let count = 0; count < 4; count++) value(await house.tables.addComputer(table, ANNA, level));
    const characters = charactersAt(await viewOf(house, table));
    expect(new Set(characters).size).toBe(4);
    expect(characters.map((character) => characterOf(character).level)).toEqual(Array(4).fill(level));
  });

  it('are of the usual level if none is chosen, and as stand-ins', async () => {
    const house = openHouse();
    const table = await startTable(house, [ANNA, BEN, CLEO]);
    value(await house.tables.leave(table, CLEO));
    value(await house.tables.leave(table, BEN));
    const characters = charactersAt(await viewOf(house, table));
    expect(new Set(characters).size).toBe(2);
    for (const character of characters) expect(characterOf(character).level).toBe('steady');
  });

  it('keep their character when the table is read again', async () => {
    const file = join(testFolder(), 'tables.sqlite');
    const house = openHouse({ file });
    const table = await openTable(house, [ANNA]);
    for (const level of LEVELS) value(await house.tables.addComputer(table, ANNA, level));
    const before = (await viewOf(house, table)).places;
    house.close();
    expect((await viewOf(openHouse({ file }), table)).places).toEqual(before);
  });

  it('seem to think as long as their pace says, and never for long', () => {
    const dice = seededDice(1);
    const delays = (pace: Pace) =>
      Array.from({ length: 500 }, () => delayOf(CHARACTERS_BY_PACE[pace], dice)).sort((a, b) => a - b);
    const [brisk, calm, slow] = PACES.map(delays);
    const middle = (sorted: readonly number[] = []) => sorted[250] ?? 0;
    expect(middle(brisk)).toBeLessThan(middle(calm));
    expect(middle(calm)).toBeLessThan(middle(slow));
    expect(brisk?.[0]).toBeGreaterThanOrEqual(1_000);
    expect(slow?.[499]).toBeLessThanOrEqual(6_000);
  });

  it.each(PACES)('whose pace is %s decide no sooner and no later', async (pace) => {
    const { house, table, seat, since } = await anEmptySeat(CHARACTERS_BY_PACE[pace]);
    const { autoAt } = house.kept.table(table)?.play?.waiting.find((waiting) => waiting.seat === seat) ?? {};
    const delay = (autoAt ?? 0) - since;
    await house.pass(delay - 1);
    const before = (await viewOf(house, table)).play?.version;
    await house.pass(1);
    expect((await viewOf(house, table)).play?.version).not.toBe(before);
    expect(delay).toBeGreaterThanOrEqual(LEAST[pace]);
    expect(delay).toBeLessThanOrEqual(MOST[pace]);
  });

  it('see what a person in their seat would see, and nothing else', async () => {
    const questions: Question[] = [];
    const dice = seededDice(4);
    const house = openHouse({
      computer: {
        ...wanderingPlayer(dice),
        choose(question) {
          questions.push(question);
          return wander(gameOf(question.game), question.view, question.seat, dice);
        },
      },
    });
    const table = await alone(house);
    await playOut(house, table);
    const state = house.kept.table(table)?.play?.state ?? {};
    expect(questions.length).toBeGreaterThan(20);
    for (const { view, seat } of questions) {
      expect(view).toMatchObject({ viewer: seat });
      expect(Object.keys(view).filter((key) => ['pile', 'deck', 'bids', 'seen'].includes(key))).toEqual([]);
    }
    expect(Object.keys(state)).toContain('deck');
  });

  it.each([
    ['that fails', () => Promise.reject(new Error('out of memory'))],
    [
      'that throws',
      () => {
        throw new Error('out of memory');
      },
    ],
    ['that answers nonsense', () => ({ kind: 'win' })],
    ['that answers something illegal', () => ({ kind: 'bid', amount: 999 })],
  ])('one %s is reported, and holds nobody up', async (_, choose) => {
    const house = openHouse({ computer: { ...wanderingPlayer(seededDice(1)), choose } });
    expect(await playOut(house, await alone(house))).toBe('over');
    expect(new Set(house.problems.map(({ kind }) => kind))).toEqual(new Set(['computer-failed']));
  });

  it('one that answers something illegal is reported by the code of the refusal, which a log can hold', async () => {
    const choose = () => ({ kind: 'bid', amount: 999 });
    const house = openHouse({ computer: { ...wanderingPlayer(seededDice(1)), choose } });
    await playOut(house, await alone(house));
    const errors = house.problems.map((problem) => ('error' in problem ? problem.error : null));
    expect(errors).toContain('not-now');
    expect(new Set(errors.map((error) => typeof error))).toEqual(new Set(['string']));
  });

  it('begin nothing new once the house is halted, and go on after a restart', async () => {
    const file = join(testFolder(), 'tables.sqlite');
    const house = openHouse({ file });
    const table = await startTable(house, [ANNA, BEN, CLEO]);
    const halt = house.tables.run();
    for (const person of [ANNA, BEN]) value(await house.tables.leave(table, person));
    const before = house.kept.table(table)?.play?.version ?? 0;
    const left = house.tables.leave(table, CLEO);
    halt();
    value(await left);
    await house.tables.idle();
    expect((await viewOf(house, table)).play?.version).toBe(before);
    house.close();
    const again = openHouse({ file });
    await again.tables.resume();
    await again.tables.idle();
    expect((await viewOf(again, table)).status).toBe('over');
  });

  it('that never answer do not keep a halted house from coming to rest', async () => {
    let fail = () => {};
    const choose = () => new Promise<never>((_, reject) => (fail = () => reject(new Error('gone home'))));
    const { house, table } = await aTable(
      [ANNA, BEN, CLEO],
      {},
      { computer: { ...wanderingPlayer(seededDice(1)), choose } },
    );
    const halt = house.tables.run();
    for (const person of [ANNA, BEN, CLEO]) value(await house.tables.leave(table, person));
    halt();
    await house.tables.idle();
    expect((await viewOf(house, table)).status).toBe('running');
    fail();
    await new Promise((resolve) => setImmediate(resolve));
    expect(house.problems).toEqual([]);
  });

  it('think before they are due, so that the time of their move does not reveal how long they thought', async () => {
    const asked: Question[] = [];
    const wanderer = wanderingPlayer(seededDice(1));
    const choose = (question: Question) => {
      asked.push(question);
      return wanderer.choose(question);
    };
    const house = openHouse({ computer: { ...wanderer, choose } });
    const table = await alone(house, 4);
    const { play, mine } = await viewOf(house, table, ANNA);
    expect(mine?.isDeciding).toBe(false);
    expect(asked.map(({ seat }) => seat)).toEqual(play?.deciding.map(({ seat }) => seat));
    expect(house.kept.table(table)?.play?.waiting[0]?.autoAt).toBeGreaterThan(house.clock.now() + 1_000);
  });

  it('that keep failing rest for a minute, and are reported once', async () => {
    let isFull = false;
    const around = (store: TableStore): TableStore => ({
      ...store,
      async save(change) {
        if (isFull) throw new Error('disk full');
        return store.save(change);
      },
    });
    const house = openHouse({ around });
    const table = await alone(house, 4);
    const { version } = (await viewOf(house, table)).play ?? {};
    isFull = true;
    for (let tick = 0; tick < 20; tick++) {
      house.clock.turnTo(house.clock.now() + 2_000);
      await house.tables.tick();
      await house.tables.idle();
    }
    expect(house.problems).toMatchObject([{ kind: 'tick-failed', table }]);
    isFull = false;
    await house.pass(60_000);
    expect((await viewOf(house, table)).play?.version).toBeGreaterThan(version ?? 0);
  });

  it('that are slow are not asked twice', async () => {
    let asked = 0;
    const house = openHouse({
      computer: {
        ...wanderingPlayer(seededDice(1)),
        choose: () => {
          asked += 1;
          return new Promise(() => {});
        },
      },
    });
    const table = await alone(house, 4);
    const { mine } = await viewOf(house, table, ANNA);
    if (mine?.isDeciding) return;
    house.clock.turnTo(house.clock.now() + 60_000);
    for (let tick = 0; tick < 5; tick++) await house.tables.tick();
    await new Promise((resolve) => setImmediate(resolve));
    expect(asked).toBe(1);
  });

  it('that never answer are replaced by any legal move after a minute', async () => {
    const house = openHouse({ computer: { ...wanderingPlayer(seededDice(1)), choose: () => new Promise(() => {}) } });
    const table = await alone(house, 4);
    const before = (await viewOf(house, table)).play?.version ?? 0;
    for (let tick = 0; tick < 4; tick++) {
      house.clock.turnTo(house.clock.now() + 30_000);
      await house.tables.tick();
      await new Promise((resolve) => setImmediate(resolve));
    }
    const { play, mine } = await viewOf(house, table, ANNA);
    expect((play?.version ?? 0) > before || mine?.isDeciding).toBe(true);
    expect(house.problems).toContainEqual(expect.objectContaining({ kind: 'computer-failed', error: 'no answer' }));
  });
});
