import { seatsOf } from '#engine/seat.ts';
import { COLUMNS, CRITERIA, TERRAINS, TRACKS } from './box.ts';
import { contentOf, gardenIn } from './content/content.ts';
import type { Options } from './options.ts';
import type { Player, State } from './state.ts';

const newPlayer = (discs: number, nest: string | null): Player => ({
  queen: null,
  set: null,
  nest,
  food: 0,
  leaf: 0,
  fungus: 0,
  aggression: 0,
  mutation: 0,
  wild: 0,
  store: 0,
  debt: 0,
  supply: discs,
  tracks: TRACKS.map(() => 0),
  tiles: [],
  stored: COLUMNS.map(() => 0),
  rooms: [],
  hand: [],
  cards: [],
  abilities: [],
  taken: [],
  scents: [],
  stars: CRITERIA.map(() => 0),
  discs: 0,
  crests: [],
  starters: 0,
  rejected: [],
});

export function setUp(seats: number, { rules, length, nests, content }: Options): State {
  const game = { content, seats };
  const { file } = contentOf(game);
  const { hexes, corners } = gardenIn(game);
  const { constants } = file;
  return {
    rules,
    length,
    nests,
    content,
    seats,
    phase: 'setup',
    step: 'first',
    round: 0,
    first: null,
    turn: null,
    last: null,
    isFinal: false,
    turns: 0,
    display: Array(constants.displayRows.length * constants.displayColumns).fill(null),
    deck: [],
    discards: [],
    out: [],
    hexes: hexes.map(() => ({ explorer: null, cubes: 0, enemy: null, object: null })),
    corners: corners.map(() => null),
    leaves: [],
    piles: TERRAINS.map(() => []),
    objects: [],
    flight: Array.from({ length: file.flight.last + 1 }, () => []),
    swarms: file.flight.swarms.map(({ values }) => (values[seats] ?? []).map(() => null)),
    stars: [],
    stock: file.rooms.map(({ stock }) => stock),
    players: seatsOf(seats).map(() => newPlayer(constants.discs, nests === 'common' ? 'common' : null)),
    pairs: [],
    layers: [],
    dealt: [],
    kept: [],
    agenda: [],
    recycled: [],
  };
}
