/** The clocks that a table can agree on, with the short names that selects and commands use. */
import type { Words } from '#i18n/words.ts';
import { type ClockRule, DECISION_HOURS } from '#tables/options.ts';
import { DAY, longestHoldup } from '#tables/time/allowance.ts';

const BUDGET_HOURS = [72, 168] as const;
/** The part of a budget that comes back with every turn. */
const INCREMENT_HOURS = 4;

export const CLOCKS: readonly ClockRule[] = [
  { kind: 'none' },
  ...DECISION_HOURS.map((hours) => ({ kind: 'decision', hours }) as const),
  ...BUDGET_HOURS.map((hours) => ({ kind: 'budget', hours, increment: INCREMENT_HOURS }) as const),
];

export const clockKey = (clock: ClockRule): string => (clock.kind === 'none' ? 'none' : `${clock.kind}-${clock.hours}`);

/** Null if it is no clock of ours. */
export const clockOf = (key: string): ClockRule | null => CLOCKS.find((clock) => clockKey(clock) === key) ?? null;

export function clockName(clock: ClockRule, { bot: { clocks } }: Words): string {
  switch (clock.kind) {
    case 'none':
      return clocks.none;
    case 'decision':
      return clocks.decision(clock);
    case 'budget':
      return clocks.budget(clock);
  }
}

export function clockAbout(clock: ClockRule, { bot: { clocks } }: Words): string {
  return clock.kind === 'none' ? clocks.about.none({ days: longestHoldup('turn') / DAY }) : clocks.about[clock.kind];
}
