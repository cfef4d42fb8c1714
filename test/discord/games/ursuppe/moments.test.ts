/** What deserves a message of its own, in positions of a few words and in whole games. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { momentsIn } from '#discord/games/ursuppe/moments.ts';
import { NEWS } from '#discord/games/ursuppe/news.ts';
import { PICTURES } from '#discord/games/ursuppe/pictures.ts';
import type { Reader } from '#discord/readers/reader.ts';
import { heardBy } from '#engine/event.ts';
import { linesOf, playRecord } from '#engine/record.ts';
import type { Event } from '#games/ursuppe/events.ts';
import { MODULE } from '#games/ursuppe/index.ts';
import { atlas } from '#render/ursuppe/atlas.ts';
import { faultsOf } from '../../../render/picture-laws.ts';
import { laidOut, type Scene, seatOf } from '../../../support/ursuppe.ts';
import { reader as threeReaders } from '../reader.ts';

const reader: Reader = {
  ...threeReaders,
  names: ['Ann', 'Bob', 'Cleo', 'Dan'],
  absent: [null, null, null, null],
  colours: ['red', 'blue', 'green', 'yellow'],
};

const [RED, BLUE] = [seatOf('red'), seatOf('blue')];
const SOUP: Scene = { card: 'N9', amoebas: { red: { 1: 8 }, blue: { 2: 8, 3: 12 } } };
const momentsAt = (scene: Scene, ...events: Event[]) => NEWS.moments(events, laidOut({ ...SOUP, ...scene }), reader);

const ATTACK: Event = {
  kind: 'attacked',
  seat: RED,
  amoeba: 1,
  owner: BLUE,
  prey: 5,
  space: 8,
  attempt: 1,
  price: 1,
};
const EATEN: Event = { kind: 'eaten', seat: BLUE, amoeba: 5, by: RED, space: 8, cubes: [1, 1, 1, 1] };
const DIED: Event = { kind: 'died', seat: BLUE, amoeba: 5, space: 8, cubes: [2, 2, 2, 2] };
const FLIGHT: readonly Event[] = [
  { kind: 'fled', seat: BLUE, amoeba: 5, price: 1 },
  { kind: 'rolled', seat: BLUE, amoeba: 5, dice: [4] },
  { kind: 'went', seat: BLUE, amoeba: 5, going: 'flight', from: 8, to: 12, take: [0, 0, 0, 0] },
  { kind: 'attack-failed', seat: BLUE, amoeba: 5 },
];
const scored = (seat: number, from: number, to: number): Event => ({
  kind: 'scored',
  seat: seatOf(seat === 0 ? 'red' : 'blue'),
  amoebas: to - from,
  genes: 0,
  from,
  to,
});

describe('a great moment is', () => {
  it.each<[string, Scene, readonly Event[], readonly string[]]>([
    ['an amoeba that is eaten', {}, [ATTACK, EATEN], ['Eaten alive!']],
    ['one that is struck down in Phase 5', {}, [{ ...ATTACK, amoeba: null }, DIED], ['Struck down!']],
    ['one that has fled', {}, [ATTACK, ...FLIGHT], ['The attack fails!']],
    ['the end of an attack whose beginning was told before', {}, FLIGHT, ['The attack fails!']],
    ['no attack that still waits for its answer', {}, [ATTACK], []],
    ['no death by damage', {}, [DIED], []],
    ['a player without amoebas', { amoebas: { red: { 1: 8 } } }, [DIED], ['Not one left!']],
    ['both, if it was the last', { amoebas: { red: { 1: 8 } } }, [ATTACK, EATEN], ['Eaten alive!', 'Not one left!']],
    ['the end in sight', {}, [scored(0, 30, 33), scored(1, 20, 24)], ['The end is in sight!']],
    ['the same once', {}, [scored(0, 33, 36), scored(1, 30, 32)], []],
    ['the last round', {}, [{ kind: 'round-began', round: 10, card: 'N9' }], ['The last round!']],
    ['no other round', {}, [{ kind: 'round-began', round: 9, card: 'N9' }], []],
  ])('%s', (_, scene, events, titles) => {
    expect(momentsAt(scene, ...events).map(({ title }) => title)).toEqual(titles);
  });

  it('told with all that led to it', () => {
    expect(momentsAt({}, ATTACK, ...FLIGHT)[0]?.lines).toEqual([
      'Ann’s amoeba 1 attacks Bob’s amoeba 5 on space 8.',
      'Bob’s amoeba 5 throws 4.',
      'Bob’s amoeba 5 flees from space 8 to 12.',
      'The attack on Bob’s amoeba 5 fails.',
    ]);
  });

  it('shown by a close-up of where it happened, if the board does not show it as well', () => {
    const [attack] = momentsAt({}, ATTACK, EATEN);
    const [sketch] = attack?.sketches ?? [];
    const { scene } = sketch ?? expect.fail();
    const whole = PICTURES.board(laidOut(SOUP), reader, []).scene;
    expect(scene.width * scene.height).toBeLessThan((whole.width * whole.height) / 4);
    expect(faultsOf(scene, atlas)).toEqual([]);
    expect(momentsAt({}, { kind: 'round-began', round: 10, card: 'N9' })[0]?.sketches).toEqual([]);
  });
});

describe('in whole games', () => {
  const folder = 'test/games/ursuppe/golden';

  it.each(readdirSync(folder))(
    'no event is told by two of them, and the end is announced twice at most: %s',
    (file) => {
      let ends = 0;
      playRecord(MODULE, linesOf(readFileSync(`${folder}/${file}`, 'utf8')), ({ state, events }) => {
        const moments = momentsIn(heardBy(events, 'public'), state);
        const told = moments.flatMap((moment) => moment.events);
        expect(new Set(told).size).toBe(told.length);
        ends += moments.filter(({ kind }) => kind === 'in-sight' || kind === 'last-round').length;
      });
      expect(ends).toBeGreaterThan(0);
      expect(ends).toBeLessThanOrEqual(2);
    },
  );
});
