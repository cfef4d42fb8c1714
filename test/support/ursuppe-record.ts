/** Ursuppe's records, for tests that play them. */
import type { Played } from '#engine/match.ts';
import type { Recording } from '#engine/record.ts';
import * as record from '#engine/record.ts';
import { MODULE } from '#games/ursuppe/index.ts';
import type { Ursuppe } from '#games/ursuppe/types.ts';

export const playRecord = (
  text: string,
  onPlayed: (played: Played<Ursuppe>, of: Recording<Ursuppe>) => void = () => undefined,
) => record.playRecord(MODULE, record.linesOf(text), onPlayed);

export const formatRecord = (of: record.GameRecord<Ursuppe>): string => record.formatRecord(MODULE, of);

/** `legal`, or the line that is not and why. */
export const verdict = (text: string): string => {
  const result = playRecord(text);
  return result.ok ? 'legal' : `${result.error.line} ${result.error.reason}`;
};
