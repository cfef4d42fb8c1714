/** The computer players as characters: creatures of the time, by id. Their names are words, so they are not here. */
import type { LevelId } from './levels.ts';

/** How long a character seems to think. */
export const PACES = ['brisk', 'calm', 'slow'] as const;
export type Pace = (typeof PACES)[number];

/** A character's manner of speaking: the id of a set of remarks. */
export type Temper = 'cheerful' | 'dry' | 'dreamy' | 'proud';

export interface Character {
  readonly level: LevelId;
  readonly pace: Pace;
  readonly temper: Temper;
}

/** Five of each level, so that a table full of computers has no name twice. */
export const CHARACTERS = {
  trilobite: { level: 'beginner', pace: 'brisk', temper: 'cheerful' },
  pikaia: { level: 'beginner', pace: 'brisk', temper: 'dreamy' },
  hallucigenia: { level: 'beginner', pace: 'calm', temper: 'dreamy' },
  marrella: { level: 'beginner', pace: 'brisk', temper: 'cheerful' },
  wiwaxia: { level: 'beginner', pace: 'calm', temper: 'dry' },
  orthoceras: { level: 'steady', pace: 'calm', temper: 'dry' },
  eurypterus: { level: 'steady', pace: 'brisk', temper: 'proud' },
  cephalaspis: { level: 'steady', pace: 'slow', temper: 'dreamy' },
  lingula: { level: 'steady', pace: 'calm', temper: 'cheerful' },
  cooksonia: { level: 'steady', pace: 'slow', temper: 'dry' },
  tiktaalik: { level: 'strong', pace: 'calm', temper: 'proud' },
  anomalocaris: { level: 'strong', pace: 'brisk', temper: 'proud' },
  dunkleosteus: { level: 'strong', pace: 'slow', temper: 'dry' },
  acanthostega: { level: 'strong', pace: 'slow', temper: 'dreamy' },
  coelacanth: { level: 'strong', pace: 'calm', temper: 'dry' },
} as const satisfies Record<string, Character>;

export type CharacterId = keyof typeof CHARACTERS;

export const isCharacter = (id: string): id is CharacterId => Object.hasOwn(CHARACTERS, id);

export const characterOf = (id: CharacterId): Character => CHARACTERS[id];

/**
 * The characters of this level that are not at the table yet. Law: there are always enough, since no game seats more
 * than a level has.
 */
export const charactersOf = (level: LevelId, taken: readonly CharacterId[] = []): CharacterId[] =>
  (Object.keys(CHARACTERS) as CharacterId[]).filter((id) => CHARACTERS[id].level === level && !taken.includes(id));
