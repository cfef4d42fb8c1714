/** Every content file: its ids, its numbers and its geometry are what the rules rely on. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COLUMNS, MAIN_ACTIONS, QUEENS, SWARMS, TERRAINS, TOKEN_KINDS, TRACKS } from '#games/ants/box.ts';
import { CONTENT_NUMBERS, contentOf } from '#games/ants/content/content.ts';
import type { ContentFile, CornerDesign, HexDesign } from '#games/ants/content/content-design.ts';
import type { Cost, Effect, Need, Operation } from '#games/ants/content/content-file.ts';
import { SYMBOLS } from '#games/ants/symbols.ts';

const FOLDER = 'src/games/ants/content';
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));

const ids = (things: readonly { readonly id: string }[]): string[] => things.map(({ id }) => id);
const sorted = <T>(items: readonly T[]): T[] => [...items].sort();
const isDistinct = (items: readonly unknown[]): boolean => new Set(items).size === items.length;

const COUNTERS = ['achievements', 'explorers', 'smallRooms', 'kinds', 'enemies', 'eggs-e', 'sprouts', 'under'];
const GAINS = ['food', 'leaf', 'fungus', 'aggression', 'mutation', 'wild'];
const MODES = ['any', 'achievementWaive', 'skillFree'];
const EVENT = /^(achievement|tile|defeat|dig|placeRoom:[1-4]|play:(Ap|Ag|Fa|Cm|Co|Bu|St|In|Po))$/;

const isNumber = (n: unknown): boolean => n === 'paid' || (Number.isInteger(n) && Number(n) >= 1);
const isAllOf = (part: readonly string[], whole: readonly string[]): boolean =>
  part.every((each) => whole.includes(each));

/** The fields of each operation, and what they may hold. */
const OPERATIONS: Readonly<Record<string, (op: Readonly<Record<string, unknown>>) => boolean>> = {
  gain: ({ what, n }) => GAINS.includes(String(what)) && isNumber(n),
  flight: ({ n }) => isNumber(n),
  draw: ({ n }) => isNumber(n),
  drawKeep: ({ n }) => isNumber(n),
  dig: ({ n }) => isNumber(n),
  explore: ({ n }) => isNumber(n),
  forage: ({ n }) => isNumber(n),
  tuck: ({ n }) => isNumber(n),
  play: ({ mode }) => MODES.includes(String(mode)),
  track: ({ of }) => isAllOf(of as string[], TRACKS),
  room: ({ size }) => [1, 2, 3, 4].includes(Number(size)),
  token: ({ kind, n, on }) =>
    isAllOf(kind as string[], TOKEN_KINDS) && (on === 'this' || (on === 'any' && n === 1)) && isNumber(n),
  moveTokens: ({ kind, n }) => TOKEN_KINDS.some((known) => known === kind) && isNumber(n),
  or: ({ of }) => (of as Operation[][]).length >= 2 && (of as Operation[][]).every((list) => list.every(isOperation)),
  per: ({ counter, each, do: list }) =>
    COUNTERS.includes(String(counter)) && isNumber(each) && (list as Operation[]).every(isOperation),
  ...Object.fromEntries(
    [
      'display',
      'search',
      'object',
      'raise',
      'convert',
      'larva',
      'defeat',
      'scent',
      'incubation',
      'empty',
      'eggShift',
    ].map((name) => [name, (op: object) => Object.keys(op).length === 1]),
  ),
};

const isOperation = (op: Operation): boolean => OPERATIONS[op.op]?.({ ...op }) ?? false;

const NEEDS: Readonly<Record<string, readonly string[]>> = {
  symbol: SYMBOLS,
  cubes: ['food', 'leaf', 'fungus'],
  map: ['e', 'f'],
  ants: COLUMNS,
};
const PLAIN_NEEDS = ['eggs', 'built', 'deeds', 'rooms', 'pheromones', 'swarms'];

const isNeed = (need: Need): boolean =>
  isNumber(need.n) && ('of' in need ? (NEEDS[need.need] ?? []).includes(need.of) : PLAIN_NEEDS.includes(need.need));

function isCost(cost: Cost): boolean {
  if ('cards' in cost) return cost.cards.length === 2 && cost.cards[0] <= cost.cards[1];
  if ('token' in cost) return TOKEN_KINDS.includes(cost.token) && ['this', 'any'].includes(cost.from);
  return 'food' in cost ? cost.food > 0 : cost.leaf > 0;
}

function isRule(rule: Extract<Effect, { kind: 'rule' }>): boolean {
  switch (rule.rule) {
    case 'discount':
      return ['room', 'skill', 'achievement'].includes(rule.type) && rule.leaf > 0;
    case 'bigger':
      return rule.by > 0;
    case 'spend':
      return TOKEN_KINDS.includes(rule.token) && ['food', 'leaf'].includes(rule.as);
    case 'symbol':
      return SYMBOLS.includes(rule.symbol) && (rule.counter === undefined || COUNTERS.includes(rule.counter));
    case 'anyTile':
      return true;
  }
}

