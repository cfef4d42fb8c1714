/** Names that the content gives its things. They are the same in all contents: tuning changes numbers alone. */
import type { QueenId } from '#games/ants/box.ts';
import type { CardId } from '#games/ants/content/cards.ts';
import { CONTENT_NUMBERS, contentOf } from '#games/ants/content/content.ts';

const CONTENT = contentOf({ content: CONTENT_NUMBERS[0] });

const namesOf = (things: readonly { readonly id: string; readonly name: string }[]): ReadonlyMap<string, string> =>
  new Map(things.map(({ id, name }) => [id, name]));

const OBJECTS = namesOf(CONTENT.file.objects);
const QUEENS = namesOf(CONTENT.file.queens);
const NESTS = namesOf(CONTENT.file.nests);

/** What people type or press may name a card that does not exist. */
export const cardName = (card: CardId): string => CONTENT.cards.get(card)?.name ?? 'that card';
export const enemyName = (enemy: string): string => CONTENT.enemies.get(enemy)?.name ?? 'enemy';
export const objectName = (object: string): string => OBJECTS.get(object) ?? 'object';
export const queenName = (queen: QueenId): string => QUEENS.get(queen) ?? 'queen';
export const nestName = (nest: string): string => NESTS.get(nest) ?? 'nest';

/** For whoever shows a thing by its name alone. */
export const names = {
  card: ({ card }: { card: CardId }) => cardName(card),
  enemy: ({ enemy }: { enemy: string }) => enemyName(enemy),
  object: ({ object }: { object: string }) => objectName(object),
};
