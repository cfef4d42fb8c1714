/** The queens to choose from, in words. */
import { contentOf } from '#games/ants/content/content.ts';
import type { Pair, Position } from '#games/ants/state.ts';
import { cutTo } from '../cut.ts';
import { sayNeeds } from './cards.ts';
import { MOST_ALT_TEXT } from './garden-text.ts';
import type { AntsWords } from './words.ts';

/** Her effect, what she starts with, and what the tiles that come with her ask for. */
export function aboutPair(position: Position, { queen, set }: Pair, say: AntsWords): string {
  const { file } = contentOf(position);
  const start = file.queens.find(({ id }) => id === queen)?.start ?? file.constants.introStart;
  const tiles = file.incubationSets.find(({ id }) => id === set)?.tiles ?? [];
  const needs = tiles.map((tile) => sayNeeds(tile.needs, say) ?? '');
  return say.queen.offer({ effect: say.queens[queen].effect, start, tiles: needs });
}

export const altTextOfQueens = (position: Position, say: AntsWords): string =>
  cutTo(
    position.pairs
      .map((pair) => say.play.option.with({ name: say.queen.title(pair), about: aboutPair(position, pair, say) }))
      .join(' '),
    MOST_ALT_TEXT,
  );
