/** Signs with a shape and colours of their own, each on a field of 100 × 100, so that they can stand on any ground. */
import type { SymbolId } from '#games/ants/content/content-file.ts';
import { ICONS, type Icon } from '../kit/icons.ts';
import type { Drawing, Fill, Shape } from '../scene.ts';
import { circle, filled, lined, roundedBox } from '../shapes.ts';
import {
  ANT,
  APHID,
  ARROW_UP,
  BASKET,
  BEETLE,
  BERRY_FIGURE,
  BRICKS,
  BUTTON,
  CARD,
  CAVERN,
  COMPASS,
  EGG,
  GRID,
  GRUB,
  LEAF,
  MUSHROOM,
  SHOVEL,
  SPROUT,
  STAR,
  WAVES,
} from './figures.ts';
import {
  AMBER,
  BERRY,
  BERRY_LIGHT,
  BLOOD,
  BONE,
  CAP,
  CAP_LIGHT,
  CAVE,
  CHAMBER,
  CREAM,
  EMBER,
  GOLD,
  GREEN,
  GREEN_DARK,
  INK,
  MUTED,
  SKY,
  SLATE,
  VIOLET,
} from './theme.ts';

const RIM = 6;
const HALF = 50;

const rimmed = (d: string, fill: Fill): Shape => ({ kind: 'path', d, fill, stroke: { colour: INK, width: RIM } });
const thick = (d: string, colour: string, width = RIM): Shape => lined(d, { colour, width });

const smaller = (scale: number, shapes: readonly Shape[], y = 0): Shape => ({ kind: 'group', x: 0, y, scale, shapes });

/** An icon of a field of 512 × 512. */
const icon = (name: Icon, colour: string, scale: number): Shape => ({
  kind: 'group',
  x: -256 * scale,
  y: -256 * scale,
  scale,
  shapes: [filled(ICONS[name], colour)],
});

const token = (fill: string, ...shapes: readonly Shape[]): Shape[] => [
  rimmed(circle({ x: 0, y: 0 }, HALF - RIM), fill),
  ...shapes,
];

const tile = (fill: string, ...shapes: readonly Shape[]): Shape[] => [
  rimmed(roundedBox({ x: -45, y: -45, width: 90, height: 90 }, 20), fill),
  ...shapes,
];

const ant = (colour: string): Shape[] => [filled(ANT.body, colour), thick(ANT.legs, colour, 5)];
const star = (fill: string): Shape[] => [rimmed(STAR, fill)];

const leaf = (): Shape[] => [rimmed(LEAF.blade, GREEN), thick(LEAF.rib, GREEN_DARK, 7)];
const berry = (): Shape[] => [
  rimmed(BERRY_FIGURE.fruit, BERRY),
  filled(BERRY_FIGURE.shine, BERRY_LIGHT),
  thick(BERRY_FIGURE.stalk, INK, 8),
];
const egg = (fill: string): Shape[] => [rimmed(EGG, fill)];

/** One step up on a track. */
const up = (...shapes: readonly Shape[]): Shape[] => [
  ...shapes,
  {
    kind: 'group',
    x: 22,
    y: -14,
    scale: 0.62,
    shapes: [{ kind: 'path', d: ARROW_UP, fill: EMBER, stroke: { colour: INK, width: 11 } }],
  },
];

const lower = (shapes: readonly Shape[]): Shape => ({ kind: 'group', x: -12, y: 10, scale: 0.76, shapes });

const digger = (colour: string): Shape[] => [thick(SHOVEL.shaft, colour, 9), filled(SHOVEL.blade, colour)];
const forager = (colour: string): Shape[] => [thick(BASKET.handle, colour, 8), filled(BASKET.body, colour)];

/** Of each symbol: the tint of its tile, and its sign. */
const SYMBOLS: Readonly<Record<SymbolId, readonly [string, readonly Shape[]]>> = {
  Ap: ['#d5e8a0', [smaller(0.68, [filled(APHID.body, INK), thick(APHID.legs, INK, 7)])]],
  Ag: ['#f2a08c', [icon('swords', INK, 0.15)]],
  Fa: ['#a9d483', [smaller(0.72, [thick(SPROUT.stem, INK, 9), filled(SPROUT.leaves, INK)])]],
  Cm: ['#a8d4ee', [smaller(0.74, [filled(WAVES.dot, INK), thick(WAVES.arcs, INK, 13)])]],
  Co: ['#d9c9ae', [icon('shell', INK, 0.155)]],
  Bu: ['#e9bd7d', [smaller(0.72, [filled(BRICKS, INK)], 3)]],
  St: ['#f6c3b4', [icon('biceps', INK, 0.15)]],
  In: ['#e5c6ee', [icon('brain', INK, 0.155)]],
  Po: ['#c7b6e6', [icon('gas', INK, 0.15)]],
};

