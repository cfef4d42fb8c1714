/** The drawings that every game's pictures may use: `icon/NAME/COLOUR`. */
import type { Atlas } from '../scene.ts';
import { ICONS, type Icon, iconDrawing } from './icons.ts';

const isIcon = (name: string): name is Icon => Object.hasOwn(ICONS, name);

export const kitAtlas: Atlas = (symbol) => {
  const [kind, name = '', colour = ''] = symbol.split('/');
  if (kind !== 'icon' || !isIcon(name)) throw new Error(`no drawing is called ${symbol}`);
  return iconDrawing(ICONS[name], colour);
};
