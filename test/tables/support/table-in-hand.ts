/** One table of any game, changed by the rules of tables alone: no store, no queue, a clock turned by hand. */
import { type Dice, seededDice } from '#engine/chance.ts';
import type { Seat } from '#engine/seat.ts';
import { wander } from '#engine/wander.ts';
import type { Changed, Moment } from '#tables/change.ts';
import type { Fact } from '#tables/facts.ts';
import { channelId, tableId } from '#tables/ids.ts';
import type { LogRow } from '#tables/log/log.ts';
import { type ClockRule, defaultOptions } from '#tables/options.ts';
import { DEFAULT_SETTINGS } from '#tables/person-settings.ts';
import type { Play } from '#tables/play-state.ts';
import { beginPlay, choose } from '#tables/playing/play.ts';
import { undo } from '#tables/playing/undo.ts';
import { type AnyMove, type GameId, gameOf, moduleOf } from '#tables/rulebook.ts';
import type { Occupant, Table } from '#tables/table.ts';
import { passTime } from '#tables/time/time.ts';
import { ANNA, BEN, CLEO, DORA, START, value } from './house.ts';

const PEOPLE: readonly Occupant[] = [ANNA, BEN, CLEO, DORA].map((person) => ({ kind: 'person', person }));

export interface TableInHand {
  readonly table: Table;
  readonly play: Play;
  readonly now: number;
  readonly moment: Moment;
  readonly rows: readonly LogRow[];
  /** Returns the facts. */
  change(decide: (table: Table, moment: Moment) => Changed): readonly Fact[];
  choose(seat: Seat, move: AnyMove | string): readonly Fact[];
  undo(seat: Seat, count?: number): readonly Fact[];
  /** Turns the clock on, and then lets the time pass at the table. */
  pass(milliseconds: number): readonly Fact[];
  /** Some legal move of this seat. */
  someMove(seat: Seat): AnyMove;
}

interface Parts {
  readonly seats?: number;
  readonly clock?: ClockRule;
  readonly dice?: Dice;
  readonly occupants?: readonly Occupant[];
}

function newTable(game: GameId, { seats = 3, clock = { kind: 'none' }, occupants = PEOPLE }: Parts): Table {
  return {
    id: tableId('table'),
    game,
    rulesVersion: gameOf(game).rulesVersion,
    guild: null,
    channel: channelId('channel'),
    host: ANNA,
    status: 'lobby',
    options: { ...defaultOptions(gameOf(game)), clock },
    places: occupants.slice(0, seats).map((occupant, index) => ({
      colour: moduleOf(game).colours[index] ?? '',
      occupant,
      orders: [],
    })),
    fairness: { seed: '5'.repeat(64), salt: 'salt' },
    play: null,
    ranking: null,
    revision: 0,
    openedAt: START,
    touchedAt: START,
    invited: [],
  };
}

export function takeInHand(game: GameId, parts: Parts = {}): TableInHand {
  const { dice = seededDice(7) } = parts;
  let now = START;
  let table = newTable(game, parts);
  const rows: LogRow[] = [];
  const moment = (): Moment => ({ now, dice, settingsOf: () => ({ ...DEFAULT_SETTINGS, remindAfter: null }) });

  function change(decide: (table: Table, moment: Moment) => Changed): readonly Fact[] {
    const made = value(decide(table, moment()));
    table = made.table;
    for (const body of made.rows) rows.push({ seq: rows.length, at: now, body });
    return made.facts;
  }

  const playNow = (): Play => {
    if (!table.play) throw new Error('not begun');
    return table.play;
  };

  change((at, when) => ({ ok: true, value: beginPlay(at, when) }));
  return {
    get table() {
      return table;
    },
    get play() {
      return playNow();
    },
    get now() {
      return now;
    },
    get moment() {
      return moment();
    },
    rows,
    change,
    choose: (seat, move) =>
      change((at, when) =>
        choose(at, { seat, version: playNow().version, move: typeof move === 'string' ? { kind: move } : move }, when),
      ),
    undo: (seat, count = 1) => change((at, when) => undo(at, { seat, count, version: playNow().version }, rows, when)),
    pass(milliseconds) {
      now += milliseconds;
      return change(passTime);
    },
    someMove: (seat) => wander(gameOf(game), gameOf(game).view(playNow().state, seat), seat, dice),
  };
}
