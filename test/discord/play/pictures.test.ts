/** A game with other pictures than a board and a hand, and one with none of these. */
import { afterEach, describe, expect, it } from 'vitest';
import { PRESENTATIONS, presentationOf } from '#discord/games/index.ts';
import { handButton } from '#discord/table/lasting-buttons.ts';
import { pictureSelect } from '#discord/table/picture-select.ts';
import { wordsIn } from '#i18n/words.ts';
import { tableId } from '#tables/ids.ts';
import type { TableView } from '#tables/table-view.ts';

const words = wordsIn('en');
const view = { id: tableId('AbCdEfGhIjKl'), game: 'urland', play: { version: 7 } } as TableView;
const before = presentationOf('urland');

afterEach(() => {
  PRESENTATIONS.urland = before;
});

const other = (id: string) => ({ id, of: 'table', title: () => `The ${id}`, show: () => ({}) }) as const;

describe('under the panel of a table', () => {
  it('there is no list where the board shows everything', () => {
    expect(pictureSelect(view, words)).toEqual([]);
  });

  it('other pictures are listed by their titles, no more than fit', () => {
    const many = Array.from({ length: 30 }, (_, index) => other(`card-${index}`));
    PRESENTATIONS.urland = { ...before, pictures: { others: many } };
    const [list] = pictureSelect(view, words);
    expect(list?.kind === 'select' && list.options.slice(0, 2)).toEqual([
      { value: 'card-0', label: 'The card-0' },
      { value: 'card-1', label: 'The card-1' },
    ]);
    expect(list?.kind === 'select' && list.options).toHaveLength(25);
  });

  it('there is no button for a hand where nobody holds anything', () => {
    expect(handButton(view, words)).toHaveLength(1);
    PRESENTATIONS.urland = { ...before, pictures: {} };
    expect(handButton(view, words)).toEqual([]);
  });
});
