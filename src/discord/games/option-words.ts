/** The options of a game, in the game's own words. */
import { invariant } from '#engine/invariant.ts';
import type { GameOption } from '#engine/options.ts';
import type { Words } from '#i18n/words.ts';
import type { GameId } from '#tables/rulebook.ts';
import type { OptionWords } from './game-words.ts';
import { presentationOf } from './index.ts';

export function optionWordsOf(game: GameId, { id }: GameOption, words: Words): OptionWords {
  const own = presentationOf(game).words.options?.(words)[id];
  invariant(own !== undefined, `${game} has words for its option ${id}`);
  return own;
}

export function choiceName(game: GameId, option: GameOption, choice: string, words: Words): string {
  const name = optionWordsOf(game, option, words).choices[choice];
  invariant(name !== undefined, `${game} has words for ${choice}, a choice of its option ${option.id}`);
  return name;
}
