/** What a running game needs beside its state, as JSON; read also as it was kept before there was what there is now. */
import type { DecisionKind } from '#engine/decision.ts';
import type { Seat } from '#engine/seat.ts';
import type { Play, Sealed, Waiting } from '#tables/play-state.ts';
import { UnreadableTable } from '#tables/ports.ts';
import { fromJson, type Json, toJson } from './json.ts';

type TableChanges = Omit<Play, 'state'>;

type Later = 'runsFrom' | 'used' | 'as' | 'turn';
type KeptWaiting = Omit<Waiting, Later> & Partial<Pick<Waiting, Later>>;

interface KeptSealed extends Omit<Sealed, 'waiting'> {
  readonly waiting?: KeptWaiting;
  /** In place of the waiting, before it was kept. */
  readonly since?: number;
}

/** Before entries were counted by turns. */
interface KeptUndoable {
  readonly seat: Seat;
  readonly depth: number;
}

export interface KeptRunning extends Omit<TableChanges, 'former' | 'waiting' | 'paused' | 'sealed' | 'undoable'> {
  readonly former?: TableChanges['former'];
  readonly undoable: TableChanges['undoable'] | KeptUndoable;
  readonly paused?: TableChanges['paused'];
  readonly waiting?: readonly KeptWaiting[];
  readonly sealed?: readonly KeptSealed[];
}

/** What decided together was face down before games said how; the rules of that time counted no turns. */
const readWaiting = (kept: KeptWaiting, as: DecisionKind): Waiting => ({
  runsFrom: kept.since,
  used: 0,
  as,
  turn: 0,
  ...kept,
});

function readSealed({ since = 0, waiting, ...sealed }: KeptSealed): Sealed {
  const { seat } = sealed;
  const asked = waiting ?? { seat, since, reminded: 0, muted: false, expired: false, autoAt: null };
  return { ...sealed, waiting: readWaiting(asked, 'sealed') };
}

export function readRunning(json: Json<KeptRunning>): TableChanges {
  const { former = [], paused = [], undoable, waiting, sealed, ...desk } = fromJson(json);
  if (!waiting || !sealed) throw new UnreadableTable('the desk is not whole');
  const as = waiting.length + sealed.length > 1 ? 'sealed' : 'turn';
  return {
    ...desk,
    former,
    paused,
    undoable: undoable && 'turns' in undoable ? undoable : null,
    waiting: waiting.map((each) => readWaiting(each, as)),
    sealed: sealed.map(readSealed),
  };
}

export const writeRunning = ({ state: _, ...desk }: Play): Json<TableChanges> => toJson(desk);
