/**
 * The five colours at a table, in two palettes. Each also has a letter and a mark, for readers who can't distinguish
 * the colours.
 */

export const PALETTES = ['standard', 'clear'] as const;
export type PaletteName = (typeof PALETTES)[number];

export interface Paint {
  readonly fill: string;
  /** Patterns and edges on the fill. */
  readonly shade: string;
  /** Letters on the fill. */
  readonly ink: string;
}

const DARK = '#182430';
const LIGHT = '#fffaf0';

/** Lightness falls in even steps from yellow to purple, so that the five differ in grey as well. */
export const PAINTS = {
  standard: {
    red: { fill: '#e6452d', shade: '#a01f1c', ink: LIGHT },
    blue: { fill: '#0a58a8', shade: '#8fc0f2', ink: LIGHT },
    green: { fill: '#66c07c', shade: '#1f6b3d', ink: DARK },
    yellow: { fill: '#ffe22e', shade: '#c98a06', ink: DARK },
    purple: { fill: '#3f1060', shade: '#b98be0', ink: LIGHT },
  },
  /** Further apart still, for readers who confuse red and green, or blue and violet. */
  clear: {
    red: { fill: '#ee3a23', shade: '#96170a', ink: LIGHT },
    blue: { fill: '#004eb9', shade: '#93c1fb', ink: LIGHT },
    green: { fill: '#43c5b9', shade: '#0b615c', ink: DARK },
    yellow: { fill: '#ffff76', shade: '#b19a10', ink: DARK },
    purple: { fill: '#290035', shade: '#b48fd6', ink: LIGHT },
  },
} as const satisfies Readonly<Record<PaletteName, Readonly<Record<string, Paint>>>>;

export type PlayerColour = keyof (typeof PAINTS)['standard'];
