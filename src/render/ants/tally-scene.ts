/** A finished game, counted. */
import { rankingOf, scoreOf } from '#games/ants/scoring.ts';
import type { Position } from '#games/ants/state.ts';
import type { AntsTally } from '#games/ants/tally.ts';
import { wordsIn } from '#i18n/words.ts';
import { NO_FOOT, tallyScene } from '../kit/tally-scene.ts';
import { type TallySheet, tallyAltText } from '../kit/tally-sheet.ts';
import type { Scene } from '../scene.ts';
import { type Look, letterOf, nameOf, paintOf, wordsOf } from './look.ts';

function sheetOf(tally: AntsTally, position: Position, look: Look): TallySheet {
  const players = rankingOf(position)
    .flat()
    .map((seat) => ({
      ...{ seat, name: nameOf(look, seat), letter: letterOf(look, seat), paint: paintOf(look, seat) },
    }));
  return { tally, players, say: wordsOf(look).tally, words: wordsIn(look.language).tally };
}

function titleOf(position: Position, look: Look): string {
  const [winners = []] = rankingOf(position);
  const names = winners.map((seat) => nameOf(look, seat));
  const [first] = winners;
  return wordsOf(look).tally.title({ names, total: first === undefined ? 0 : scoreOf(position, first).total });
}

export const endScene = (tally: AntsTally, position: Position, look: Look): Scene =>
  tallyScene('ants', sheetOf(tally, position, look), titleOf(position, look), NO_FOOT);

export const endAltText = (tally: AntsTally, position: Position, look: Look): string =>
  tallyAltText(sheetOf(tally, position, look), titleOf(position, look), []);
