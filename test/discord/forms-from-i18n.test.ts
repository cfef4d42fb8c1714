/** As words-from-i18n.slow.test.ts, for the settings of people and servers, for the bot's own pages and for forms. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { ADMIN_PAGES } from '#discord/admin/admin-panel.ts';
import { ADMIN_ROUTES } from '#discord/admin/admin-routes.ts';
import { AROUND_ROUTES } from '#discord/around/around-routes.ts';
import { PAGES } from '#discord/around/pages.ts';
import { presentationOf } from '#discord/games/index.ts';
import type { RouteName } from '#discord/route-names.ts';
import { SETTINGS_ROUTES } from '#discord/settings/settings-routes.ts';
import { AMOUNT_ROUTES } from '#discord/table-menu/amount-order.ts';
import type { Press, Route } from '#discord/wire/route.ts';
import { GAME_IDS } from '#games/index.ts';
import { PSEUDO } from '#i18n/languages.ts';
import { LANGUAGES, wordsIn } from '#i18n/words.ts';
import { guildId, tableId } from '#tables/ids.ts';
import { ANNA, openHouse } from '../tables/support/house.ts';
import { contextIn } from './context.ts';
import { strayIn, textsInAnswer } from './texts.ts';

/** Every language calls itself by its own name; a time zone goes by its id. */
const NAMES = [...LANGUAGES.map((each) => wordsIn(each).bot.languageName), 'Europe/Berlin'];

/** What is chosen in a select, or stands in the id of a button. */
const VALUES: Partial<Record<RouteName, string>> = { 'settings-reminders': 'never', 'settings-direct-set': 'hand' };
const ARGS: Partial<Record<RouteName, string>> = { 'direct-wish': 'reminders' };

async function strayAfter(route: Route, args: readonly string[] = []): Promise<string[]> {
  const house = openHouse();
  onTestFinished(() => house.close());
  const id = { route: route.name, table: tableId('t'), version: null, args };
  const press = {
    person: ANNA,
    guild: guildId('club'),
    isManager: true,
    id,
    values: [VALUES[route.name] ?? []].flat(),
    fields: {},
  } as unknown as Press;
  const answer = await route.handle(press, await contextIn(PSEUDO, house, ANNA));
  return strayIn(textsInAnswer(answer)).filter((text) => !NAMES.includes(text));
}

describe('in the pseudo-language', () => {
  it.each(SETTINGS_ROUTES.map((route) => [route.name, route] as const))('%s', async (_, route) => {
    expect(await strayAfter(route, [ARGS[route.name] ?? []].flat())).toEqual([]);
  });

  const [adminPage, ...otherAdmin] = ADMIN_ROUTES;
  it.each(ADMIN_PAGES)('the page of a server’s rules: %s', async (page) => {
    expect(adminPage && (await strayAfter(adminPage, [page]))).toEqual([]);
  });
  const [aroundPage, ...otherAround] = AROUND_ROUTES;
  it.each(PAGES)('the page about the bot: %s', async (page) => {
    expect(aroundPage && (await strayAfter(aroundPage, [page]))).toEqual([]);
  });
  it.each([...otherAdmin, ...otherAround].map((route) => [route.name, route] as const))('%s', async (_, route) => {
    expect(await strayAfter(route)).toEqual([]);
  });

  const [amountForm] = AMOUNT_ROUTES;
  const amounts = GAME_IDS.flatMap((game) =>
    (presentationOf(game).words.orders?.kinds ?? []).flatMap(({ kind, asksAmount }) =>
      asksAmount ? [[game, kind]] : [],
    ),
  );
  it.each(amounts)('the form for an order with a number, in %s: %s', async (game = '', kind = '') => {
    expect(amountForm && (await strayAfter(amountForm, [game, kind]))).toEqual([]);
  });
});
