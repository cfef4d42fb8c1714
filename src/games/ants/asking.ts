/** What the top task asks for, and whether there is anything to choose. */
import { askedOperation, topOperation, topTask } from './agenda.ts';
import { COLUMNS, STAGES } from './box.ts';
import { canRaise } from './brood.ts';
import { cardsToKeep } from './card-answers.ts';
import { contentOf } from './content/content.ts';
import type { OperationName } from './content/content-file.ts';
import { hasDiscsOn } from './conversion.ts';
import { copyState } from './copy.ts';
import { hasCards, onDisplay } from './deck.ts';
import { canDefeat } from './defeat.ts';
import { asksForRoom, roomsAsked } from './dig.ts';
import { asksForEffects } from './effects.ts';
import { asksForHex } from './explore.ts';
import { canFly, canSwarm } from './flight.ts';
import { lengthAsked } from './forage.ts';
import type { Move } from './moves.ts';
import { numberIn } from './numbers.ts';
import type { Phase } from './phases.ts';
import { scentsLeft } from './scents.ts';
import { activePlayer, activeSeat, type Position } from './state.ts';
import type { Source, Task } from './tasks.ts';
import { canMoveTokens, tokensAsked } from './tokens.ts';
import { canLower, tracksAsked } from './tracks.ts';
import { fullRooms } from './tuck.ts';

/** A compulsory choice has answers, an optional task an option besides `pass`. */
type Asking =
  | { readonly phase: Phase; readonly isOptional: true; readonly hasOption: (position: Position) => boolean }
  | { readonly phase: Phase; readonly isOptional: false; readonly answers: (position: Position) => readonly Move[] };

const must = (phase: Phase, answers: (position: Position) => readonly Move[]): Asking => ({
  phase,
  isOptional: false,
  answers,
});

const may = (phase: Phase, hasOption: (position: Position) => boolean): Asking => ({
  phase,
  isOptional: true,
  hasOption,
});

/** R-PUBLIC-ASK: who has a card is asked, whatever the card is. */
const hasHand = (position: Position): boolean => activePlayer(position).hand.length > 0;

const roomMoves = (position: Position): Move[] => roomsAsked(position).map((room) => ({ kind: 'room', room }));

const ASKED_BY: { readonly [O in OperationName]?: Asking } = {
  display: must('take', ({ display }) => onDisplay(display).map((card) => ({ kind: 'take', card }))),
  search: must('search', (position) =>
    hasCards(position) ? contentOf(position).file.symbols.map(({ id: symbol }) => ({ kind: 'search', symbol })) : [],
  ),
  object: must('object', ({ objects }) => objects.map((object) => ({ kind: 'object', object }))),
  play: may('play', hasHand),
  track: must('track', (position) => tracksAsked(position).map((track) => ({ kind: 'track', track }))),
  raise: may('raise', (position) => canRaise(activePlayer(position))),
  convert: may('convert', (position) => STAGES.some((stage) => hasDiscsOn(activePlayer(position), stage))),
  larva: must('larva', (position) =>
    activePlayer(position).supply > 0 ? COLUMNS.map((column) => ({ kind: 'larva', column })) : [],
  ),
  explore: may('explorer', asksForHex),
  forage: may('foragers', (position) => lengthAsked(position, activeSeat(position)) > 0),
  room: may('room', asksForRoom),
  defeat: may('defeat', (position) => canDefeat(position, activeSeat(position))),
  scent: must('scent', (position) => scentsLeft(activePlayer(position)).map((terrain) => ({ kind: 'scent', terrain }))),
  token: must('token', tokensAsked),
  moveTokens: may('move', (position) => canMoveTokens(activePlayer(position), topOperation(position, 'moveTokens'))),
  tuck: may('tuck', hasHand),
  empty: may('empty', (position) => fullRooms(activePlayer(position)).length > 0),
  eggShift: may('lower', (position) => COLUMNS.some((column) => canLower(position, activePlayer(position), column))),
  or: must('choose', (position) => alternatives(position).map((choice) => ({ kind: 'choose', choice }))),
};

/** Operations that nobody is asked about in this form. */
function isAutomatic({
  op,
  source,
}: {
  readonly op: { readonly op: OperationName };
  readonly source: Source;
}): boolean {
  if (op.op === 'object') return source.hex !== null;
  return op.op === 'token' && (op as { readonly on?: string }).on === 'this';
}

/** Null for a task that is carried out without asking. */
export function askingOf(position: Position): Asking | null {
  const task = topTask(position);
  switch (task?.kind) {
    case 'do':
      return isAutomatic(task) ? null : (ASKED_BY[task.op.op] ?? null);
    case 'dig':
      return task.isOptional ? may('room', asksForRoom) : must('room', roomMoves);
    case 'one':
      return must('one', (at) => cardsToKeep(at).map((card) => ({ kind: 'one', card })));
    case 'swarm':
      return may('swarm', (at) => canSwarm(at, task));
    case 'main':
    case 'final':
      return may(task.kind, () => true);
    case 'second':
      return may('second', (at) => hasHand(at) || (task.after === 'card' && canDefeat(at, activeSeat(at))));
    case 'effects':
      return may('effects', (at) => asksForEffects(at, task));
    default:
      return null;
  }
}

export const isOptional = (position: Position): boolean => askingOf(position)?.isOptional ?? false;

/** Whether an operation could be carried out at all, as the first of an alternative. */
function couldDo(position: Position, task: Extract<Task, { kind: 'do' }>): boolean {
  const at = copyState(position);
  at.agenda = [task];
  const asking = askingOf(at);
  if (asking !== null) return asking.isOptional ? asking.hasOption(at) : asking.answers(at).length > 0;
  const { op } = task;
  const player = activePlayer(position);
  if ('n' in op && numberIn(op.n) === 0) return false;
  if (op.op === 'token' || (op.op === 'gain' && op.what === 'wild')) return player.supply > 0;
  if (op.op === 'draw' || op.op === 'drawKeep') return hasCards(position);
  return op.op !== 'flight' || canFly(position, activeSeat(position));
}

/** The alternatives of `or` that could be carried out, from 1. */
export function alternatives(position: Position): number[] {
  const asked = askedOperation(position);
  if (asked?.op.op !== 'or') return [];
  return asked.op.of.flatMap(([first], index) =>
    first === undefined || couldDo(position, { kind: 'do', op: first, source: asked.source }) ? [index + 1] : [],
  );
}
