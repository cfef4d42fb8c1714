/** `Play` without its state, as JSON. Older formats are read too. */
import type { DecisionKind } from '#engine/decision.ts';
import type { Seat } from '#engine/seat.ts';
import type { Play, Sealed, Undoable, Waiting } from '#tables/play-state.ts';
import { UnreadableTable } from '#tables/ports.ts';
import { fromJson, type Json, toJson } from './json.ts';

type TableChanges = Omit<Play, 'state'>;

type Later = 'runsFrom' | 'used' | 'as' | 'turn' | 'callAt';
type KeptWaiting = Omit<Waiting, Later> & Partial<Pick<Waiting, Later>>;

interface KeptSealed extends Omit<Sealed, 'waiting' | 'byComputer'> {
  readonly byComputer?: boolean;
  readonly waiting?: KeptWaiting;
  /** Older rows have this instead of `waiting`. */
  readonly since?: number;
}

/** From before the moves themselves were kept: a number alone, or one for each turn. */
interface KeptUndoable {
  readonly seat: Seat;
  readonly depth?: number;
  readonly turns?: readonly { readonly turn: number; readonly count: number }[];
}

export interface KeptRunning
  extends Omit<TableChanges, 'former' | 'acts' | 'waiting' | 'paused' | 'sealed' | 'undoable'> {
  readonly former?: TableChanges['former'];
  readonly acts?: TableChanges['acts'];
  readonly undoable: TableChanges['undoable'] | KeptUndoable;
  readonly paused?: TableChanges['paused'];
  readonly waiting?: readonly KeptWaiting[];
  readonly sealed?: readonly KeptSealed[];
}

/** Older rows lack `as` and `turn`: then, simultaneous decisions were sealed, and turns were not counted. */
const readWaiting = (kept: KeptWaiting, as: DecisionKind): Waiting => ({
  runsFrom: kept.since,
  used: 0,
  as,
  turn: 0,
  callAt: null,
  ...kept,
});

function readSealed({ since = 0, waiting, byComputer = false, ...sealed }: KeptSealed): Sealed {
  const { seat } = sealed;
  const asked = waiting ?? { seat, since, reminded: 0, muted: false, expired: false, autoAt: null };
  return { ...sealed, byComputer, waiting: readWaiting(asked, 'sealed') };
}

const isWhole = (kept: NonNullable<KeptRunning['undoable']>): kept is Undoable =>
  kept.turns?.every((each) => 'moves' in each) ?? false;

export function readRunning(json: Json<KeptRunning>): TableChanges {
  const { former = [], acts = [], paused = [], undoable, waiting, sealed, ...running } = fromJson(json);
  if (!waiting || !sealed) throw new UnreadableTable('what is running is not whole');
  const as = waiting.length + sealed.length > 1 ? 'sealed' : 'turn';
  return {
    ...running,
    former,
    acts,
    paused,
    undoable: undoable && isWhole(undoable) ? undoable : null,
    waiting: waiting.map((each) => readWaiting(each, as)),
    sealed: sealed.map(readSealed),
  };
}

export const writeRunning = ({ state: _, ...running }: Play): Json<TableChanges> => toJson(running);
