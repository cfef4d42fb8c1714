/** How much things are worth, in spaces of the track. The numbers were moved by play (docs/computer-player-trials.md). */
import { GENES, type Gene } from '#games/ursuppe/genes.ts';

export interface Scales {
  /** The spaces that the leader is expected to advance in a round: says how long the game will last. */
  readonly pace: number;
  /** Later rounds count as if there were at most so many. */
  readonly foresight: number;
  /** One BP that is left over, and how much of it holds in the last round. */
  readonly bp: number;
  readonly lastBp: number;
  /** By number of amoebas: what they bring in each later round, smoothed, since they come and go. */
  readonly amoebas: readonly number[];
  /** By number of genes: what they bring in each later round. */
  readonly geneCounts: readonly number[];
  /** Damage that does not kill, as a part of the amoeba. */
  readonly damage: number;
  /** Each further meal where an amoeba ends up. */
  readonly plenty: number;
  /** Each own amoeba that is there already. */
  readonly crowd: number;
  /** A new amoeba that finds its meal after the next drift. */
  readonly site: number;
  /** What another player loses, as a gain. */
  readonly malice: number;
  /** A gene defect of one mutation point, expected with the next card. */
  readonly defect: number;
  /** What each gene does in a later round, in the table's order of genes, beyond its points. */
  readonly genes: readonly number[];
}

const EFFECTS: { readonly [G in Gene]: number } = {
  intelligence: -0.36,
  movement1: 1.42,
  spores: 0.81,
  speed: 0.24,
  defense: -0.8,
  escape: -0.84,
  substitution: 0.54,
  ray: 0.32,
  streamline: 0.45,
  tentacle: -0.02,
  holding: -0.22,
  life: 1.67,
  frugality: 0.52,
  struggle: 0.1,
  parasitism: 0.26,
  division: 1.2,
  persistence: 0.37,
  movement2: 0.72,
  aggression: 0.44,
  armour: 0.08,
};

export const SCALES: Scales = {
  pace: 4.31,
  foresight: 4.01,
  bp: 0.42,
  lastBp: 0.09,
  amoebas: [0, 0.59, 1.41, 2.26, 3.34, 4.12, 5.12, 5.77],
  geneCounts: [0, 0.79, 1.64, 2.55, 3.21, 3.53, 4.83, 4.59, 4.88],
  damage: 0.1,
  plenty: 0.1,
  crowd: 0.04,
  site: 0.61,
  malice: 0.28,
  defect: 0,
  genes: GENES.map((gene) => EFFECTS[gene]),
};
