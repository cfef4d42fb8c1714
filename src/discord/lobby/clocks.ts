/** Clocks by short names, as selects and commands know them. */
import { type ClockRule, DECISION_HOURS } from '#tables/options.ts';

/** Of a budget, this part comes back with every decision. */
const INCREMENT_HOURS = 4;

export function clockKey(clock: ClockRule): string {
  return clock.kind === 'none' ? 'none' : `${clock.kind}-${clock.hours}`;
}

/** Null for what is no clock. */
export function clockOf(key: string): ClockRule | null {
  if (key === 'none') return { kind: 'none' };
  const [, kind, digits] = /^(decision|budget)-(\d{1,4})$/.exec(key) ?? [];
  const hours = Number(digits);
  if (kind === 'budget') return { kind, hours, increment: INCREMENT_HOURS };
  const known = DECISION_HOURS.find((each) => each === hours);
  return kind === 'decision' && known !== undefined ? { kind, hours: known } : null;
}
