/** Larvae that come, and discs that rise to the next stage. */
import { inOrder } from '#engine/questions.ts';
import { popTask } from './agenda.ts';
import { COLUMNS, type Stage } from './box.ts';
import { discsOn, hasDiscsOn, moveDisc } from './conversion.ts';
import type { MoveOf } from './moves.ts';
import { NO_SUCH, type Rule } from './rule.ts';
import { type Player, playerAt } from './state.ts';

/** What it was: a larva becomes an ant, an egg a larva. */
const RISING: readonly Stage[] = ['larva', 'egg'];

export const canRaise = (player: Player): boolean => RISING.some((stage) => hasDiscsOn(player, stage));

export const RAISE: Rule<MoveOf<'raise'>> = {
  next: inOrder(
    { kind: 'options', asks: 'stage', of: 'stage', among: () => RISING },
    { kind: 'options', asks: 'column', of: 'column', among: () => COLUMNS },
  ),

  refuse(position, seat, { stage, column }) {
    if (stage === undefined) return null;
    if (!RISING.includes(stage)) return NO_SUCH;
    const player = playerAt(position, seat);
    const isThere = column === undefined ? hasDiscsOn(player, stage) : discsOn(player, stage, column) > 0;
    return isThere ? null : { code: 'no-disc-there' };
  },

  enact(state, seat, { stage, column }, tell) {
    const player = playerAt(state, seat);
    moveDisc(player, stage, column, -1);
    moveDisc(player, stage === 'egg' ? 'larva' : 'ant', column, 1);
    tell?.({ kind: 'raised', seat, stage, column });
    popTask(state);
  },
};

/** From the supply, in a column of choice. */
export const LARVA: Rule<MoveOf<'larva'>> = {
  next: inOrder({ kind: 'options', asks: 'column', of: 'column', among: () => COLUMNS }),

  refuse: () => null,

  enact(state, seat, { column }, tell) {
    const player = playerAt(state, seat);
    player.supply -= 1;
    moveDisc(player, 'larva', column, 1);
    tell?.({ kind: 'larva-came', seat, column });
    popTask(state);
  },
};
