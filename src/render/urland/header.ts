/** The line above the board: what is going on, the epoch, and the chips still to be drawn. */

import { epochOf } from '#games/urland/epoch.ts';
import type { View } from '#games/urland/view.ts';
import { captionOf, deciding } from '#i18n/urland/situation.ts';
import { HEADER_MIDDLE, iconSign, NO_SIGN, playerSign, type Sign, titleBar } from '../kit/title-bar.ts';
import type { Shape } from '../scene.ts';
import { circle, filled, lined, roundedBox, stamped, text } from '../shapes.ts';
import type { UrlandIcon } from './icons.ts';
import { colourOf, type Look, nameOf, paintOf, wordsOf } from './look.ts';
import { type Mood, moodOf } from './mood.ts';
import { AMBER, CREAM, INK, NIGHT, TRIUMPH } from './theme.ts';

const BANDS: Readonly<Record<Mood, { readonly fill: string; readonly icon: UrlandIcon | null }>> = {
  calm: { fill: NIGHT, icon: null },
  panic: { fill: '#6a1f57', icon: 'panic' },
  eruption: { fill: '#7c2412', icon: 'eruption' },
  auction: { fill: '#155046', icon: 'mutation' },
  triumph: { fill: TRIUMPH, icon: 'crown' },
};

/** The number of chips in the pile, with the panic sign while Panic can still be drawn. */
function pile(view: View, right: number): Shape[] {
  const x = right - 94;
  const chip = (dy: number): Shape[] => [
    filled(roundedBox({ x, y: HEADER_MIDDLE - 22 + dy, width: 86, height: 44 }, 12), CREAM),
    lined(roundedBox({ x, y: HEADER_MIDDLE - 22 + dy, width: 86, height: 44 }, 12), { colour: INK, width: 3 }),
  ];
  const number = text(String(view.pileSize), x + 43, HEADER_MIDDLE - 4, {
    size: 40,
    face: 'strong',
    colour: INK,
    maxWidth: 70,
    align: 'center',
  });
  const panic = view.panicked
    ? []
    : [
        filled(circle({ x: x - 40, y: HEADER_MIDDLE }, 30), '#8b2c74'),
        stamped(`icon/panic/${CREAM}`, x - 40, HEADER_MIDDLE, 0.088),
      ];
  return [...panic, ...chip(4), ...chip(-4), number];
}

function signOf(view: View, look: Look, mood: Mood): Sign {
  const { icon } = BANDS[mood];
  if (icon) return iconSign(`icon/${icon}`);
  const [seat, ...others] = deciding(view);
  if (seat === undefined || others.length > 0) return NO_SIGN;
  return playerSign(paintOf(look, seat).fill, `ichto/${look.palette}/${colourOf(look, seat)}`, 0.52);
}

/** A sign and one line of words over the whole width, minus `right`. */
export function titleLine(view: View, look: Look, title: string, width: number, right = 20): Shape[] {
  const mood = moodOf(view, look);
  return titleBar({ title, fill: BANDS[mood].fill, sign: signOf(view, look, mood), width, right });
}

export function header(view: View, look: Look, width: number): Shape[] {
  const words = wordsOf(look);
  const { title, epoch } = captionOf(view, look.moment, words, (seat) => nameOf(look, seat));
  if (view.phase.kind === 'over') return titleLine(view, look, title, width);
  // A moment of the last epoch has nothing to do with the chips of this one.
  const chips = epoch === epochOf(view) ? pile(view, width - 12) : [];
  const right = chips.length > 0 ? 190 : 28;
  return [
    ...titleLine(view, look, title, width, right + 200),
    text(words.picture.epoch({ number: epoch }), width - right, HEADER_MIDDLE, {
      size: 42,
      colour: AMBER,
      maxWidth: 170,
      align: 'right',
    }),
    ...chips,
  ];
}
