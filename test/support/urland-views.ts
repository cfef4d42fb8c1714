/** Positions to draw, put together by hand: `aView({ seats: 4 }).with(...)`. */
import { type Seat, seat, seatsOf } from '#engine/seat.ts';
import { type Area, OCEANS, REGIONS, type Region, volcanoTarget } from '#games/urland/board.ts';
import { extraTurnChips, ICHTOS_WITHOUT_MARKER, START_ICHTOS_PER_OCEAN } from '#games/urland/box.ts';
import { fromReserve, ichtosAt, moveEverybody, toReserve } from '#games/urland/ichtos.ts';
import type { View } from '#games/urland/view.ts';

export interface ViewBuilder {
  readonly view: View;
  with(changes: Partial<View>): ViewBuilder;
  /** Exactly so many of each seat there, taken from the reserve or given back. */
  ichtos(area: Area, ...counts: number[]): ViewBuilder;
  nobodyInTheSea(): ViewBuilder;
  erupt(...volcanoes: Region[]): ViewBuilder;
}

function emptyView(seats: number): View {
  const each = <T>(value: (seat: Seat) => T): T[] => seatsOf(seats).map(value);
  return {
    seats,
    ichtos: Array.from({ length: (OCEANS.length + REGIONS.length) * seats }, () => 0),
    landOf: Object.fromEntries(REGIONS.map((region) => [region, region])) as View['landOf'],
    reserve: each(() => ICHTOS_WITHOUT_MARKER),
    track: each((at) => at + 1),
    extraTurns: each(() => extraTurnChips(seats)),
    genes: each(() => []),
    row: seats === 3 ? ['legs', 'wings', 'egg'] : ['legs', 'wings', 'egg', 'teeth'],
    scored: [],
    erupted: [],
    panicked: false,
    mutations: 0,
    environment: seat(0),
    dealt: each(() => []),
    phase: { kind: 'choose' },
    turns: 0,
    viewer: 'public',
    hand: [],
    picked: null,
    known: [],
    bid: null,
    held: 3,
    isPicked: false,
    pileSize: 9,
    deckSize: seats === 3 ? 6 : 7,
  };
}

/** What stands there becomes `count`, as far as the reserve goes. */
function settle(view: View, area: Area, at: Seat, count: number): void {
  const change = count - ichtosAt(view, area, at);
  if (change < 0) toReserve(view, at, area, -change);
  else fromReserve(view, at, area, Math.min(change, view.reserve[at] ?? 0));
}

function join(view: View, volcano: Region): void {
  const from = view.landOf[volcano];
  const to = view.landOf[volcanoTarget(volcano)];
  if (from !== to) {
    moveEverybody(view, from, to);
    for (const region of REGIONS) if (view.landOf[region] === from) view.landOf[region] = to;
  }
  view.erupted.push(volcano);
}

function builder(view: View): ViewBuilder {
  const changed = (change: (copy: View) => void): ViewBuilder => {
    const copy = structuredClone(view);
    change(copy);
    return builder(copy);
  };
  return {
    view,
    with: (changes) => builder({ ...view, ...changes }),
    ichtos: (area, ...counts) =>
      changed((copy) => {
        for (const [at, count] of counts.entries()) settle(copy, area, seat(at), count);
      }),
    nobodyInTheSea: () =>
      changed((copy) => {
        for (const ocean of OCEANS) for (const at of seatsOf(copy.seats)) settle(copy, ocean, at, 0);
      }),
    erupt: (...volcanoes) =>
      changed((copy) => {
        for (const volcano of volcanoes) join(copy, volcano);
      }),
  };
}

/** The oceans as at the start of a game, nobody on land. */
export function aView({ seats }: { seats: number }): ViewBuilder {
  const view = emptyView(seats);
  for (const ocean of OCEANS) for (const at of seatsOf(seats)) settle(view, ocean, at, START_ICHTOS_PER_OCEAN);
  return builder(view);
}
