/** A finished game, counted: what brought each seat how much, and where everybody stood after each step. */
import { type BySeat, type Seat, seat, seatsOf } from './seat.ts';

export interface Counted<Id extends string> {
  readonly id: Id;
  readonly counts: BySeat<number>;
}

/** The best that one step brought to one seat. */
interface BestStep {
  readonly seat: Seat;
  /** The part of the game that it belongs to, 0-based. */
  readonly part: number;
  readonly from: number;
  readonly to: number;
}

export interface Tally<Source extends string = string, Deed extends string = string> {
  /** What brought points. Law: together they are what each seat has in the end. */
  readonly sources: readonly Counted<Source>[];
  /** Other things worth a number. */
  readonly deeds: readonly Counted<Deed>[];
  /** What each seat had: at the beginning, then after each step. */
  readonly course: readonly BySeat<number>[];
  /** How many steps each part of the game had. Law: together they are all steps. */
  readonly parts: readonly number[];
  /** Null if no step brought anything. */
  readonly best: BestStep | null;
  /** How often somebody took the lead from somebody else. */
  readonly leadChanges: number;
}

export interface TallyPlan<Source extends string, Deed extends string> {
  readonly seats: number;
  /** In the order in which they are shown; those that brought nobody anything are left out. */
  readonly sources: readonly Source[];
  readonly deeds: readonly Deed[];
  /** The last step is the count at the end: it comes to everybody, so it is nobody's best. */
  readonly isReckoned?: boolean;
}

/** Keeps count while a game is told. */
export interface Counting<Source extends string, Deed extends string> {
  gain(source: Source, seat: Seat, points: number): void;
  did(deed: Deed, seat: Seat, times?: number): void;
  /** All gains since the last call are one step; before the first call, they are the beginning. */
  endStep(): void;
  endPart(): void;
  /** Null if the seats did not end with this: then what was told is not the whole game. */
  tally(end: BySeat<number>): Tally<Source, Deed> | null;
}

function bestOf(course: Tally['course'], parts: Tally['parts']): BestStep | null {
  let best: BestStep | null = null;
  for (const [step, after] of course.entries()) {
    const before = course[step - 1];
    for (const [index, to] of after.entries()) {
      const from = before?.[index] ?? to;
      if (to - from > (best === null ? 0 : best.to - best.from))
        best = { seat: seat(index), part: partOf(step - 1, parts), from, to };
    }
  }
  return best;
}

/** The part that this step belongs to; steps count from 0. */
function partOf(step: number, parts: Tally['parts']): number {
  let end = 0;
  return parts.findIndex((steps) => {
    end += steps;
    return step < end;
  });
}

/** Null where several are ahead together. */
function aheadIn(values: BySeat<number>): number | null {
  const most = Math.max(...values);
  const first = values.indexOf(most);
  return values.lastIndexOf(most) === first ? first : null;
}

function leadChangesIn(course: Tally['course']): number {
  const leaders = course.map(aheadIn).filter((leader) => leader !== null);
  return leaders.filter((leader, index) => index > 0 && leader !== leaders[index - 1]).length;
}

export function countingOf<Source extends string, Deed extends string>(
  plan: TallyPlan<Source, Deed>,
): Counting<Source, Deed> {
  const none = (): number[] => seatsOf(plan.seats).map(() => 0);
  const gains = new Map<Source, number[]>();
  const deeds = new Map<Deed, number[]>();
  const course: number[][] = [];
  const parts: number[] = [];
  let current = none();
  let stepsEnded = 0;

  function add<Id>(counts: Map<Id, number[]>, id: Id, index: Seat, count: number): void {
    const known = counts.get(id) ?? none();
    known[index] = (known[index] ?? 0) + count;
    counts.set(id, known);
  }

  const listed = <Id extends string>(ids: readonly Id[], counts: Map<Id, number[]>): Counted<Id>[] =>
    ids
      .map((id) => ({ id, counts: counts.get(id) ?? none() }))
      .filter((each) => each.counts.some((count) => count !== 0));

  return {
    gain(source, index, points) {
      add(gains, source, index, points);
      current = current.with(index, (current[index] ?? 0) + points);
    },
    did: (deed, index, times = 1) => add(deeds, deed, index, times),
    endStep: () => void course.push(current),
    endPart() {
      const steps = course.length - 1 - stepsEnded;
      if (steps > 0) parts.push(steps);
      stepsEnded += Math.max(0, steps);
    },
    tally(end) {
      if (course.length === 0 || end.some((count, index) => current[index] !== count)) return null;
      const played = plan.isReckoned ? course.slice(0, -1) : course;
      return {
        sources: listed(plan.sources, gains),
        deeds: listed(plan.deeds, deeds),
        ...{ course, parts, best: bestOf(played, parts), leadChanges: leadChangesIn(course) },
      };
    },
  };
}
