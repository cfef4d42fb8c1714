/** The questions of a paid step: which way (with Movement II), and which cubes along. */
import type { Draft } from '#engine/menu.ts';
import { inOrder } from '#engine/questions.ts';
import type { Seat } from '#engine/seat.ts';
import { standingOf } from './amoebas.ts';
import { DIRECTIONS, isBlocked, OUTCOMES, type Space } from './board.ts';
import type { AmoebaNumber } from './box.ts';
import { isDisplaced } from './drift.ts';
import type { MoveOf, Way } from './moves.ts';
import type { Refusal } from './refusals.ts';
import { itself, type Question, refuseOther } from './rule.ts';
import { hasGene, type Position } from './state.ts';
import { refuseTake, takeBounds } from './tentacle.ts';

type Paid = MoveOf<'move'> | MoveOf<'again'> | MoveOf<'flee'>;
type Stepping = Paid | MoveOf<'go'>;

/** Which amoeba steps. */
export type Acting = (position: Position) => AmoebaNumber;

const leaves = (way: Way | undefined): boolean => way !== undefined && way !== 'dice' && way !== 'stay';

/** The cubes to take along, from the space that is left. */
const cubesAlong = (acting: Acting): Question<Stepping> => ({
  kind: 'heap',
  asks: 'take',
  bounds: (position, seat, { way }) =>
    takeBounds(position, seat, standingOf(position, seat, acting(position)), leaves(way)),
});

/** Amoeba, way and cubes: one answer. */
export const stepQuestions = (acting: Acting, among: (position: Position, seat: Seat) => readonly Way[]) =>
  inOrder<Stepping, Position>(itself(acting), { kind: 'options', asks: 'way', of: 'way', among }, cubesAlong(acting));

const DICE: readonly Way[] = ['dice'];

/** The first step of a move may also be to stay. */
export const waysToMove = (position: Position, seat: Seat): readonly Way[] =>
  hasGene(position, seat, 'movement2') ? OUTCOMES : DICE;

export const waysToGo = (position: Position, seat: Seat): readonly Way[] =>
  hasGene(position, seat, 'movement2') ? DIRECTIONS : DICE;

/** Without Movement II the dice decide; with it the owner does, and no way that is blocked will do. */
export function refusePaidStep(
  position: Position,
  seat: Seat,
  acting: AmoebaNumber,
  { kind, amoeba, way, take }: Draft<Paid>,
): Refusal | null {
  const from = standingOf(position, seat, acting);
  const refusal = refuseOther(amoeba, acting) ?? (way ? refuseWay(position, seat, from, way, kind === 'move') : null);
  return refusal ?? refuseTake(position, seat, from, leaves(way), take);
}

function refuseWay(position: Position, seat: Seat, from: Space, way: Way, mayStay: boolean): Refusal | null {
  const chooses = hasGene(position, seat, 'movement2');
  if (way === 'dice') return chooses ? { code: 'owner-decides' } : null;
  if (!chooses) return { code: 'dice-decide' };
  if (way !== 'stay') return isBlocked(from, way) ? { code: 'way-blocked', way } : null;
  if (!mayStay) return { code: 'must-go' };
  return isDisplaced(position, from) ? null : { code: 'stays-anyway' };
}

/** Of a step that the dice have decided. */
export const refuseLoadOf = (position: Position, seat: Seat, acting: AmoebaNumber, { way, take }: Draft<Stepping>) =>
  refuseTake(position, seat, standingOf(position, seat, acting), leaves(way), take);
