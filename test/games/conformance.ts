/** Runs the laws over random games of every registered game and every number of seats. */
import { describe, expect, it } from 'vitest';
import { type Dice, seededDice } from '#engine/chance.ts';
import type { Entry, Game, GameTypes } from '#engine/game.ts';
import type { GameModule } from '#engine/module.ts';
import { type GameOption, usualOptions } from '#engine/options.ts';
import { type GameId, MODULES } from '#games/index.ts';
import { isLong } from '../support/long-games.ts';
import { forSeeds } from '../support/seeds.ts';
import { ordersOf } from '../support/standing-orders.ts';
import {
  applyIsPure,
  chancesAreListed,
  everyEntryIsListed,
  type Moment,
  menuIsTheRules,
  ordersAreLegal,
  overIsOver,
  policyIsLegal,
  randomGame,
  replayIsTheState,
  sealedMovesCommute,
  somebodyDecides,
  type Table,
  turnsGoUp,
  varied,
  viewsKeepSecrets,
  worldsCanBePlayed,
} from './laws.ts';

/** Seeds of games that once broke a law, by the name of their table: they are tried in every run. */
const ONCE_FAILED: Partial<Record<GameId, Readonly<Record<string, readonly number[]>>>> = {};

/** What is kept from elsewhere in the game, to try where most of it is wrong. */
const POOL_SIZE = 40;

function keepSome<T>(pool: T[], items: readonly T[], dice: Dice): void {
  for (const item of items) {
    if (dice.below(4) === 0) pool[pool.length < POOL_SIZE ? pool.length : dice.below(POOL_SIZE)] = item;
  }
}

const seatCounts = ({ seats: { min, max } }: Game<GameTypes>): number[] =>
  Array.from({ length: max - min + 1 }, (_, index) => min + index);

/** Every choice of every option at least once, the others as usual. */
function optionSets(options: readonly GameOption[]): Record<string, string>[] {
  const usual = usualOptions(options);
  const others = options.flatMap(({ id, choices }) => choices.slice(1).map((choice) => ({ ...usual, [id]: choice })));
  return [usual, ...others];
}

/** Every number of seats as usual; every other choice with one number of seats, with the next one the next. */
function tablesOf(game: Game<GameTypes>): [string, Table<GameTypes>][] {
  const counts = seatCounts(game).toReversed();
  const [usual = {}, ...others] = optionSets(game.options);
  const unusual = others.map((chosen, index) => ({ seats: counts[index % counts.length] ?? game.seats.max, chosen }));
  return [...counts.map((seats) => ({ seats, chosen: usual })), ...unusual].map(({ seats, chosen }) => {
    const options = game.settleOptions(chosen);
    return [[`${seats} seats`, ...Object.values(options)].join(', '), { seats, options }];
  });
}

/** Of a long game, one state in ten. */
function* examined(game: Game<GameTypes>, table: Table<GameTypes>, seed: number): Generator<Moment<GameTypes>> {
  const dice = seededDice(seed + 2);
  for (const moment of randomGame(game, table, seed)) {
    if (!isLong(game.id as GameId) || dice.below(10) === 0) yield moment;
  }
}

/** Not everywhere: menus are large. */
function checkMenus(game: Game<GameTypes>, table: Table<GameTypes>, seed: number): void {
  const dice = seededDice(seed + 1);
  const pool: GameTypes['move'][] = [];
  for (const moment of examined(game, table, seed)) {
    if (dice.below(3) === 0) keepSome(pool, menuIsTheRules(game, moment, pool, dice), dice);
  }
}

/** Only now and then: lists are long. */
function checkLists(module: GameModule<GameTypes>, table: Table<GameTypes>, seed: number): void {
  const dice = seededDice(seed + 1);
  const pool: Entry[] = [];
  for (const moment of randomGame(module.game, table, seed)) {
    if (dice.below(isLong(module.game.id as GameId) ? 20 : 5) === 0) {
      const others = [...pool, ...varied(module.game, pool, dice)];
      keepSome(pool, everyEntryIsListed(module, table, moment, others) ?? [], dice);
    }
    if (moment.next) keepSome(pool, [moment.next], dice);
  }
}

