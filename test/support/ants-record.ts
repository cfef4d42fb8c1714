/** Records of ANTS, for tests that play them. */
import type { Played } from '#engine/match.ts';
import type { Recording } from '#engine/record.ts';
import * as record from '#engine/record.ts';
import { MODULE } from '#games/ants/index.ts';
import type { Ants } from '#games/ants/types.ts';

export const playRecord = (
  text: string,
  onPlayed: (played: Played<Ants>, of: Recording<Ants>) => void = () => undefined,
) => record.playRecord(MODULE, record.linesOf(text), onPlayed);

export const formatRecord = (of: record.GameRecord<Ants>): string => record.formatRecord(MODULE, of);

/** `legal`, or the line that is not and why. */
export const verdict = (text: string): string => {
  const result = playRecord(text);
  return result.ok ? 'legal' : `${result.error.line} ${result.error.reason}`;
};

/** Every position of a record, in order. */
export function positionsOf(text: string): string[] {
  const positions: string[] = [];
  playRecord(text, ({ state }) => positions.push(MODULE.record.formatPosition(state)));
  return positions;
}
