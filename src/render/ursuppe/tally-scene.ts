/** A finished game, counted. */
import { ofSeat, type Position } from '#games/ursuppe/state.ts';
import type { UrsuppeTally } from '#games/ursuppe/tally.ts';
import { descending, leader } from '#games/ursuppe/track.ts';
import { wordsIn } from '#i18n/words.ts';
import { NO_FOOT, tallyScene } from '../kit/tally-scene.ts';
import { type TallySheet, tallyAltText } from '../kit/tally-sheet.ts';
import type { Scene } from '../scene.ts';
import { type Look, letterOf, nameOf, paintOf, wordsOf } from './look.ts';

function sheetOf(tally: UrsuppeTally, position: Position, look: Look): TallySheet {
  const players = descending(position).map((seat) => ({
    ...{ seat, name: nameOf(look, seat), letter: letterOf(look, seat), paint: paintOf(look, seat) },
  }));
  return { tally, players, say: wordsOf(look).tally, words: wordsIn(look.language).tally };
}

function titleOf(position: Position, look: Look): string {
  const winner = leader(position);
  return wordsOf(look).tally.title({ name: nameOf(look, winner), total: ofSeat(position.track, winner) });
}

export const endScene = (tally: UrsuppeTally, position: Position, look: Look): Scene =>
  tallyScene('ursuppe', sheetOf(tally, position, look), titleOf(position, look), NO_FOOT);

export const endAltText = (tally: UrsuppeTally, position: Position, look: Look): string =>
  tallyAltText(sheetOf(tally, position, look), titleOf(position, look), []);
