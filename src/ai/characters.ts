/** Who sits there when nobody does. Creatures of the time, by id; their names are words, and so not known here. */
import type { LevelId } from './levels.ts';

/** How long they like to be seen thinking. */
export const PACES = ['brisk', 'calm', 'slow'] as const;
export type Pace = (typeof PACES)[number];

/** What they are given to saying: a set of remarks that words are found for. */
export type Temper = 'cheerful' | 'dry' | 'dreamy' | 'proud';

export interface Character {
  readonly level: LevelId;
  readonly pace: Pace;
  readonly temper: Temper;
}

/** Five of each level: a table full of computers has no name twice. */
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

/** Of this level, the ones not at the table yet. There are always enough: no game seats more than a level has. */
export const charactersOf = (level: LevelId, taken: readonly CharacterId[] = []): CharacterId[] =>
  (Object.keys(CHARACTERS) as CharacterId[]).filter((id) => CHARACTERS[id].level === level && !taken.includes(id));
