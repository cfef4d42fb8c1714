/** Every game whose records can be read, whether people can open tables of it or not. */
import type { GameTypes } from '#engine/game.ts';
import type { GameModule } from '#engine/module.ts';
import { GAME_IDS, type GameId, MODULES, RULES_ALONE } from './index.ts';

export type RecordedId = GameId | (typeof RULES_ALONE)[number];
export const RECORDED_IDS: readonly RecordedId[] = [...GAME_IDS, ...RULES_ALONE];

export const isRecordedId = (id: string): id is RecordedId => RECORDED_IDS.some((known) => known === id);

export const RECORDED = { ...MODULES } as Record<RecordedId, GameModule<GameTypes>>;
for (const id of RULES_ALONE) RECORDED[id] = (await import(`./${id}/index.ts`)).MODULE;
