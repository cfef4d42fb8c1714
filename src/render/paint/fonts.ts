import { fileURLToPath } from 'node:url';
import { registerFont } from 'canvas';
import { TYPEFACES, type Typeface } from '../scene.ts';

const FILES: Readonly<Record<Typeface, string>> = {
  text: 'FiraSansCondensed-SemiBold.ttf',
  strong: 'FiraSansCondensed-ExtraBold.ttf',
  map: 'Alegreya-ExtraBoldItalic.ttf',
};

/** Families with our own names, so that a font installed on the machine is never used instead. */
const FAMILIES: Readonly<Record<Typeface, string>> = { text: 'UrText', strong: 'UrStrong', map: 'UrMap' };

/** The height of capitals, as a share of the size. */
export const CAPITALS: Readonly<Record<Typeface, number>> = { text: 0.689, strong: 0.689, map: 0.623 };

export const fontFile = (face: Typeface): URL => new URL(`../../../assets/fonts/${FILES[face]}`, import.meta.url);

for (const face of TYPEFACES) registerFont(fileURLToPath(fontFile(face)), { family: FAMILIES[face] });

export const fontOf = (face: Typeface, size: number): string => `${size}px ${FAMILIES[face]}`;
