import { COLOURS } from '#games/ants/colours.ts';
import type { Look } from '#render/ants/look.ts';

/** In English and the standard palette, with nothing to choose and nothing that has just happened, unless told otherwise. */
export const gardenLook = (more: Partial<Look> = {}): Look => ({
  names: ['Anna', 'Björn', 'Chloé', 'Dominika'],
  colours: COLOURS,
  palette: 'standard',
  language: 'en',
  events: [],
  targets: null,
  title: null,
  ...more,
});
