/** A sign with a number. */
import type { Point, Shape } from '../scene.ts';
import { stamped, text } from '../shapes.ts';
import type { UrsuppeIcon } from './icons.ts';

/** Icons fill their field more or less. */
const SCALES: Readonly<Partial<Record<UrsuppeIcon, number>>> = { energy: 0.084, dna: 0.074, flag: 0.07 };

export const tintedIcon = (icon: UrsuppeIcon, tint: string, { x, y }: Point): Shape =>
  stamped(`icon/${icon}/${tint}`, x, y, SCALES[icon] ?? 0.068);

export const signed = (value: number): string => String(value).replace('-', '−');

interface Figure {
  readonly icon: UrsuppeIcon;
  readonly tint: string;
  readonly value: number;
  readonly colour: string;
}

export const figureShape = ({ icon, tint, value, colour }: Figure, { x, y }: Point): Shape[] => [
  tintedIcon(icon, tint, { x: x + 16, y }),
  text(signed(value), x + 37, y, { size: 40, face: 'strong', colour, maxWidth: 48 }),
];
