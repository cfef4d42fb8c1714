import { fileURLToPath } from 'node:url';
import { registerFont } from 'canvas';
import type { Face } from '../scene.ts';

const FILES: Readonly<Record<Face, string>> = {
  text: 'FiraSansCondensed-SemiBold.ttf',
  strong: 'FiraSansCondensed-ExtraBold.ttf',
  map: 'Alegreya-ExtraBoldItalic.ttf',
};

/** Families of our own names, so that a font installed on the machine is never taken instead. */
const FAMILIES: Readonly<Record<Face, string>> = { text: 'UrText', strong: 'UrStrong', map: 'UrMap' };

/** The height of capitals, as a share of the size. */
export const CAPITALS: Readonly<Record<Face, number>> = { text: 0.689, strong: 0.689, map: 0.623 };

for (const [face, file] of Object.entries(FILES)) {
  const path = fileURLToPath(new URL(`../../../assets/fonts/${file}`, import.meta.url));
  registerFont(path, { family: FAMILIES[face as Face] });
}

export const fontOf = (face: Face, size: number): string => `${size}px ${FAMILIES[face]}`;
