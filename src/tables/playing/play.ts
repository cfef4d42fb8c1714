/** Makes a choice: refused, entered in the open or laid face down, as the game asks for it. */
import { err, ok } from '#engine/result.ts';
import type { Seat } from '#engine/seat.ts';
import type { Change, Changed, Moment } from '../change.ts';
import { setUpAt } from '../log/replay.ts';
import type { Play } from '../play-state.ts';
import { byTheRules } from '../refusals.ts';
import { type AnyEntry, decisionOfSeats, gameOf } from '../rulebook.ts';
import { runningPlay, type Table } from '../table.ts';
import { startBudgets } from '../time/budgets.ts';
import { enter, startBatch } from './entering.ts';
import { seal } from './sealing.ts';
import { settle } from './settling.ts';

export interface Choice {
  readonly seat: Seat;
  readonly version: number;
  /** JSON of unknown origin. */
  readonly move: unknown;
  /** How often, as long as nothing comes between; once if it is left out. */
  readonly times?: number;
}

export function beginPlay(table: Table, moment: Moment): Change {
  const game = gameOf(table.game);
  const play: Play = {
    version: 0,
    length: 0,
    state: setUpAt(table),
    drawn: 0,
    sealed: [],
    undoable: null,
    waiting: [],
    paused: [],
    budgets: startBudgets(table, table.places.length),
    acts: [],
    former: [],
  };
  // The lobby may be older than the game's present rules.
  const begun: Table = { ...table, status: 'running', rulesVersion: game.rulesVersion };
  return settle(begun, startBatch(play), [], moment);
}

/** If several seats decide in the open, the first to choose goes first, and the others then choose in the new state. */
export function choose(table: Table, choice: Choice, moment: Moment): Changed {
  const play = runningPlay(table);
  if (!play) return err({ code: 'not-running' });
  const parsed = gameOf(table.game).parseEntry({ by: choice.seat, move: choice.move });
  if (!parsed.ok) return err(byTheRules(parsed.error));
  const entry = parsed.value;
  if (entry.by === 'chance') return err({ code: 'not-your-decision' });
  if (choice.version !== play.version) return err({ code: 'stale', version: play.version });
  const isSealed = decisionOfSeats(table.game, play.state)?.as === 'sealed';
  return isSealed ? seal(table, play, entry, moment) : enterOften(table, play, entry, choice.times ?? 1, moment);
}

type SeatEntry = AnyEntry & { readonly by: Seat };

/** Each time it is an entry of its own, to be undone by itself. */
function enterOften(table: Table, play: Play, entry: SeatEntry, times: number, moment: Moment): Changed {
  const game = gameOf(table.game);
  const batch = startBatch(play);
  const refusal = enter(game, batch, entry);
  if (refusal) return err(refusal);
  for (let made = 1; made < times && isStillAsked(table, batch.play, entry.by, play); made++) {
    if (enter(game, batch, entry) !== null) break;
  }
  return ok(settle(table, batch, [entry.by], moment));
}

/** In the same turn, with nothing that has come to light. */
function isStillAsked({ game }: Table, { state, undoable }: Play, seat: Seat, before: Play): boolean {
  const now = decisionOfSeats(game, state);
  const isSameTurn = now?.turn === decisionOfSeats(game, before.state)?.turn;
  return now?.as === 'turn' && isSameTurn && now.seats.includes(seat) && undoable !== null;
}
