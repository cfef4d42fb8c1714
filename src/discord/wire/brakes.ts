/**
 * Brakes on what costs or posts. A limit lets `most` through at once, and then one more each time that a share of
 * `within` has passed.
 */
import { recent } from '#shared/recent.ts';
import type { ChannelId, PersonId } from '#tables/ids.ts';
import type { Clock } from '#tables/ports.ts';

interface Limit {
  readonly most: number;
  /** In milliseconds. */
  readonly within: number;
}

/** Each person, and each channel whoever does it there, has an allowance of their own. */
export interface CostLimits {
  readonly person: Limit;
  readonly channel: Limit;
}

export interface Spender {
  readonly person: PersonId;
  readonly channel: ChannelId;
}

export interface Brakes<Cost extends string> {
  /** Null if it may be done, and then it counts; else when it may be, in milliseconds since 1970, and nothing counts. */
  take(cost: Cost, spender: Spender): number | null;
  /** When it may be done; null if at once. */
  until(cost: Cost, spender: Spender): number | null;
  /** It was allowed, but could not be done. */
  giveBack(cost: Cost, spender: Spender): void;
}

/** The allowances remembered: those used last. One that is forgotten is whole again. */
const MOST_KEPT = 20_000;

interface Allowance extends Limit {
  readonly key: string;
}

export function createBrakes<Cost extends string>(
  limits: Readonly<Record<Cost, CostLimits>>,
  clock: Pick<Clock, 'now'>,
): Brakes<Cost> {
  /** By allowance: when it will be whole again. */
  const wholeAt = recent<string, number>(MOST_KEPT);

  const allowancesOf = (cost: Cost, spender: Spender): Allowance[] =>
    (['person', 'channel'] as const).map((scope) => ({
      ...limits[cost][scope],
      key: `${cost} ${scope} ${spender[scope]}`,
    }));

  /** Never further away than a whole allowance, also after the machine's clock has gone back. */
  const wholeAgain = ({ key, within }: Allowance, now: number): number =>
    Math.min(
      Math.max(
        now,
        wholeAt.get(key, () => now),
      ),
      now + within,
    );

  const possibleAt = (allowance: Allowance, now: number): number =>
    wholeAgain(allowance, now) - allowance.within + allowance.within / allowance.most;

  function spend(allowances: readonly Allowance[], shares: 1 | -1): void {
    const now = clock.now();
    for (const each of allowances) wholeAt.set(each.key, wholeAgain(each, now) + (shares * each.within) / each.most);
  }

  function untilFor(allowances: readonly Allowance[]): number | null {
    const now = clock.now();
    const at = Math.max(now, ...allowances.map((each) => possibleAt(each, now)));
    return at > now ? at : null;
  }

  return {
    take(cost, spender) {
      const allowances = allowancesOf(cost, spender);
      const at = untilFor(allowances);
      if (at === null) spend(allowances, 1);
      return at;
    },
    until: (cost, spender) => untilFor(allowancesOf(cost, spender)),
    giveBack: (cost, spender) => spend(allowancesOf(cost, spender), -1),
  };
}
