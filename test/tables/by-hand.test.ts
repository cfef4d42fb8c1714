/** Checks records by the text of `docs/fair-chance.md` alone, without the engine and its dice. */
import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aTable } from './support/a-table.ts';
import { ANNA, BEN, CLEO, DORA, EMIL, playUntil, value, viewOf } from './support/house.ts';

const GENES = 'assimilation legs care egg wings muscles ears stink turbo warm teeth'.split(' ');
const WORDS = 2 ** 32;

interface Stream {
  below(limit: number): number;
}

function streamOf(seed: string, salt: string, draw: number | 'seats'): Stream {
  let words: number[] = [];
  let block = 0;
  const next = (): number => {
    if (words.length === 0) {
      const bytes = createHmac('sha256', Buffer.from(seed, 'hex')).update(`${salt}/${draw}/${block}`).digest();
      words = Array.from({ length: 8 }, (_, index) => bytes.readUInt32BE(index * 4));
      block += 1;
    }
    return words.shift() ?? 0;
  };
  return {
    below(limit) {
      const greatest = Math.floor(WORDS / limit) * limit;
      let word = next();
      while (word >= greatest) word = next();
      return word % limit;
    },
  };
}

const pick = <T>(list: readonly T[], stream: Stream): T => list[stream.below(list.length)] as T;

function shuffle<T>(list: readonly T[], stream: Stream): T[] {
  const items = [...list];
  for (let i = items.length - 1; i > 0; i--) {
    const j = stream.below(i + 1);
    const other = items[j] as T;
    items[j] = items[i] as T;
    items[i] = other;
  }
  return items;
}

/** The chips, as far as draws depend on them. */
interface Chips {
  erupted: number[];
  pile: number[];
  held: number[];
  hasPanic: boolean;
  drawn: number;
  dealt: number[][];
}

const leftIn = ({ erupted }: Chips): number[] =>
  Array.from({ length: 12 }, (_, index) => index + 1).filter((chip) => !erupted.includes(chip));

function expected(what: string, chips: Chips, colours: readonly string[], stream: Stream): string {
  const each = colours.length === 3 ? 3 : 2;
  switch (what) {
    case 'volcano':
      return `volcano ${pick(leftIn({ ...chips, erupted: [] }), stream)}`;
    case 'deal': {
      const order = shuffle(leftIn(chips), stream);
      return `deal ${colours.map((colour, seat) => `${colour}:${order.slice(seat * each, (seat + 1) * each)}`).join(' ')}`;
    }
    case 'pass':
      return `pass ${colours.map((colour, seat) => `${colour}:${shuffle(chips.dealt[seat] ?? [], stream).slice(0, 2)}`).join(' ')}`;
    case 'genes':
      return `genes ${shuffle(
        GENES.filter((gene) => colours.length > 3 || !['muscles', 'stink'].includes(gene)),
        stream,
      ).join(' ')}`;
    case 'draw': {
      const pile: (number | string)[] = chips.pile.toSorted((a, b) => a - b);
      return `draw ${pick(chips.hasPanic ? [...pile, 'panic'] : pile, stream)}`;
    }
    default:
      return `epoch ${pick(chips.held, stream)}`;
  }
}

function follow(chips: Chips, who: string, [what = '', ...words]: readonly string[]): void {
  const number = Number(words[0]);
  if (who === 'chance' && what === 'volcano') chips.erupted.push(number);
  if (what === 'deal') chips.dealt = words.map((word) => (word.split(':')[1] ?? '').split(',').map(Number));
  if (what === 'genes') chips.pile = leftIn(chips);
  if (what === 'draw') takeFromPile(chips, words[0] ?? '');
  if (what === 'score') chips.held = chips.held.filter((chip) => chip !== number);
  if (who === 'chance' && what === 'epoch') {
    chips.erupted.push(...chips.held);
    chips.held = [];
    chips.pile = leftIn(chips);
    chips.hasPanic = true;
  }
}

function takeFromPile(chips: Chips, chip: string): void {
  chips.drawn += 1;
  if (chip === 'panic') chips.hasPanic = false;
  else {
    chips.pile = chips.pile.filter((other) => other !== Number(chip));
    chips.held.push(Number(chip));
  }
  if (chips.drawn === 3) chips.hasPanic = true;
}

function checkByHand(record: string): number {
  const said = (name: string) => new RegExp(`^# ${name} (.*)$`, 'm').exec(record)?.[1] ?? '';
  const seed = said('seed');
  expect(createHash('sha256').update(`fair-chance commitment ${seed}`).digest('hex')).toBe(said('commitment'));
  const [, players = '', ...lines] = record.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const colours = players.split(' ').slice(1);
  const chips: Chips = { erupted: [], pile: [], held: [], hasPanic: false, drawn: 0, dealt: [] };
  let draw = 0;
  for (const line of lines) {
    const [who = '', ...words] = line.split(' ');
    if (who === 'chance') {
      const stream = streamOf(seed, said('salt'), draw++);
      expect(`chance ${expected(words[0] ?? '', chips, colours, stream)}`).toBe(line);
    }
    follow(chips, who, words);
  }
  return draw;
}

describe('the page on fair chance', () => {
  it.each([
    [3, [ANNA, BEN, CLEO]],
    [4, [ANNA, BEN, CLEO, DORA]],
    [5, [ANNA, BEN, CLEO, DORA, EMIL]],
  ])('is all one needs to check a game of %i', async (_, people) => {
    for (const seed of ['3', 'c']) {
      const { house, table } = await aTable(people, {}, { secrets: { id: () => 't', seed: () => seed.repeat(64) } });
      const view = await playUntil(house, table, () => false);
      expect(checkByHand(value(await house.tables.record(table)))).toBeGreaterThan(20);
      const seats = view.places.map(({ occupant }) => (occupant.kind === 'person' ? occupant.person : null));
      expect(seats).toEqual(shuffle(people, streamOf(seed.repeat(64), 'click-1', 'seats')));
      expect((await viewOf(house, table)).seed).toBe(seed.repeat(64));
    }
  });
});
