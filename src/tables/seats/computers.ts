/** The computers at a table. Each has a character, and with it a name, a level and a pace; no two at a table share one. */
import { type CharacterId, characterOf, charactersOf, isCharacter, type Pace } from '#ai/characters.ts';
import { isLevel, LEVELS, type LevelId } from '#ai/levels.ts';
import { type Dice, pickOne } from '#engine/chance.ts';
import { invariant } from '#engine/invariant.ts';
import type { PersonId } from '../ids.ts';
import type { Occupant, Place } from '../table.ts';
import { type Delay, drawDelay } from '../time/delay.ts';

export type { CharacterId, LevelId };
export { characterOf, isLevel, LEVELS };

/** For a computer without a chosen level: an absent player gets neither a fool nor a master as a substitute. */
export const USUAL_LEVEL: LevelId = 'steady';

export type Computer = Extract<Occupant, { kind: 'computer' }>;

/** `plays`: the absent player whom it plays for; null if it plays for itself. */
export function newComputer(places: readonly Place[], level: LevelId, plays: PersonId | null, dice: Dice): Computer {
  const taken = places.flatMap(({ occupant }) => (occupant.kind === 'computer' ? [occupant.character] : []));
  return { kind: 'computer', character: pickOne(charactersOf(level, taken), dice), for: plays };
}

/** A stored character. Computers older than characters get one of their level, a different one in each seat. */
export function readCharacter(kept: string | null, level: string | null, seat: number): CharacterId {
  if (kept !== null && isCharacter(kept)) return kept;
  const character = charactersOf(level !== null && isLevel(level) ? level : USUAL_LEVEL)[seat];
  invariant(character !== undefined, 'a level has a character for every seat');
  return character;
}

/** How long a computer of each pace waits before it acts, so that people can follow. */
const DELAYS: Readonly<Record<Pace, Delay>> = {
  brisk: { least: 1_200, spread: 1_300 },
  calm: { least: 1_800, spread: 2_200 },
  slow: { least: 3_000, spread: 3_000 },
};

export const delayOf = (character: CharacterId, dice: Dice): number =>
  drawDelay(DELAYS[characterOf(character).pace], dice);
