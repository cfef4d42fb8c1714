/** No test depends on how fast a machine is: whatever gives up by the machine's clock gives up late. */
import type { Pace } from '#discord/wire/acknowledgement.ts';

/** In milliseconds. */
export const PATIENCE = 600_000;

/** Answers are neither deferred nor preceded by a placeholder, and bring their pictures along. */
export const UNHURRIED: Pace = { deferAfter: PATIENCE, inTime: PATIENCE, placeholderAfter: PATIENCE };

/** Every answer that can be deferred is. */
export const DEFERRING: Pace = { ...UNHURRIED, deferAfter: 0 };
