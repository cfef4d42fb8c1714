import { expect, it, onTestFinished } from 'vitest';
import { PRESENTATIONS, presentationOf } from '#discord/games/index.ts';
import { PLAY_ROUTES } from '#discord/play/play-routes.ts';
import { rulesMessage } from '#discord/play/rules-panel.ts';
import { parseCustomId } from '#discord/wire/custom-id.ts';
import type { Message } from '#discord/wire/message.ts';
import { payloadOf } from '#discord/wire/payload.ts';
import type { Press } from '#discord/wire/route.ts';
import { GAME_IDS, type GameId } from '#games/index.ts';
import { wordsIn } from '#i18n/words.ts';
import type { PersonId } from '#tables/ids.ts';
import { ANNA, BEN, CLEO, openHouse, startTable, viewOf } from '../../tables/support/house.ts';
import { contextIn } from '../context.ts';
import { textsInAnswer } from '../texts.ts';

const words = wordsIn('en');
const PAGE = PLAY_ROUTES.find(({ name }) => name === 'rules-page');
const HUGE = 'huge' as GameId;

const entries = (kind: 'topic' | 'term' | 'ruling', count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${kind}-${index}`, kind, title: `${kind} ${index}`, text: '…' }));

it('a book of hundreds of pages can be opened at each of them, and leads on to all others', () => {
  const rules = [...entries('topic', 30), ...entries('term', 700), ...entries('ruling', 26)];
  const any = presentationOf(GAME_IDS[0]);
  PRESENTATIONS[HUGE] = { ...any, words: { ...any.words, rules: () => rules } };
  onTestFinished(() => void Reflect.deleteProperty(PRESENTATIONS, HUGE));
  const reached = new Set<string>();
  for (const { id } of rules) {
    const page = rulesMessage(HUGE, id, words);
    expect(() => payloadOf(page)).not.toThrow();
    const lists = page.blocks.flatMap((block) => (block.kind === 'select' ? [block] : []));
    expect(new Set(lists.map((list) => list.id)).size).toBe(lists.length);
    for (const { value } of lists.flatMap(({ options }) => options)) reached.add(value);
  }
  expect(reached.size).toBe(rules.length);
});

async function begun(game: GameId, people: readonly PersonId[]) {
  const house = openHouse();
  onTestFinished(() => house.close());
  return { house, table: await startTable(house, people, {}, game) };
}

it.each([
  ['urland', /^### 📖 The map as it is now\n__Oceans__\n\*\*Panthalassa\*\* washes lands /],
  ['ursuppe', /^### 📖 The soup as it is now\n/],
] as const)('at a table of %s a page of the book tells the map as it is now', async (game, says) => {
  const { house, table } = await begun(game, [ANNA, BEN, CLEO]);
  const view = await viewOf(house, table);
  const beginning = rulesMessage(game, null, words, view);
  const [topics] = beginning.blocks.flatMap((block) => (block.kind === 'select' ? [block] : []));
  const page = topics?.options[1]?.value ?? '';
  const context = await contextIn('en', house, ANNA);
  const id = parseCustomId(topics?.id ?? '');
  const turned = await PAGE?.handle({ id, values: [page] } as unknown as Press, context);
  expect(turned && textsInAnswer(turned)[0]).toMatch(says);
});

it('away from any table, and in a game without a map, the book has no such page', async () => {
  const labels = (message: Message) =>
    message.blocks.flatMap((block) => (block.kind === 'select' ? block.options.map(({ label }) => label) : []));
  expect(labels(rulesMessage('urland', null, words)).filter((label) => label.endsWith('as it is now'))).toEqual([]);
  const { house, table } = await begun('sticks', [ANNA, BEN]);
  expect(labels(rulesMessage('sticks', null, words, await viewOf(house, table)))).toEqual(
    labels(rulesMessage('sticks', null, words)),
  );
});
