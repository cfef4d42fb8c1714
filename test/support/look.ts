import { COLOURS } from '#games/urland/colours.ts';
import type { Look } from '#render/urland/look.ts';

/** In English and the standard palette, with nothing to choose and nothing that has just happened, unless told otherwise. */
export const lookOf = (names: readonly string[], more: Partial<Look> = {}): Look => ({
  names,
  colours: COLOURS,
  palette: 'standard',
  language: 'en',
  events: [],
  targets: [],
  moment: null,
  ...more,
});
