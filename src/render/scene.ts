/**
 * A picture as plain data: the shapes and their order, before any canvas is touched. Lengths are pixels, y points down.
 */
export interface Scene {
  /** The game whose drawings and colours it uses; without a game, only the shared ones. */
  readonly game?: string;
  readonly width: number;
  readonly height: number;
  readonly background: string;
  readonly shapes: readonly Shape[];
}

export type Shape = PathShape | TextShape | UseShape | GroupShape;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** `d` is SVG path data, spelled with absolute M, L, C, Q and Z alone. */
export interface PathShape {
  readonly kind: 'path';
  readonly d: string;
  readonly fill?: Fill;
  readonly stroke?: Stroke;
  readonly opacity?: number;
}

export type Fill = string | Gradient;

/** From one point to another, or from a point outwards to a radius. */
type Gradient =
  | { readonly kind: 'linear'; readonly from: Point; readonly to: Point; readonly stops: Stops }
  | { readonly kind: 'radial'; readonly at: Point; readonly radius: number; readonly stops: Stops };

type Stops = readonly (readonly [offset: number, colour: string])[];

export interface Stroke {
  readonly colour: string;
  readonly width: number;
  readonly dash?: readonly number[];
}

export const TYPEFACES = ['text', 'strong', 'map'] as const;
export type Typeface = (typeof TYPEFACES)[number];

/**
 * `y` is the middle of the capitals of the first line. Text that is too wide is broken into at most `lines` lines, then
 * shrinks down to `least`, then ends in an ellipsis.
 */
export interface TextShape {
  readonly kind: 'text';
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly face: Typeface;
  readonly colour: string;
  readonly align: 'left' | 'center' | 'right';
  readonly maxWidth: number;
  readonly least: number;
  readonly lines: number;
  readonly halo?: Stroke;
}

/** A drawing by name, with the middle of its box at x, y. Painted once, then stamped. */
export interface UseShape {
  readonly kind: 'use';
  readonly symbol: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly flip?: boolean;
  readonly opacity?: number;
}

/** Scaled, or between two pixels, it blurs the texts and drawings in it, which are stamped. */
export interface GroupShape {
  readonly kind: 'group';
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly clip?: Box;
  readonly shapes: readonly Shape[];
}

/** The drawing of a symbol: shapes within a box around 0, 0. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

/** All drawings that scenes may use by name. */
export type Atlas = (symbol: string) => Drawing;
