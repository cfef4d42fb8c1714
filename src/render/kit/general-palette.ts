/**
 * Colours for pictures of a game without its own palette: those that carry meaning, and an even lattice of all colours.
 */
import { PAINTS } from '../players.ts';
import * as theme from './theme.ts';

/** The eye distinguishes greens best, blues worst. */
const REDS = [0, 64, 128, 192, 255];
const GREENS = [0, 51, 102, 153, 204, 255];
const BLUES = [0, 85, 170, 255];
const GREYS = [24, 48, 72, 96, 120, 144, 168, 216, 232];

const hex = (...channels: readonly number[]): string =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

const PLAYERS = Object.values(PAINTS).flatMap((paints) =>
  Object.values(paints).flatMap(({ fill, shade, ink }) => [fill, shade, ink]),
);
const LATTICE = REDS.flatMap((red) => GREENS.flatMap((green) => BLUES.map((blue) => hex(red, green, blue))));

export const GENERAL_PALETTE: readonly string[] = [
  ...new Set([...PLAYERS, ...Object.values(theme), ...LATTICE, ...GREYS.map((grey) => hex(grey, grey, grey))]),
];
