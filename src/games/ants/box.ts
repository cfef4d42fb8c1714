/** Names that the rules themselves know; everything else is in the content. */
import type { Column, SwarmId, Terrain, TokenKind, TrackId } from './content/content-file.ts';

export const MIN_SEATS = 2;
export const MAX_SEATS = 4;

export const COLUMNS: readonly Column[] = ['d', 'e', 'f'];
export const TRACKS: readonly TrackId[] = ['food', 'leaf', 'd', 'e', 'f'];
export const TERRAINS: readonly Terrain[] = ['lawn', 'bed', 'pond', 'veg', 'gravel', 'wood'];
export const TOKEN_KINDS: readonly TokenKind[] = ['aphid', 'sprout', 'radiator'];
export const SWARMS: readonly SwarmId[] = ['low', 'mid', 'high'];

/** Ants are on the top tile, larvae on the middle one, eggs on the bottom one. */
export const STAGES = ['ant', 'larva', 'egg'] as const;
export type Stage = (typeof STAGES)[number];

export const CRITERIA = ['rooms', 'pheromones', 'achievements'] as const;
export type Criterion = (typeof CRITERIA)[number];

export const MAIN_ACTIONS = ['dig', 'explore', 'forage'] as const;
export type MainAction = (typeof MAIN_ACTIONS)[number];

/** The ants that carry out an action. */
export const COLUMN_OF: { readonly [A in MainAction]: Column } = { dig: 'd', explore: 'e', forage: 'f' };

/** Queens with an effect of their own. */
export const QUEENS = ['Q1', 'Q2', 'Q3', 'Q4', 'Q5', 'Q6', 'Q7', 'Q8', 'Q9'] as const;
export type QueenId = (typeof QUEENS)[number];

export const placeOfColumn = (column: Column): number => COLUMNS.indexOf(column);
export const placeOfTrack = (track: TrackId): number => TRACKS.indexOf(track);
