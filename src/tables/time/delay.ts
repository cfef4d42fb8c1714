import type { Dice } from '#engine/chance.ts';

/** A random delay in milliseconds: at least `least`, and less than `spread` longer. */
export interface Delay {
  readonly least: number;
  readonly spread: number;
}

export const drawDelay = ({ least, spread }: Delay, dice: Dice): number => least + dice.below(spread);
