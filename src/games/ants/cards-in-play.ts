/**
 * Where cards and discs of a player are. None of these is ever changed, only replaced. A replacement names every field:
 * for the search, a spread with a field after it is many times slower.
 */
import type { CardId } from './content/cards.ts';
import type { RoomId } from './content/nests.ts';

/** A card that lies face down or in a hand; null for a viewer who does not know it. */
export type Secret = CardId | null;

/** `tokens`: aphids, sprouts, radiators. */
export interface PlayedCard {
  readonly id: CardId;
  readonly tokens: readonly number[];
  /** Cards tucked under it. */
  readonly under: readonly Secret[];
}

/** `discs`: by column. */
export interface IncubationTile {
  readonly id: string;
  readonly done: boolean;
  readonly discs: readonly number[];
}

/** `card`: the Room card that fills it; null for an empty tile. */
export interface RoomTile {
  readonly id: RoomId;
  readonly card: CardId | null;
}

/** A defeated enemy, face down on a space of the ability board. */
export interface HeldAbility {
  readonly space: string;
  readonly enemy: string;
}

export const plus = (counts: readonly number[], index: number, n: number): number[] =>
  counts.map((count, at) => (at === index ? count + n : count));

/** So many discs more in a column. */
export const withDiscs = ({ id, done, discs }: IncubationTile, column: number, n: number): IncubationTile => ({
  id,
  done,
  discs: plus(discs, column, n),
});

/** So many tokens of a kind more. */
export const withTokens = ({ id, tokens, under }: PlayedCard, kind: number, n: number): PlayedCard => ({
  id,
  tokens: plus(tokens, kind, n),
  under,
});
