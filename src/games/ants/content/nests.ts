/** Nests: every way to lay a room tile, as sets of squares. */
import type { ContentFile } from './content-design.ts';
import type { Area, NestDesign, Operation } from './content-file.ts';

/** A room tile is known by its squares in order of id, joined by `+`: `A4+B4`. */
export type RoomId = string;

export interface Placement {
  readonly id: RoomId;
  readonly squares: readonly string[];
  readonly size: number;
  /** Its squares, one bit each. */
  readonly mask: number;
  /** The squares with an edge beside it. */
  readonly beside: number;
  readonly isInAreaI: boolean;
  readonly stones: number;
  /** Of its squares, in order of id. */
  readonly bonus: readonly Operation[];
}

export interface Nest {
  readonly id: string;
  readonly start: RoomId;
  /** Small ones first, then in order of id. */
  readonly placements: readonly Placement[];
  readonly placementOf: ReadonlyMap<RoomId, Placement>;
  readonly areas: readonly { readonly area: Area; readonly mask: number }[];
}

interface Square {
  readonly id: string;
  readonly row: number;
  readonly col: number;
  readonly area: Area | null;
  readonly bonus: readonly Operation[];
  readonly bit: number;
}

type Cells = readonly (readonly [number, number])[];

const turned = (shape: Cells): Cells => shape.map(([row, col]) => [col, -row]);

/** Squares first, then stones: `A1`…`D5`, then `X Y Z`. */
const squaresOf = (nest: NestDesign, stoneBonus: readonly Operation[]): Square[] =>
  [...nest.squares, ...nest.stones.map((stone) => ({ ...stone, area: null, bonus: stoneBonus }))]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((square, index) => ({ ...square, bit: 1 << index }));

/** Four quarter turns at each square; the same squares found twice are one placement. */
function placesFor(shape: Cells, squares: readonly Square[]): Square[][] {
  const turns = [shape, turned(shape), turned(turned(shape)), turned(turned(turned(shape)))];
  const found = new Map<number, Square[]>();
  for (const { row, col } of squares) {
    for (const turn of turns) {
      const covered = squares.filter((square) =>
        turn.some(([r, c]) => square.row === row + r && square.col === col + c),
      );
      const mask = covered.reduce((sum, { bit }) => sum | bit, 0);
      if (covered.length === shape.length) found.set(mask, covered);
    }
  }
  return [...found.values()];
}

const isBeside = (a: Square, b: Square): boolean => Math.abs(a.row - b.row) + Math.abs(a.col - b.col) === 1;

function placementFor(covered: readonly Square[], squares: readonly Square[]): Placement {
  const mask = covered.reduce((sum, { bit }) => sum | bit, 0);
  const neighbours = squares.filter((square) => covered.some((own) => isBeside(own, square)));
  return {
    id: covered.map(({ id }) => id).join('+'),
    squares: covered.map(({ id }) => id),
    size: covered.length,
    mask,
    beside: neighbours.reduce((sum, { bit }) => sum | bit, 0) & ~mask,
    isInAreaI: covered.some(({ area }) => area === 'I'),
    stones: covered.filter(({ area }) => area === null).length,
    bonus: covered.flatMap(({ bonus }) => bonus),
  };
}

export function nestOf(nest: NestDesign, { rooms, stars, tracks }: ContentFile): Nest {
  const squares = squaresOf(nest, [{ op: 'track', of: tracks.ids }]);
  const placements = rooms.flatMap(({ shape }) =>
    placesFor(shape, squares)
      .map((covered) => placementFor(covered, squares))
      .sort((a, b) => (a.id < b.id ? -1 : 1)),
  );
  const maskOf = (wanted: Area): number =>
    squares.reduce((sum, { area, bit }) => (area === wanted ? sum | bit : sum), 0);
  return {
    id: nest.id,
    start: nest.start.join('+'),
    placements,
    placementOf: new Map(placements.map((placement) => [placement.id, placement])),
    areas: stars.rooms.map((area) => ({ area, mask: maskOf(area) })),
  };
}
