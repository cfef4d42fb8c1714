import type { Dice } from '#engine/chance.ts';

/** How long something is put off, in milliseconds: at least so long, and by chance up to `spread` longer. */
export interface Delay {
  readonly least: number;
  readonly spread: number;
}

export const drawDelay = ({ least, spread }: Delay, dice: Dice): number => least + dice.below(spread);
