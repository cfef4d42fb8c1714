/** What things are worth, in points on the track. */
import { FINISH_SPACE } from '#games/urland/box.ts';
import { GENES, type Gene } from '#games/urland/genes.ts';
import { furthestSpace } from '#games/urland/track.ts';
import { STANDINGS, type Standing } from './standing.ts';

export interface Scales {
  /** A point from this turn's chip, multiplied by the chance that it is that chip. */
  readonly now: number;
  /** By standing, in a land whose chip is still to be scored in this epoch. */
  readonly open: readonly number[];
  /** By standing, in a land whose chip lies on the board until the next epoch. */
  readonly shut: readonly number[];
  /** By number of Ichtos in an ocean; the last entry stands for all larger numbers. */
  readonly ocean: readonly number[];
  /** Each young that breeding an ocean would bring. */
  readonly young: number;
  /** Each Ichto in the reserve. */
  readonly reserve: number;
  readonly extraTurn: number;
  /** Each Ichto that the end of the epoch is expected to send back. */
  readonly loss: number;
  readonly genes: Readonly<Record<Gene, number>>;
}

/** Worth changes during the game: a gene bought late has little time to pay. */
export interface Judgement {
  /** With the leader at the start, and at the finish; linear in between. */
  readonly early: Scales;
  readonly late: Scales;
}

export const byStanding = (worth: Readonly<Record<Standing, number>>): number[] =>
  STANDINGS.map((standing) => worth[standing]);

export const byGene = (worth: (gene: Gene) => number): Scales['genes'] =>
  Object.fromEntries(GENES.map((gene) => [gene, worth(gene)])) as Record<Gene, number>;

const blend = (early: number, late: number, progress: number): number => early + (late - early) * progress;

function blendScales({ early, late }: Judgement, progress: number): Scales {
  const one = (key: 'now' | 'young' | 'reserve' | 'extraTurn' | 'loss') => blend(early[key], late[key], progress);
  const list = (key: 'open' | 'shut' | 'ocean') =>
    early[key].map((value, index) => blend(value, late[key][index] ?? 0, progress));
  return {
    now: one('now'),
    open: list('open'),
    shut: list('shut'),
    ocean: list('ocean'),
    young: one('young'),
    reserve: one('reserve'),
    extraTurn: one('extraTurn'),
    loss: one('loss'),
    genes: byGene((gene) => blend(early.genes[gene], late.genes[gene], progress)),
  };
}

/** For every space of the leader, computed once. */
export type ScalesBySpace = readonly Scales[];

export const scalesBySpace = (judgement: Judgement): ScalesBySpace =>
  Array.from({ length: FINISH_SPACE + 1 }, (_, space) => blendScales(judgement, space / FINISH_SPACE));

export const scalesFor = (scales: ScalesBySpace, track: readonly number[]): Scales =>
  scales[Math.min(furthestSpace(track), FINISH_SPACE)] as Scales;
