import { expect, it } from 'vitest';
import type { OrderWords } from '#discord/games/game-words.ts';
import { presentationOf } from '#discord/games/index.ts';
import { menuPanel } from '#discord/table-menu/menu-panel.ts';
import type { Message } from '#discord/wire/message.ts';
import { payloadOf } from '#discord/wire/payload.ts';
import type { GameTypes } from '#engine/game.ts';
import { seat } from '#engine/seat.ts';
import { URLAND } from '#games/urland/game.ts';
import { wordsIn } from '#i18n/words.ts';
import { DEFAULT_SETTINGS } from '#tables/person-settings.ts';
import type { MyView } from '#tables/table-view.ts';
import { urland } from '../../support/urland.ts';
import { ANNA, BEN, CLEO, openHouse, START, startTable, value } from '../../tables/support/house.ts';
import { makeUnlikeItself } from '../games/another-game.ts';

/** Anna's menu, while computers play for the others; `change`: overrides her own part of the view. */
async function panelWith(change: Partial<MyView>): Promise<Message> {
  const house = openHouse();
  const view = value(await house.tables.view(await startTable(house, [ANNA, BEN, CLEO]), ANNA));
  house.close();
  if (!view.mine) throw new Error('a seat');
  const own = view.mine.seat;
  const names = view.places.map((_, at) => (at === own ? 'Anna' : `Computer ${at}`));
  const absent = view.places.map((_, at) => (at === own ? null : `Player ${at}`));
  const colours = view.places.map(({ colour }) => colour);
  return menuPanel({
    view: { ...view, mine: { ...view.mine, ...change } },
    reader: { names, absent, colours, palette: 'standard', language: 'en', words: wordsIn('en') },
    person: ANNA,
    settings: DEFAULT_SETTINGS,
    now: START,
    note: null,
    isAgain: false,
    isDirect: false,
  });
}

it.each([
  [false, 3],
  [true, 1],
])('a player with a stand-in (%s) is not offered the seats of others', async (hasStandIn, count) => {
  const { blocks } = await panelWith({ hasStandIn });
  expect(blocks.filter(({ kind }) => kind === 'person-select')).toHaveLength(count);
});

it.each([
  [1, false],
  [3, true],
])('with 3 on the map and a gene, a bid of %i in advance is warned of: %s', async (amount, isWarned) => {
  const view = URLAND.view(urland({ ichtos: { A: [3] }, genes: { red: ['legs'] }, row: ['egg'] }), seat(0));
  const { blocks } = await panelWith({ seat: seat(0), view, orders: [{ kind: 'bid', amount } as { kind: string }] });
  expect(JSON.stringify(blocks).includes('⚠️ As things stand, a bid of')).toBe(isWarned);
});

it('says what is answered for a player, and how to be asked instead', async () => {
  const texts = async (orders: MyView['orders']) => JSON.stringify((await panelWith({ orders })).blocks);
  const { orders } = presentationOf('urland').words;
  const about = `**${orders?.name('panic', wordsIn('en'))}**: ${orders?.hint('panic', wordsIn('en'))}`;
  expect(await texts([{ kind: 'panic' }])).toContain(about);
  expect(await texts([])).not.toContain('answered for you');
});

it.each([
  ['orders', [], 1],
  ['orders that take no number', [{ kind: 'bid', asksAmount: true }], 1],
  ['a number to order with', [{ kind: 'panic', asksAmount: false }], 2],
])('in a game without %s, only the existing parts can be chosen', async (_, kinds, selects) => {
  const { orders: own } = presentationOf('urland').words;
  makeUnlikeItself('urland', { words: { orders: { ...(own as OrderWords<GameTypes>), kinds } } });
  const panel = await panelWith({});
  expect(panel.blocks.filter(({ kind }) => kind === 'select')).toHaveLength(selects);
  expect(() => payloadOf(panel)).not.toThrow();
});
