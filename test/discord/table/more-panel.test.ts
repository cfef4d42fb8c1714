import { expect, it } from 'vitest';
import { morePanel } from '#discord/table/more-panel.ts';
import { wordsIn } from '#i18n/words.ts';
import { DEFAULT_SETTINGS } from '#tables/person-settings.ts';
import { ANNA, BEN, CLEO, openHouse, START, startTable, value } from '../../tables/support/house.ts';

/** The seats that Anna may give away, while computers play for others. */
async function offered(isStoodIn: boolean): Promise<string[]> {
  const house = openHouse();
  const view = value(await house.tables.view(await startTable(house, [ANNA, BEN, CLEO]), ANNA));
  house.close();
  if (!view.mine) throw new Error('a seat');
  const own = view.mine.seat;
  const names = view.places.map((_, seat) => (seat === own ? 'Anna' : `Computer ${seat}`));
  const absent = view.places.map((_, seat) => (seat === own ? null : `Player ${seat}`));
  const colours = view.places.map(({ colour }) => colour);
  const panel = morePanel({
    view: { ...view, mine: { ...view.mine, isStoodIn } },
    cast: { names, absent, colours, palette: 'standard', language: 'en', words: wordsIn('en') },
    person: ANNA,
    settings: DEFAULT_SETTINGS,
    now: START,
    note: null,
    isAgain: false,
  });
  return panel.blocks.flatMap((block) => (block.kind === 'person-select' ? [block.placeholder] : []));
}

it.each([
  [false, 3],
  [true, 1],
])('who is played for himself (%s) is not offered the seats of others', async (isStoodIn, count) => {
  expect(await offered(isStoodIn)).toHaveLength(count);
});
