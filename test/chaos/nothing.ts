import type { ChaosReport } from '../../scripts/chaos/options.ts';

/** Nothing went wrong. */
export const NOTHING: Omit<ChaosReport, 'faults' | 'acknowledged' | 'rate' | 'reminders'> = {
  lost: [],
  doubled: [],
  callsDoubled: [],
  remindersDoubled: [],
  callsMissing: [],
  unsettled: [],
  stuck: [],
};
