import { describe, expect, it } from 'vitest';
import { seat, seatsOf } from '#engine/seat.ts';
import { type Area, OCEANS, REGIONS } from '#games/urland/board.ts';
import { ICHTOS_WITHOUT_MARKER } from '#games/urland/box.ts';
import { AREAS, ichtosAt } from '#games/urland/ichtos.ts';
import { areasOf } from '#games/urland/lands.ts';
import type { Position } from '#games/urland/state.ts';
import type { Point } from '#render/scene.ts';
import { placeAt } from '#render/urland/coasts.ts';
import { type Piece, piecesOf } from '#render/urland/pieces.ts';
import { overlapping, rimOf } from '../../support/boxes.ts';
import { goldenGames } from '../../support/urland-golden.ts';
import { playRecord } from '../../support/urland-record.ts';
import { aView } from '../../support/urland-views.ts';

const shown = (pieces: readonly Piece[], area: Area, at: number): number =>
  pieces.filter((piece) => piece.area === area && piece.seat === at).reduce((sum, { count }) => sum + count, 0);

function expectAllShown(position: Position, pieces: readonly Piece[]): void {
  const wrong = areasOf(position).flatMap((area) =>
    seatsOf(position.seats)
      .filter((at) => shown(pieces, area, at) !== ichtosAt(position, area, at))
      .map((at) => ({ area, at })),
  );
  expect(wrong).toEqual([]);
}

function areaAt({ landOf }: Position, point: Point): Area | null {
  const place = placeAt(point);
  if (place?.kind === 'ocean') return place.ocean;
  return place?.kind === 'region' ? (landOf[place.region] ?? null) : null;
}

/** Each piece on the area, or on a region of the land, that it belongs to. */
function expectAtHome(position: Position, pieces: readonly Piece[]): void {
  const astray = pieces.filter(({ area, box }) => rimOf(box, 23).some((point) => areaAt(position, point) !== area));
  expect(astray).toEqual([]);
}

function expectTidy(position: Position): Piece[] {
  const pieces = piecesOf(position);
  expectAllShown(position, pieces);
  expectAtHome(position, pieces);
  expect(overlapping(pieces)).toEqual([]);
  return pieces;
}

const inTheSea = (seats: number) => aView({ seats });
const nowhere = (seats: number) => aView({ seats }).nobodyInTheSea();

describe('Ichtos on the map', () => {
  it('are all drawn one by one at the start, a colour to a row where it fits', () => {
    expect(expectTidy(inTheSea(5).view).every(({ size }) => size !== 'count')).toBe(true);
    const pieces = expectTidy(inTheSea(4).view);
    for (const ocean of OCEANS)
      for (const at of seatsOf(4)) {
        const rows = pieces.filter((piece) => piece.area === ocean && piece.seat === at).map(({ box }) => box.y);
        expect(new Set(rows).size).toBe(1);
      }
  });

  it.each(AREAS)('show all 27 of a colour in %s', (area) => {
    const pieces = expectTidy(nowhere(5).ichtos(area, ICHTOS_WITHOUT_MARKER).view);
    expect(pieces.map(({ count, size }) => [count, size])).toEqual([[27, 'count']]);
  });

  it.each(AREAS)('show 27 of each of five colours in %s', (area) => {
    const pieces = expectTidy(nowhere(5).ichtos(area, 27, 27, 27, 27, 27).view);
    expect(pieces).toHaveLength(5);
  });

  it.each(AREAS)('show every mixture of few and many in %s', (area) => {
    for (let many = 0; many < 32; many++) {
      const counts = seatsOf(5).map((at) => ((many >> at) & 1 ? 3 + 5 * at : 1 + (at % 2)));
      expectTidy(nowhere(5).ichtos(area, ...counts).view);
    }
  });

  it('show five colours everywhere', () => {
    const everywhere = [...OCEANS, ...REGIONS].reduce((view, area) => view.ichtos(area, 1, 1, 1, 1, 1), nowhere(5));
    expectTidy(everywhere.view);
  });

  it('spread over all regions of a joined land, and count only when all of them are full', () => {
    const whole = nowhere(5).erupt(2, 3).ichtos(1, 9, 9, 9).view;
    expect(expectTidy(whole).every(({ size }) => size === 'single')).toBe(true);
    expect(expectTidy(nowhere(5).erupt(2, 3).ichtos(1, 27, 27, 27, 27, 27).view)).toHaveLength(5);
  });

  it.each([
    ['large', [2, 3]],
    ['single', [5, 4]],
    ['count', [27, 24, 21]],
  ] as const)('use all of a joined land (%s)', (size, counts) => {
    const pieces = expectTidy(
      nowhere(5)
        .erupt(2)
        .ichtos(1, ...counts).view,
    );
    expect(pieces.every((piece) => piece.size === size)).toBe(true);
    const regions = pieces.map(({ box }) => placeAt({ x: box.x + box.width / 2, y: box.y + box.height / 2 }));
    expect(new Set(regions.map((place) => (place?.kind === 'region' ? place.region : null)))).toEqual(new Set([1, 2]));
  });

  it('are large where few stand', () => {
    const pieces = piecesOf(nowhere(3).ichtos(6, 1, 1, 1).view);
    expect(pieces.map(({ size, seat: at }) => [size, at])).toEqual([
      ['large', seat(0)],
      ['large', seat(1)],
      ['large', seat(2)],
    ]);
  });

  it('are tidy throughout of the golden games', () => {
    for (const { text } of goldenGames()) {
      playRecord(text, ({ state }, { line }) => {
        if (line % 40 === 0) expectTidy(state);
      });
    }
  });
});
