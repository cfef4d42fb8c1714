/** A finished game, counted: the genes stand below, with what was paid for each. */
import type { Sale, UrlandTally } from '#games/urland/tally.ts';
import { byPlace } from '#games/urland/track.ts';
import type { View } from '#games/urland/view.ts';
import { wordsIn } from '#i18n/words.ts';
import { badge } from '../kit/marks.ts';
import { type Foot, NO_FOOT, tallyScene } from '../kit/tally-scene.ts';
import { type TallySheet, tallyAltText } from '../kit/tally-sheet.ts';
import type { Box, Scene, Shape } from '../scene.ts';
import { filled, roundedBox, stamped, text } from '../shapes.ts';
import { geneSign } from './gene-cards.ts';
import { type Look, letterOf, nameOf, paintOf, wordsOf } from './look.ts';
import { CREAM, MUTED, SLATE } from './theme.ts';

function sheetOf(tally: UrlandTally, view: View, look: Look): TallySheet {
  const players = byPlace(view).map((seat) => ({
    ...{ seat, name: nameOf(look, seat), letter: letterOf(look, seat), paint: paintOf(look, seat) },
  }));
  return { tally, players, say: wordsOf(look).tally, words: wordsIn(look.language).tally };
}

function titleOf(view: View, look: Look): string {
  const [winner] = byPlace(view);
  return winner === undefined
    ? ''
    : wordsOf(look).tally.title({ name: nameOf(look, winner), total: view.track[winner] ?? 0 });
}

const FOOT_HEIGHT = 96;
const SALE = { width: 150, gap: 2 };

/** The gene, its price in Ichtos, and whose it is. */
function sale({ seat, gene, price }: Sale, look: Look, { x, y, height }: Box): Shape[] {
  const middle = y + height / 2;
  return [
    ...geneSign(gene, x + 40, middle, 36),
    ...badge(paintOf(look, seat), letterOf(look, seat), { x: x + 72, y: middle + 24 }, 22),
    text(String(price), x + 104, middle - 17, { size: 46, face: 'strong', colour: CREAM, maxWidth: 56 }),
    stamped(`sign/${MUTED}`, x + 120, middle + 26, 0.5),
  ];
}

function salesFoot(sales: readonly Sale[], look: Look): Foot {
  if (sales.length === 0) return NO_FOOT;
  return {
    height: FOOT_HEIGHT,
    shapes: (box) => [
      filled(roundedBox(box, 22), SLATE),
      ...sales.flatMap((each, index) =>
        sale(each, look, { ...box, x: box.x + 12 + index * (SALE.width + SALE.gap), width: SALE.width }),
      ),
    ],
  };
}

export const endScene = (tally: UrlandTally, view: View, look: Look): Scene =>
  tallyScene('urland', sheetOf(tally, view, look), titleOf(view, look), salesFoot(tally.sales, look));

/** A sentence for each who bought anything, best player first. */
function salesText({ sales }: UrlandTally, { players }: TallySheet, look: Look): string[] {
  const say = wordsOf(look).tally;
  if (sales.length === 0) return [say.noGenes];
  return players.flatMap(({ seat, name }) => {
    const own = sales.filter((each) => each.seat === seat);
    return own.length === 0 ? [] : [say.bought({ name, sales: own })];
  });
}

export function endAltText(tally: UrlandTally, view: View, look: Look): string {
  const sheet = sheetOf(tally, view, look);
  return tallyAltText(sheet, titleOf(view, look), salesText(tally, sheet, look));
}
