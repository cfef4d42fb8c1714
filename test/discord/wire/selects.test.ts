/** Discord keeps showing the last choice, and does not let it be chosen again, until a select has a new id. */
import { describe, expect, it } from 'vitest';
import { lobbySettings } from '#discord/lobby/lobby-settings.ts';
import { rulesMessage } from '#discord/play/rules-panel.ts';
import type { Reader } from '#discord/readers/reader.ts';
import { menuPanel } from '#discord/table-menu/menu-panel.ts';
import type { Message } from '#discord/wire/message.ts';
import { wordsIn } from '#i18n/words.ts';
import { DEFAULT_SETTINGS } from '#tables/person-settings.ts';
import { ANNA, BEN, CLEO, openHouse, openTable, startTable, viewOf } from '../../tables/support/house.ts';

const words = wordsIn('en');
const CAST: Reader = {
  names: ['Anna', 'Ben', 'Cleo'],
  absent: [null, null, null],
  colours: ['red', 'blue', 'green'],
  palette: 'standard',
  language: 'en',
  words,
};

/** The selects for which this matters. */
const idsIn = ({ blocks }: Message, ...routes: readonly string[]): string[] =>
  blocks
    .flatMap((block) => (block.kind === 'select' || block.kind === 'person-select' ? [block.id] : []))
    .filter((id) => routes.includes(id.split(':')[0] ?? ''));

const expectOthers = (before: readonly string[], after: readonly string[]): void => {
  expect(before.length).toBeGreaterThan(0);
  expect(after).toHaveLength(before.length);
  for (const id of before) expect(after).not.toContain(id);
};

describe('a select that was chosen from can be chosen from again', () => {
  it('a shelf of the rules, when another page is open', () => {
    const [first, second] = ['turn', 'teeth'].map((page) => idsIn(rulesMessage('urland', page, words), 'rules-page'));
    expectOthers(first ?? [], second ?? []);
  });

  it('the settings of a lobby, whenever they are shown again', async () => {
    const house = openHouse();
    const view = await viewOf(house, await openTable(house, [ANNA, BEN, CLEO]));
    const idsAt = (fresh: string) => idsIn(lobbySettings(view, CAST, { person: ANNA, note: null, fresh }), 'lobby-set');
    expectOthers(idsAt('1'), idsAt('2'));
  });

  it('being away and handing over, whenever More is shown again', async () => {
    const house = openHouse();
    const view = await viewOf(house, await startTable(house, [ANNA, BEN, CLEO]), ANNA);
    const idsAt = (now: number, isAgain: boolean) => {
      const parts = { view, reader: CAST, person: ANNA, settings: DEFAULT_SETTINGS, note: null };
      return idsIn(menuPanel({ ...parts, now, isDirect: false, isAgain }), 'more-away', 'more-handover');
    };
    expectOthers(idsAt(1, false), idsAt(2, true));
    expectOthers(idsAt(2, true), idsAt(3, true));
  });
});
