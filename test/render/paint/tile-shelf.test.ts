import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTileShelf, type TileShelf } from '#render/paint/tile-shelf.ts';

/** A tile that is known by what is in it. */
const tile = (length: number, mark: number): Uint8Array => new Uint8Array(length).fill(mark);

/** With its label it takes 100 bytes. */
const LENGTH = 96;

const filled = (names: string): TileShelf => {
  const shelf = createTileShelf(300);
  for (const name of names) shelf.keep(name, tile(LENGTH, name.charCodeAt(0)));
  return shelf;
};

const namesOn = (shelf: TileShelf, names: string): string =>
  [...names].filter((name) => shelf.find(name) !== undefined).join('');

describe('a shelf of tiles', () => {
  it('keeps what fits', () => expect(namesOn(filled('abc'), 'abc')).toBe('abc'));

  it('lets go what was put there first', () => expect(namesOn(filled('abcde'), 'abcde')).toBe('cde'));

  it('keeps what was found since, for another round', () => {
    const shelf = filled('abc');
    shelf.find('a');
    shelf.keep('d', tile(LENGTH, 4));
    expect(namesOn(shelf, 'abcd')).toBe('acd');
  });

  it('lets go the one that was found, too, when it is not found again', () => {
    const shelf = filled('abc');
    shelf.find('a');
    for (const name of 'defg') shelf.keep(name, tile(LENGTH, 4));
    expect(namesOn(shelf, 'abcdefg')).toBe('efg');
  });

  it('lets go one for another when all were found', () => {
    const shelf = filled('abc');
    namesOn(shelf, 'abc');
    shelf.keep('d', tile(LENGTH, 4));
    expect(namesOn(shelf, 'abcd')).toBe('bcd');
  });

  it('gives back what it was given, whatever comes and is looked for in between', () => {
    const deed = fc.record({
      name: fc.integer({ min: 0, max: 40 }),
      length: fc.integer({ min: 0, max: 200 }),
      mark: fc.nat(255),
    });
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 200 }), (deeds) => {
        const shelf = createTileShelf(1_024);
        const given = new Map<string, Uint8Array>();
        for (const { name, length, mark } of deeds) {
          const found = shelf.find(`${name}`);
          if (found) expect(found).toEqual(given.get(`${name}`));
          else {
            given.set(`${name}`, tile(length, mark));
            shelf.keep(`${name}`, tile(length, mark));
            expect(shelf.find(`${name}`)).toEqual(tile(length, mark));
          }
        }
      }),
    );
  });

  it('refuses what is larger than itself', () => expect(() => filled('').keep('a', tile(400, 1))).toThrow());
});
