import { describe, expect, it } from 'vitest';
import { seededDice } from '#engine/chance.ts';
import { seat } from '#engine/seat.ts';
import type { PersonId } from '#tables/ids.ts';
import type { Advice, ComputerPlayer } from '#tables/ports.ts';
import type { TableView } from '#tables/table-view.ts';
import { wanderingPlayer } from '../../support/wandering-player.ts';
import { aTable } from '../support/a-table.ts';
import {
  ANNA,
  BEN,
  CLEO,
  codeOf,
  DAY,
  DORA,
  type HandClock,
  handClock,
  openHouse,
  openTable,
  personIn,
  playUntil,
  someMove,
  startTable,
  value,
  viewOf,
} from '../support/house.ts';

type Suggest = ComputerPlayer['suggest'];

const WANDERING = wanderingPlayer(seededDice(1));
const NEVER: Suggest = () => new Promise(() => {});

/** A game of three, and the person who decides first. */
async function aGame(suggest: Suggest = WANDERING.suggest, clock: HandClock = handClock()) {
  const { house, table } = await aTable([ANNA, BEN, CLEO], {}, { computer: { ...WANDERING, suggest }, clock });
  const { person, version, move, seat } = await someMove(house, table);
  house.news();
  return { house, table, person, version, move, seat };
}

const others = (person: PersonId) => [ANNA, BEN, CLEO].filter((each) => each !== person);