const symbol = ([tint, shapes]: readonly [string, readonly Shape[]]): Shape[] => tile(tint, ...shapes);

const SIGNS = {
  food: berry,
  leaf,
  fungus: () => [rimmed(MUSHROOM.stem, CREAM), rimmed(MUSHROOM.cap, CAP), filled(MUSHROOM.dots, CAP_LIGHT)],
  aggression: () => token(BLOOD, icon('swords', CREAM, 0.135)),
  mutation: () => token(VIOLET, icon('dna', CREAM, 0.145)),
  wild: () => token(AMBER, smaller(0.72, ant(INK))),
  flight: () => token(SKY, icon('wing', INK, 0.14)),
  draw: () => [
    { kind: 'group', x: -8, y: 0, scale: 0.9, shapes: [rimmed(CARD, BONE)] } satisfies Shape,
    {
      kind: 'group',
      x: 9,
      y: 4,
      scale: 0.9,
      shapes: [rimmed(CARD, CREAM), thick('M-14 0L14 0M0 -14L0 14', INK, 9)],
    } satisfies Shape,
  ],
  hand: () => [
    { kind: 'group', x: -9, y: 0, scale: 0.9, shapes: [rimmed(CARD, MUTED)] } satisfies Shape,
    { kind: 'group', x: 9, y: 4, scale: 0.9, shapes: [rimmed(CARD, CREAM)] } satisfies Shape,
  ],
  display: () => [rimmed(GRID, CREAM)],
  object: () => [rimmed(BUTTON.disc, GOLD), filled(BUTTON.holes, INK)],
  larva: () => [
    thick(GRUB, INK, 40),
    thick(GRUB, CREAM, 28),
    thick('M-14 -38L-10 -14M16 -26L4 -8M40 4L16 6M22 40L10 22', MUTED, 4),
  ],
  ant: () => token(CREAM, smaller(0.74, ant(INK))),
  egg: () => egg(CREAM),
  stored: () => tile('#c9b48d', smaller(0.74, ant(INK))),
  store: () => tile(SLATE, smaller(0.72, berry())),
  room: () => [rimmed(CAVERN, CHAMBER), filled('M-18 34C-20 4 -10 -12 0 -12C12 -12 22 4 20 34Z', CAVE)],
  skill: () => token(GREEN, smaller(0.74, ant(INK))),
  'track-food': () => up(lower(berry())),
  'track-leaf': () => up(lower(leaf())),
  'track-egg': () => up(lower(egg(CREAM))),
  'track-any': () => [{ kind: 'path', d: ARROW_UP, fill: EMBER, stroke: { colour: INK, width: 8 } } satisfies Shape],
  star: () => star(GOLD),
  deed: () => token(GOLD, icon('crown', INK, 0.14)),
  'no-star': () => [{ kind: 'path', d: STAR, fill: SLATE, stroke: { colour: MUTED, width: RIM } } satisfies Shape],
  enemy: () => [
    rimmed(circle({ x: 0, y: 0 }, HALF - RIM), BLOOD),
    smaller(0.72, [thick(BEETLE.legs, CREAM, 7), filled(BEETLE.body, CREAM), thick(BEETLE.seam, BLOOD, 6)]),
  ],
  scent: () => token(GREEN_DARK, smaller(0.66, [filled(WAVES.dot, CREAM), thick(WAVES.arcs, CREAM, 13)])),
  d: () => tile('#d9a86c', smaller(0.7, digger(INK))),
  e: () => tile('#bfe0d2', smaller(0.92, [thick(COMPASS.ring, INK, 8), filled(COMPASS.needle, INK)])),
  f: () => tile('#cfe08f', smaller(0.7, forager(INK))),
  ...(Object.fromEntries(Object.entries(SYMBOLS).map(([id, figure]) => [id, () => symbol(figure)])) as Record<
    SymbolId,
    () => Shape[]
  >),
} satisfies Readonly<Record<string, () => readonly Shape[]>>;

export type SignName = keyof typeof SIGNS;

export const signDrawing = (name: SignName): Drawing => ({ width: 104, height: 104, shapes: SIGNS[name]() });
