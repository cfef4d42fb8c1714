/** Conversion: a disc goes to another column of the same tile, for 1 Food or by effect. */
import { inOrder } from '#engine/questions.ts';
import { askedOperation, popTask } from './agenda.ts';
import { COLUMNS, placeOfColumn, STAGES, type Stage } from './box.ts';
import { withDiscs } from './cards-in-play.ts';
import { contentOf } from './content/content.ts';
import type { Column } from './content/content-file.ts';
import type { MoveOf } from './moves.ts';
import { payHeap, paymentBounds, refusePayment, refusePrice } from './payment.ts';
import type { Refusal } from './refusals.ts';
import { NO_SUCH, type Rule } from './rule.ts';
import { type Player, type Position, playerAt } from './state.ts';

export const isEffect = (position: Position): boolean => askedOperation(position)?.op.op === 'convert';

export const priceIn = (position: Position): number =>
  isEffect(position) ? 0 : contentOf(position).file.constants.convertFood;

/** As a free action not eggs; stored and wild ants are on no tile. */
const stagesIn = (position: Position): readonly Stage[] => (isEffect(position) ? STAGES : ['ant', 'larva']);

export const discsOn = ({ tiles }: Player, stage: Stage, column: Column): number =>
  tiles[STAGES.indexOf(stage)]?.discs[placeOfColumn(column)] ?? 0;

export const hasDiscsOn = (player: Player, stage: Stage): boolean =>
  COLUMNS.some((column) => discsOn(player, stage, column) > 0);

export function moveDisc(player: Player, stage: Stage, column: Column, count: number): void {
  const at = STAGES.indexOf(stage);
  const tile = player.tiles[at];
  if (tile) player.tiles = player.tiles.with(at, withDiscs(tile, placeOfColumn(column), count));
}

function refuseDisc(position: Position, player: Player, stage: Stage, from: Column | undefined): Refusal | null {
  if (!stagesIn(position).includes(stage)) return NO_SUCH;
  const isThere = from === undefined ? hasDiscsOn(player, stage) : discsOn(player, stage, from) > 0;
  return isThere ? null : { code: 'no-disc-there' };
}

export const CONVERT: Rule<MoveOf<'convert'>> = {
  next: inOrder(
    { kind: 'options', asks: 'stage', of: 'stage', among: stagesIn },
    { kind: 'options', asks: 'from', of: 'column', among: () => COLUMNS },
    { kind: 'options', asks: 'to', of: 'column', among: () => COLUMNS },
    {
      kind: 'heap',
      asks: 'pay',
      bounds: (position, seat) => paymentBounds(position, playerAt(position, seat), 'food', priceIn(position)),
    },
  ),

  refuse(position, seat, { stage, from, to, pay }) {
    const player = playerAt(position, seat);
    const unpaid = refusePrice(position, player, 'food', priceIn(position));
    if (unpaid || stage === undefined) return unpaid;
    const refusal = refuseDisc(position, player, stage, from);
    if (refusal || to === undefined) return refusal;
    if (from === to) return { code: 'same-column' };
    return pay ? refusePayment(position, player, 'food', priceIn(position), pay) : null;
  },

  enact(state, seat, { stage, from, to, pay }, tell) {
    const player = playerAt(state, seat);
    payHeap(state, 'food', pay, tell);
    moveDisc(player, stage, from, -1);
    moveDisc(player, stage, to, 1);
    tell?.({ kind: 'converted', seat, stage, from, to });
    if (isEffect(state)) popTask(state);
  },
};