/** A clock whose timers fire by hand. */
function strikingClock(): HandClock & { strike(): void } {
  const calls = new Set<() => void>();
  return {
    ...handClock(),
    every(_, call) {
      calls.add(call);
      return () => calls.delete(call);
    },
    strike() {
      for (const call of calls) call();
    },
  };
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('a suggestion', () => {
  it('is a move that can be made', async () => {
    const { house, table, person, version } = await aGame();
    const { move } = value(await house.tables.suggest(table, person, version));
    expect(codeOf(await house.tables.choose(table, person, version, move))).toBe('ok');
  });

  it('comes only from what the asking player sees', async () => {
    const asked: Parameters<Suggest>[0][] = [];
    const { house, table, person, version, seat } = await aGame((question, stop) => {
      asked.push(question);
      return WANDERING.suggest(question, stop);
    });
    value(await house.tables.suggest(table, person, version));
    expect(asked).toEqual([{ game: 'urland', seat, view: (await viewOf(house, table, person)).mine?.view }]);
    expect(Object.keys(asked[0]?.view ?? {})).not.toContain('deck');
  });

  it('is not announced, and changes nothing', async () => {
    const { house, table, person, version } = await aGame();
    const before = house.kept.table(table);
    value(await house.tables.suggest(table, person, version));
    await house.tables.idle();
    expect(house.news()).toEqual([]);
    expect(house.kept.table(table)).toEqual(before);
  });

  it('is the same when the same is asked again, without another search', async () => {
    let searches = 0;
    const { house, table, person, version } = await aGame((question, stop) => {
      searches += 1;
      return WANDERING.suggest(question, stop);
    });
    const ask = () => house.tables.suggest(table, person, version);
    const [first, second] = await Promise.all([ask(), ask()]);
    expect(second).toEqual(first);
    expect(await ask()).toEqual(first);
    expect(searches).toBe(1);
  });

  it('that plans the turn goes on with its plan while its player follows it, and is the same after an undo', async () => {
    let searches = 0;
    const breed = { move: { kind: 'breed', ocean: 'A' } as Advice['move'], reason: null };
    const suggest: Suggest = () => {
      searches += 1;
      return { ...breed, rest: [breed], winChance: 0.5, instead: null };
    };
    const { house, table } = await aTable([ANNA, BEN, CLEO], {}, { computer: { ...WANDERING, suggest } });
    const actionsLeft = ({ play }: TableView) => (play?.open as { phase?: { left?: number } } | undefined)?.phase?.left;
    const start = await playUntil(house, table, (view) => actionsLeft(view) === 3);
    const person = personIn(start, start.play?.deciding[0]?.seat ?? seat(0));
    const ask = async () => {
      const version = (await viewOf(house, table)).play?.version ?? -1;
      return { version, advice: value(await house.tables.suggest(table, person, version)) };
    };
    const first = await ask();
    value(await house.tables.choose(table, person, first.version, first.advice.move));
    const second = await ask();
    expect(second.advice).toEqual({ ...breed, rest: [], winChance: null, instead: null });
    value(await house.tables.undo(table, person, second.version, 1));
    expect((await ask()).advice).toEqual(first.advice);
    expect(searches).toBe(1);
  });

  it('is open to everybody who decides at the same time', async () => {
    const { house, table } = await aTable([ANNA, BEN, CLEO]);
    const { play } = await playUntil(house, table, ({ play }) => (play?.deciding.length ?? 0) === 3);
    const bids = await Promise.all(
      [ANNA, BEN, CLEO].map((person) => house.tables.suggest(table, person, play?.version ?? -1)),
    );
    expect(bids.map((bid) => value(bid).move.kind)).toEqual(['bid', 'bid', 'bid']);
  });
});

it('a suggestion is available at a sleeping table, and does not wake it', async () => {
  const { house, table, person, version } = await aGame();
  await house.pass(40 * DAY);
  expect(codeOf(await house.tables.suggest(table, person, version))).toBe('ok');
  expect((await viewOf(house, table)).status).toBe('asleep');
});

describe('a suggestion is refused', () => {
  it('to a person without a seat, and to a player who is not to decide', async () => {
    const { house, table, person, version } = await aGame();
    expect(codeOf(await house.tables.suggest(table, DORA, version))).toBe('not-seated');
    for (const other of others(person))
      expect(codeOf(await house.tables.suggest(table, other, version))).toBe('not-your-decision');
  });

  it('before the game, and to a player with a stand-in', async () => {
    const house = openHouse();
    expect(codeOf(await house.tables.suggest(await openTable(house, [ANNA]), ANNA, 0))).toBe('not-running');
    const { house: other, table, person, seat, version } = await aGame();
    await other.pass(8 * DAY);
    value(await other.tables.standIn(table, others(person)[0] ?? ANNA, seat));
    expect(codeOf(await other.tables.suggest(table, person, version))).toBe('computer-plays-for-you');
  });

  it('at a table that plays without suggestions', async () => {
    const house = openHouse();
    const table = await startTable(house, [ANNA, BEN, CLEO], { suggestions: false });
    const { person, version } = await someMove(house, table);
    expect(codeOf(await house.tables.suggest(table, person, version))).toBe('suggestions-off');
  });

  it('for a version that the game has left behind', async () => {
    const { house, table, person, version, move } = await aGame();
    value(await house.tables.choose(table, person, version, move));
    expect(codeOf(await house.tables.suggest(table, person, version))).toBe('stale');
  });

  it('if the game has moved on during the search', async () => {
    let found: (advice: Advice) => void = () => undefined;
    const { house, table, person, version, move } = await aGame(
      () => new Promise<Advice>((resolve) => (found = resolve)),
    );
    const asked = house.tables.suggest(table, person, version);
    await nextTurn();
    value(await house.tables.choose(table, person, version, move));
    found({ move, reason: null, rest: [], winChance: null, instead: null });
    expect(codeOf(await asked)).toBe('stale');
  });
});

describe('when none is found', () => {
  it.each<[string, Suggest]>([
    ['fails', () => Promise.reject(new Error('out of memory'))],
    [
      'throws',
      () => {
        throw new Error('out of memory');
      },
    ],
    [
      'is illegal',
      () => ({ move: { kind: 'bid', amount: 999 }, reason: null, rest: [], winChance: null, instead: null }),
    ],
    ['is nonsense', () => ({ move: { kind: 'win' }, reason: null, rest: [], winChance: null, instead: null })],
  ])('because the computer %s, the player gets a refusal, it is reported, and the game goes on', async (_, suggest) => {
    const { house, table, person, version, move } = await aGame(suggest);
    expect(codeOf(await house.tables.suggest(table, person, version))).toBe('no-suggestion');
    expect(house.problems).toEqual([expect.objectContaining({ kind: 'suggestion-failed', table })]);
    expect(JSON.stringify(house.problems)).not.toMatch(/999|win/);
    expect(codeOf(await house.tables.choose(table, person, version, move))).toBe('ok');
  });

  it('in time, the computer is asked to hurry, and is given up at last', async () => {
    const clock = strikingClock();
    const signals: AbortSignal[] = [];
    const { house, table, person, version } = await aGame((question, stop) => {
      signals.push(stop);
      return NEVER(question, stop);
    }, clock);
    const asked = house.tables.suggest(table, person, version);
    await nextTurn();
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    clock.strike();
    expect(codeOf(await asked)).toBe('no-suggestion');
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it('the next request searches again', async () => {
    let isBroken = true;
    const { house, table, person, version } = await aGame((question, stop) =>
      isBroken ? Promise.reject(new Error('out of memory')) : WANDERING.suggest(question, stop),
    );
    expect(codeOf(await house.tables.suggest(table, person, version))).toBe('no-suggestion');
    isBroken = false;
    expect(codeOf(await house.tables.suggest(table, person, version))).toBe('ok');
  });
});
