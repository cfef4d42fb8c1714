import { expect, it, onTestFinished } from 'vitest';
import { PRESENTATIONS, presentationOf } from '#discord/games/index.ts';
import { rulesMessage } from '#discord/play/rules-panel.ts';
import { payloadOf } from '#discord/wire/payload.ts';
import { GAME_IDS, type GameId } from '#games/index.ts';
import { wordsIn } from '#i18n/words.ts';

const words = wordsIn('en');
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
