/** The five colours at a table, in two palettes. Each has a letter and a mark of its own too, for eyes that see colours alike. */

export const COLOURS = ['red', 'blue', 'green', 'yellow', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

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

/** Lightness falls in even steps from yellow to purple, so that the five stay apart in grey as well. */
export const PAINTS: Readonly<Record<PaletteName, Readonly<Record<Colour, Paint>>>> = {
  standard: {
    red: { fill: '#e5443b', shade: '#a51f24', ink: LIGHT },
    blue: { fill: '#1c55bd', shade: '#8db8f5', ink: LIGHT },
    green: { fill: '#62bd4b', shade: '#256b27', ink: DARK },
    yellow: { fill: '#ffd83a', shade: '#c98a06', ink: DARK },
    purple: { fill: '#4c1a72', shade: '#b98be0', ink: LIGHT },
  },
  /** Further apart for those who confuse red and green; hues lean to orange, sky, sea green and near-black purple. */
  clear: {
    red: { fill: '#d9541e', shade: '#8c2c06', ink: LIGHT },
    blue: { fill: '#1668c4', shade: '#9cc8fa', ink: LIGHT },
    green: { fill: '#3fc7a2', shade: '#0e6b54', ink: DARK },
    yellow: { fill: '#fff07a', shade: '#b99a10', ink: DARK },
    purple: { fill: '#34104f', shade: '#b48fd6', ink: LIGHT },
  },
};
