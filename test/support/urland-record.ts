/** Urland's records, for tests that play them. */
import type { Played } from '#engine/match.ts';
import type { Recording } from '#engine/record.ts';
import * as record from '#engine/record.ts';
import { MODULE } from '#games/urland/index.ts';
import type { Entry, Urland } from '#games/urland/types.ts';

export const playRecord = (
  text: string,
  onPlayed: (played: Played<Urland>, of: Recording<Urland>) => void = () => undefined,
) => record.playRecord(MODULE, record.linesOf(text), onPlayed);

export const formatRecord = (of: { colours: readonly string[]; entries: readonly Entry[] }): string =>
  record.formatRecord(MODULE, { options: {}, ...of });
