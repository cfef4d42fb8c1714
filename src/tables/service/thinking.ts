/** Asks computers for their moves, and trusts none of them. */
import { invariant } from '#engine/invariant.ts';
import type { Seat } from '#engine/seat.ts';
import { wander } from '#engine/wander.ts';
import type { TableId } from '../ids.ts';
import type { Play } from '../play-state.ts';
import type { Ports } from '../ports.ts';
import { type AnyMove, type GameId, gameOf } from '../rulebook.ts';
import { characterOf, USUAL_LEVEL } from '../seats/computers.ts';
import { runningPlay, type Table } from '../table.ts';

export interface Thinking {
  /** Asks every computer that is to decide, before it is due: when it acts does not reveal how long it thought. */
  thinkAhead(table: Table): void;
  /** Null if the computer was abandoned before it decided. */
  think(table: Table, seat: Seat): Promise<AnyMove | null>;
  /** Any legal move, for a computer that failed: the others must not wait. */
  anyMove(table: Table, seat: Seat): AnyMove;
  /** Ends the wait for every computer that thinks. */
  abandon(): void;
}

/** A computer's move is checked like a person's. */
export function refuseAnswer(id: GameId, state: object, seat: Seat, move: AnyMove) {
  const parsed = gameOf(id).parseEntry({ by: seat, move });
  return parsed.ok ? gameOf(id).refuse(state, parsed.value) : parsed.error;
}

/** Moves under way or found, by seat and character, for one version of a table. */
interface Thoughts {
  readonly version: number;
  readonly moves: Map<string, Promise<AnyMove | null>>;
}

function playAt({ play }: Table): Play {
  invariant(play !== null, 'a game to think about');
  return play;
}

const thinkerAt = ({ places }: Table, seat: Seat): string | null => {
  const occupant = places[seat]?.occupant;
  return occupant?.kind === 'computer' ? `${seat}/${occupant.character}` : null;
};

export function createThinking({ computer, dice, report, isOurs = () => true }: Ports): Thinking {
  /** One for each computer that thinks: ends the wait for it. */
  const waits = new Set<() => void>();
  const latest = new Map<TableId, Thoughts>();
  /** From then on, failures are not reported. */
  let isAbandoned = false;

  async function answerOf(table: Table, seat: Seat): Promise<AnyMove> {
    const { state } = playAt(table);
    const occupant = table.places[seat]?.occupant;
    const level = occupant?.kind === 'computer' ? characterOf(occupant.character).level : USUAL_LEVEL;
    const view = gameOf(table.game).view(state, seat);
    try {
      const move = await computer.choose({ game: table.game, seat, level, view });
      const refusal = refuseAnswer(table.game, state, seat, move);
      if (!refusal) return move;
      report({ kind: 'computer-failed', table: table.id, error: refusal.code });
    } catch (error) {
      if (!isAbandoned) report({ kind: 'computer-failed', table: table.id, error });
    }
    return anyMove(table, seat);
  }

  function anyMove(table: Table, seat: Seat): AnyMove {
    const game = gameOf(table.game);
    return wander(game, game.view(playAt(table).state, seat), seat, dice);
  }

  const askComputer = (table: Table, seat: Seat): Promise<AnyMove | null> =>
    new Promise((resolve, reject) => {
      const giveUp = () => resolve(null);
      waits.add(giveUp);
      void answerOf(table, seat)
        .then(resolve, reject)
        .finally(() => waits.delete(giveUp));
    });

  function thoughtsOn(table: Table): Thoughts['moves'] {
    const { version } = playAt(table);
    const known = latest.get(table.id);
    if (known?.version === version) return known.moves;
    const moves: Thoughts['moves'] = new Map();
    latest.set(table.id, { version, moves });
    return moves;
  }

  function think(table: Table, seat: Seat): Promise<AnyMove | null> {
    const moves = thoughtsOn(table);
    const thinker = thinkerAt(table, seat) ?? `${seat}`;
    const move = moves.get(thinker) ?? askComputer(table, seat);
    moves.set(thinker, move);
    return move;
  }

  function thinkAhead(table: Table): void {
    const play = runningPlay(table);
    if (!play) return void latest.delete(table.id);
    // When it is due, the process that answers for the table's server decides: nobody is to think twice.
    if (!isOurs(table.guild)) return;
    for (const { seat } of play.waiting) {
      // A failure reaches the later caller of `think`.
      if (thinkerAt(table, seat) !== null) think(table, seat).catch(() => undefined);
    }
  }

  return {
    thinkAhead,
    think,
    anyMove,
    abandon() {
      isAbandoned = true;
      for (const giveUp of waits) giveUp();
    },
  };
}
