/** Games outlive a change of their rules. */

import { err, ok } from '#engine/result.ts';
import { type Changed, changed, type Moment } from '../change.ts';
import { type Fact, toDecide } from '../facts.ts';
import type { Play, Waiting } from '../play-state.ts';
import { withWaiting } from '../playing/waiting.ts';
import { decisionOfSeats, gameOf, isCurrent } from '../rulebook.ts';
import type { Table } from '../table.ts';

/**
 * Brings a game that began under older rules to the current ones: it goes on from its present state, and the log says so.
 * Refused if the game can't convert that state.
 *
 * All that lies face down is given back. The new rules may refuse such a move, and a move that comes back alone would tell
 * what it was.
 */
export function adoptRules(table: Table, moment: Moment): Changed {
  const game = gameOf(table.game);
  const { play } = table;
  if (!play || isCurrent(table.game, table.rulesVersion)) return changed(table, []);
  const state = game.adopt(play.state, table.rulesVersion);
  if (state === null) return err({ code: 'older-rules' });
  const { rulesVersion } = game;
  const before = renumbered(table, { ...play, state, length: play.length + 1, undoable: null });
  const isReturned = play.sealed.length > 0;
  const emptied: Play = isReturned ? { ...before, version: before.version + 1, sealed: [] } : before;
  const next = withWaiting({ ...table, play: before }, emptied, [], moment);
  return ok({
    table: { ...table, rulesVersion, play: next },
    rows: [{ kind: 'rules', version: rulesVersion, state, ...(isReturned ? { sealed: 'returned' as const } : {}) }],
    facts: isReturned ? calls(next) : [],
  });
}

/** All of them: whoever alone is called has decided already. */
function calls({ waiting }: Play): Fact[] {
  const [first] = waiting;
  const seats = waiting.map(({ seat }) => seat);
  return first ? [toDecide(seats, first.as)] : [];
}

/** The new rules may number turns differently. No seat gets its time anew for that. */
function renumbered({ game }: Table, play: Play): Play {
  const decision = decisionOfSeats(game, play.state);
  const asked = play.waiting[0] ?? play.sealed[0]?.waiting;
  if (!decision || !asked) return play;
  const by = decision.turn - asked.turn;
  const moved = (each: Waiting): Waiting => ({ ...each, turn: each.turn + by });
  return {
    ...play,
    waiting: play.waiting.map((each) => ({ ...moved(each), as: decision.as })),
    sealed: play.sealed.map((each) => ({ ...each, waiting: moved(each.waiting) })),
    paused: play.paused.map((each) => ({ ...each, waiting: moved(each.waiting) })),
  };
}