function isEffect(effect: Effect): boolean {
  switch (effect.kind) {
    case 'rule':
      return isRule(effect);
    case 'end':
      return COUNTERS.includes(effect.counter) && effect.each >= 1;
    case 'trigger':
      return EVENT.test(effect.on) && effect.do.every(isOperation);
    case 'free':
      return isCost(effect.pay) && effect.do.every(isOperation);
    case 'incubation':
      return (effect.pay === undefined || isCost(effect.pay)) && effect.do.every(isOperation);
    case 'instant':
      return effect.do.every(isOperation);
    default:
      return false;
  }
}

const fileOf = (name: string): ContentFile => JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8'));

it('every file is loaded, each by its own number', () => {
  expect(sorted(FILES.map((name) => String(fileOf(name).content)))).toEqual(sorted(CONTENT_NUMBERS));
  expect(FILES.every((name) => name.includes('ants') && name.includes('content'))).toBe(true);
  for (const name of FILES) {
    const file = fileOf(name);
    expect(contentOf({ content: String(file.content) }).file).toEqual(file);
  }
});

describe.each(FILES)('%s', (name) => {
  const file = fileOf(name);
  const cards = [...file.baseCards, ...file.openings, ...file.queensRooms];

  it('has the names that the rules know, in their order', () => {
    expect(ids(file.symbols)).toEqual(SYMBOLS);
    expect(ids(file.specialisations)).toEqual(COLUMNS);
    expect(ids(file.terrains)).toEqual(TERRAINS);
    expect(file.tracks.ids).toEqual(TRACKS);
    expect(ids(file.flight.swarms)).toEqual(SWARMS);
    expect(ids(file.queens)).toEqual(QUEENS);
    expect(file.constants.displayRows).toEqual(MAIN_ACTIONS);
  });

  it('has the rulebook’s counts', () => {
    const counts = {
      leafTiles: file.leafTiles.length,
      enemies: file.enemies.length,
      objects: file.objects.length,
      queensRooms: file.queensRooms.length,
      openings: file.openings.length,
      roomTiles: file.rooms.reduce((sum, { stock }) => sum + stock, 0),
      sets: file.incubationSets.length,
      incubationTiles: file.incubationSets.flatMap(({ tiles }) => tiles).length,
      queens: file.queens.length,
      baseCards: file.baseCards.length * file.baseCopies.length,
    };
    expect(counts).toEqual({
      leafTiles: 6,
      enemies: 29,
      objects: 8,
      queensRooms: 8,
      openings: 30,
      roomTiles: 52,
      sets: 4,
      incubationTiles: 12,
      queens: 9,
      baseCards: 120,
    });
  });

  it('has no id twice', () => {
    const tiles = file.incubationSets.flatMap((set) => [set.id, ...ids(set.tiles)]);
    const lists = [cards, file.enemies, file.objects, file.leafTiles, file.queens, file.abilities, file.nests].map(ids);
    expect(isDistinct([...lists.flat(), ...tiles])).toBe(true);
  });

  it.each(cards.map((card) => [card.id, card] as const))('%s is a card of known parts', (_, card) => {
    expect(card.effects.filter((effect) => !isEffect(effect))).toEqual([]);
    expect(card.needs.filter((need) => !isNeed(need))).toEqual([]);
    expect(isAllOf(card.symbols, SYMBOLS)).toBe(true);
    expect(card.type === 'room').toBe(card.size > 0);
    if (card.type === 'skill') expect(card.leaf).toBeGreaterThan(0);
    if (card.type === 'achievement') expect([card.leaf, card.symbols]).toEqual([0, []]);
    const paid = card.effects.filter(
      (effect) => effect.kind === 'free' || (effect.kind === 'incubation' && effect.pay),
    );
    expect(paid.length, 'a card is used in one way').toBeLessThanOrEqual(1);
  });

  it('asks for no symbol in two entries of one list, so that what is missing has one meaning', () => {
    const lists = [...cards, ...file.enemies, ...file.incubationSets.flatMap(({ tiles }) => tiles)].map(
      ({ needs }) => needs,
    );
    for (const needs of lists) expect(isDistinct(needs.map((need) => JSON.stringify({ ...need, n: 0 })))).toBe(true);
    expect(lists.flat().filter((need) => !isNeed(need))).toEqual([]);
  });

  it('has abilities, leaf tiles, objects and a flight of known operations', () => {
    expect(file.abilities.flatMap(({ effects }) => effects).filter((effect) => !isEffect(effect))).toEqual([]);
    const lists = [...file.leafTiles, ...file.objects, ...file.flight.bonuses].flatMap(({ do: list }) => list);
    expect(lists.filter((op) => !isOperation(op))).toEqual([]);
    expect(file.flight.swarms.every(({ square }) => square >= 1 && square <= file.flight.last)).toBe(true);
    for (const seats of [2, 3, 4])
      for (const { values } of file.flight.swarms) expect(values[seats]).toHaveLength(seats);
  });

  it('has enemies enough for every hex, and abilities in three rows', () => {
    for (const { hexes } of Object.values(file.maps)) {
      for (const terrain of TERRAINS) {
        const wanted = hexes.filter((hex) => hex.terrain === terrain).length;
        expect(file.enemies.filter((enemy) => enemy.terrain === terrain).length).toBeGreaterThanOrEqual(wanted);
      }
    }
    expect(new Set(file.abilities.map(({ row }) => row))).toEqual(new Set([1, 2, 3]));
    expect(new Set(file.enemies.map(({ difficulty }) => difficulty))).toEqual(new Set([1, 2, 3]));
  });

  it.each(file.nests.map((nest) => [nest.id, nest] as const))(
    'nest %s has 20 squares in three areas and three stones',
    (_, nest) => {
      expect(nest.squares).toHaveLength(20);
      for (const { id, row, col } of nest.squares) expect(id).toBe(`${'ABCD'[row - 1]}${col}`);
      expect(ids(nest.stones)).toEqual(['X', 'Y', 'Z']);
      expect(new Set(nest.squares.map(({ area }) => area))).toEqual(new Set(file.stars.rooms));
      expect(nest.squares.flatMap(({ bonus }) => bonus).filter((op) => !isOperation(op))).toEqual([]);
      const found = contentOf({ content: String(file.content) }).nests.get(nest.id);
      const sizes = [1, 2, 3, 4].map(
        (size) => found?.placements.filter((each) => each.size === size && each.stones === 0).length,
      );
      expect(sizes).toEqual([20, 31, 22, 12]);
      expect(found?.placementOf.get(nest.start.join('+'))?.size).toBe(2);
    },
  );

  describe.each(Object.entries(file.maps))('the map for %s', (seats, { hexes, corners }) => {
    const hexOf = new Map<string, HexDesign>(hexes.map((hex) => [hex.id, hex]));
    const cornerOf = new Map<number, CornerDesign>(corners.map((corner) => [corner.id, corner]));

    it('has six corners a hex, each of which knows the hex', () => {
      for (const hex of hexes) {
        expect(isDistinct(hex.corners) && hex.corners.length === 6).toBe(true);
        for (const corner of hex.corners) expect(cornerOf.get(corner)?.hexes).toContain(hex.id);
      }
      for (const corner of corners) {
        expect(corner.hexes.length).toBeGreaterThanOrEqual(1);
        for (const hex of corner.hexes) expect(hexOf.get(hex)?.corners).toContain(corner.id);
      }
    });

    it('joins neighbours both ways: corners along an edge, hexes beside each other', () => {
      for (const corner of corners) {
        const along = hexes.flatMap(({ corners: around }) => {
          const at = around.indexOf(corner.id);
          return at === -1 ? [] : [around[(at + 1) % 6], around[(at + 5) % 6]];
        });
        expect(new Set(corner.next)).toEqual(new Set(along));
      }
      for (const hex of hexes) {
        const beside = hexes.filter(
          (other) => other !== hex && other.corners.filter((id) => hex.corners.includes(id)).length === 2,
        );
        expect(new Set(hex.next)).toEqual(new Set(ids(beside)));
        for (const other of beside) expect(isAxialStep(hex, other)).toBe(true);
      }
    });

    it('has an object where its bonus says so, and no more than there are', () => {
      for (const { object, bonus } of hexes) expect(object).toBe(bonus.some(({ op }) => op === 'object'));
      expect(hexes.filter(({ object }) => object).length).toBeLessThanOrEqual(file.objects.length);
    });

    it('has known bonuses, strengths from 1 to 4, and red corners to begin at', () => {
      expect([...hexes, ...corners].flatMap(({ bonus }) => bonus).filter((op) => !isOperation(op))).toEqual([]);
      expect(new Set(hexes.map(({ strength }) => strength))).toEqual(new Set([1, 2, 3, 4]));
      expect(corners.filter(({ red }) => red).length).toBe(Number(seats) + 2);
      expect(hexes.filter(({ start }) => start)).toHaveLength(Number(seats));
    });
  });
});

function isAxialStep(a: HexDesign, b: HexDesign): boolean {
  const [q, r] = [b.q - a.q, b.r - a.r];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === 1;
}
