import { describe, expect, it } from 'vitest';
import { computerTag, greeting, lastWord } from '#discord/readers/computer-seats.ts';
import type { Reader } from '#discord/readers/reader.ts';
import type { Seat } from '#engine/seat.ts';
import { wordsIn } from '#i18n/words.ts';
import { personId } from '#tables/ids.ts';
import type { CharacterId } from '#tables/seats/computers.ts';
import type { Occupant } from '#tables/table.ts';
import type { TableView } from '#tables/table-view.ts';
import { ANNA, openHouse, openTable, viewOf } from '../../tables/support/house.ts';

const words = wordsIn('en');
const person: Occupant = { kind: 'person', person: ANNA };
const computer = (character: CharacterId, absent: string | null = null): Occupant => ({
  kind: 'computer',
  character,
  for: absent === null ? null : personId(absent),
});

async function aTable(occupants: readonly Occupant[], ranking: readonly number[] | null = null) {
  const house = openHouse();
  const open = await viewOf(house, await openTable(house, [ANNA]));
  house.close();
  const places = occupants.map((occupant) => ({ colour: 'red', occupant, awayUntil: null }));
  const view: TableView = { ...open, places, ranking: ranking?.map((seat) => [seat as Seat]) ?? null };
  const reader: Reader = {
    names: occupants.map((each) =>
      each.kind === 'computer' ? words.bot.computers.name(words.bot.computers.characters[each.character]) : 'Ann',
    ),
    absent: occupants.map((each) => (each.kind === 'computer' ? each.for : null)),
    colours: [],
    palette: 'standard',
    language: 'en',
    words,
  };
  return [view, reader] as const;
}

const remarksOf = (temper: keyof typeof words.bot.computers.remarks) => words.bot.computers.remarks[temper];
const quoteIn = (line: string | null) => line?.match(/“(.*)”$/)?.[1];

describe('the seat of a computer', () => {
  it('shows how strong it is, or for whom it plays', async () => {
    const [view, reader] = await aTable([person, computer('tiktaalik'), computer('lingula', '*Bob*')]);
    const tags = view.places.map((_, seat) => computerTag(view, reader, seat));
    expect(tags).toEqual([null, 'computer, strong', 'computer, playing for \\*Bob\\*']);
  });
});

describe('a word of its own', () => {
  it('has whoever sat down last, and nobody where no computer sits', async () => {
    const line = greeting(...(await aTable([person, computer('tiktaalik'), computer('pikaia')])));
    expect(line).toMatch(/^🤖 Pikaia · Small, soft, and in no hurry to become anything else. “/);
    expect(remarksOf('dreamy').hello).toContain(quoteIn(line));
    expect(greeting(...(await aTable([person])))).toBeNull();
  });

  it('has at the end the best of the computers: glad if it won', async () => {
    const line = lastWord(...(await aTable([person, computer('tiktaalik'), computer('pikaia')], [1, 0, 2])));
    expect(line).toMatch(/^🤖 Tiktaalik: “/);
    expect(remarksOf('proud').won).toContain(quoteIn(line));
  });

  it('and a good loser if it lost', async () => {
    const line = lastWord(...(await aTable([person, computer('tiktaalik'), computer('pikaia')], [0, 2, 1])));
    expect(line).toMatch(/^🤖 Pikaia: “/);
    expect(remarksOf('dreamy').lost).toContain(quoteIn(line));
  });

  it('has nobody at the end of a game among people', async () => {
    expect(lastWord(...(await aTable([person, person, person], [2, 1, 0])))).toBeNull();
  });
});