/** Here and there: most orders are silent at most moments. */
function checkUnasked(id: GameId, module: GameModule<GameTypes>, table: Table<GameTypes>, seed: number): void {
  const dice = seededDice(seed + 1);
  const policies = Object.values(module.policies ?? {});
  for (const moment of examined(module.game, table, seed)) {
    if (moment.next !== null && dice.below(5) > 0) continue;
    ordersAreLegal(module, ordersOf(id), table.seats, moment, dice);
    for (const policy of policies) policyIsLegal(module.game, policy, moment, dice);
  }
}

/** `largest`: with the most seats alone. */
type Tables = 'every' | 'largest';

export function conformance(ids: readonly GameId[], games: number, tables: Tables): void {
  for (const id of ids) conformanceOf(id, MODULES[id], games, tables);
}

function conformanceOf(id: GameId, module: GameModule<GameTypes>, games: number, tables: Tables): void {
  const { game } = module;

  it(`knows the tables of ${id} that once failed`, () => {
    const names = tablesOf(game).map(([name]) => name);
    expect(Object.keys(ONCE_FAILED[id] ?? {}).filter((name) => !names.includes(name))).toEqual([]);
  });

  describe.each(tablesOf(game).slice(0, tables === 'every' ? undefined : 1))(`${id} with %s`, (name, table) => {
    const { seats, options } = table;
    const seeds = (check: (seed: number) => void) => forSeeds(games, check, ONCE_FAILED[id]?.[name]);

    it('goes by its own id and sets up the same, always', () => {
      expect(game.id).toBe(id);
      expect(game.setUp(seats, options)).toEqual(game.setUp(seats, options));
      expect(game.settleOptions(options)).toEqual(options);
    });

    it('applies purely: same log, same state, also through JSON at each step', () => {
      seeds((seed) => {
        for (const moment of examined(game, table, seed)) applyIsPure(game, moment);
      });
    });

    it('replays every prefix of its log, and is over when it is over', () => {
      seeds((seed) => {
        const moments = [...randomGame(game, table, seed)];
        replayIsTheState(game, table, moments.slice(0, 60));
        overIsOver(
          game,
          moments.at(-1)?.state ?? {},
          moments.flatMap(({ next }) => (next ? [next] : [])),
        );
      });
    });

    it('lets somebody decide until it is over, and nobody else', () => {
      seeds((seed) => {
        for (const moment of examined(game, table, seed)) somebodyDecides(game, seats, moment);
      });
    });

    it('offers exactly what it does not refuse', () => {
      seeds((seed) => checkMenus(game, table, seed));
    });

    it('keeps secrets: what a viewer can’t know changes nothing they see or may choose', () => {
      seeds((seed) => {
        const dice = seededDice(seed + 1);
        for (const moment of examined(game, table, seed)) viewsKeepSecrets(game, seats, moment, dice);
      });
    });

    it('never goes back a turn, and takes sealed moves in any order', () => {
      seeds((seed) => {
        const dice = seededDice(seed + 1);
        const moments = [...randomGame(game, table, seed)];
        turnsGoUp(game, moments);
        for (const moment of moments) sealedMovesCommute(game, moment, dice);
      });
    });

    it('lists what chance can decide, and draws nothing else', () => {
      seeds((seed) => {
        for (const moment of randomGame(game, table, seed)) chancesAreListed(game, moment);
      });
    });

    it('lists every legal entry once, and reads it back from its line in a record', () => {
      seeds((seed) => checkLists(module, table, seed));
    });

    it('makes legal moves alone by order and by policy, whatever is hidden', () => {
      seeds((seed) => checkUnasked(id, module, table, seed));
    });

    it('can be played to its end from any invented world', () => {
      seeds((seed) => {
        const dice = seededDice(seed + 1);
        for (const moment of examined(game, table, seed))
          if (dice.below(25) === 0) worldsCanBePlayed(game, moment, dice);
      });
    });
  });
}
