/** What a computer decides, asked in the seat's place and never trusted. */
import { invariant } from '#engine/invariant.ts';
import type { Seat } from '#engine/seat.ts';
import { wander } from '#engine/wander.ts';
import { characterOf, USUAL_LEVEL } from '../computers.ts';
import type { Ports } from '../ports.ts';
import { type AnyMove, type GameId, gameOf } from '../rulebook.ts';
import type { Table } from '../table.ts';

export interface Thinking {
  /** Null if it was let go before it had decided. */
  think(table: Table, seat: Seat): Promise<AnyMove | null>;
  /** Whatever has become of the computer, the others don't wait: any legal move will do. */
  anyMove(table: Table, seat: Seat): AnyMove;
  /** Nobody waits any longer for those who think. */
  letGo(): void;
}

/** A computer's move is judged like anybody's. */
export function refuseAnswer(id: GameId, state: object, seat: Seat, move: AnyMove) {
  const parsed = gameOf(id).parseEntry({ by: seat, move });
  return parsed.ok ? gameOf(id).refuse(state, parsed.value) : parsed.error;
}

export function createThinking({ computer, dice, report }: Ports): Thinking {
  /** Ends the wait for each that thinks. */
  const waits = new Set<() => void>();
  /** What becomes of them then is nobody's trouble. */
  let isLetGo = false;

  async function answerOf(table: Table, seat: Seat): Promise<AnyMove> {
    invariant(table.play !== null, 'a game to think about');
    const occupant = table.places[seat]?.occupant;
    const level = occupant?.kind === 'computer' ? characterOf(occupant.character).level : USUAL_LEVEL;
    const view = gameOf(table.game).view(table.play.state, seat);
    try {
      const move = await computer.choose({ game: table.game, seat, level, view });
      const refusal = refuseAnswer(table.game, table.play.state, seat, move);
      if (!refusal) return move;
      report({ kind: 'computer-failed', table: table.id, error: refusal.code });
    } catch (error) {
      if (!isLetGo) report({ kind: 'computer-failed', table: table.id, error });
    }
    return anyMove(table, seat);
  }

  function anyMove({ game, play }: Table, seat: Seat): AnyMove {
    invariant(play !== null, 'a game to move in');
    return wander(gameOf(game), gameOf(game).view(play.state, seat), seat, dice);
  }

  return {
    think: (table, seat) =>
      new Promise((resolve, reject) => {
        const giveUp = () => resolve(null);
        waits.add(giveUp);
        void answerOf(table, seat)
          .then(resolve, reject)
          .finally(() => waits.delete(giveUp));
      }),
    anyMove,
    letGo() {
      isLetGo = true;
      for (const giveUp of waits) giveUp();
    },
  };
}
