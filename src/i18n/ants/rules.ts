/** The rules as a book of pages: topics, queens, cards, enemies, objects and rulings, each by its id. */
import { QUEENS } from '#games/ants/box.ts';
import { CONTENT_NUMBERS, type Content, contentOf } from '#games/ants/content/content.ts';
import { entriesOf, type RuleEntry } from '../rule-entries.ts';
import { cardFacts, cardInFull, sayNeeds } from './cards.ts';
import { sayBonus, sayEffects } from './effects.ts';
import type { AntsWords } from './words.ts';

export type TopicId = keyof AntsWords['rules']['topics'];
export type RulingId = keyof AntsWords['rules']['rulings'];

/** A new game is played with this one. */
const newest = (): Content => contentOf({ content: CONTENT_NUMBERS[0] });

const abilityLines = ({ abilities }: Content, say: AntsWords): string[] =>
  [...abilities.values()].map((ability) =>
    say.rules.abilityLine({ ...ability, effect: sayEffects(ability, say.fully) }),
  );

function topicText(id: TopicId, content: Content, say: AntsWords): string {
  const text = say.rules.topics[id].text(content.file);
  return id === 'abilities' ? [text, ...abilityLines(content, say)].join('\n') : text;
}

const topics = (content: Content, say: AntsWords): RuleEntry[] =>
  (Object.keys(say.rules.topics) as TopicId[]).map((id) => ({
    id,
    kind: 'topic',
    title: say.rules.topics[id].title,
    text: topicText(id, content, say),
  }));

const queens = ({ file }: Content, say: AntsWords): RuleEntry[] =>
  QUEENS.map((id) => {
    const { start = file.constants.introStart, stoneVp } = file.queens.find((queen) => queen.id === id) ?? {};
    const stones = stoneVp === undefined ? [] : [say.queen.stones({ values: stoneVp })];
    const text = [say.queens[id].text, ...stones, say.queen.start({ start })].join('\n');
    return { id, kind: 'term', title: say.queen.title({ queen: id }), text };
  });

/** Copies of a card have one page. */
const cards = ({ cards: all, file }: Content, say: AntsWords): RuleEntry[] =>
  [...all.values()]
    .filter(({ id, back }) => back !== 'base' || id.endsWith(file.baseCopies[0] ?? ''))
    .map((card) => ({
      id: card.id,
      kind: 'term',
      title: say.names.card({ card: card.id }),
      text: `${cardFacts(card, say)}\n${cardInFull(card, say)}`,
    }));

const enemies = (content: Content, say: AntsWords): RuleEntry[] =>
  [...content.enemies.values()].map(({ id, needs, ...enemy }) => ({
    id,
    kind: 'term',
    title: say.names.enemy({ enemy: id }),
    text: say.rules.enemy({ ...enemy, needs: sayNeeds(needs, say) ?? '' }),
  }));

const objects = ({ file }: Content, say: AntsWords): RuleEntry[] =>
  file.objects.map(({ id, vp, do: bonus }) => ({
    id,
    kind: 'term',
    title: say.names.object({ object: id }),
    text: say.rules.object({ vp, effect: sayBonus(bonus, say.fully) }),
  }));

const byTitle = (a: RuleEntry, b: RuleEntry): number => (a.title < b.title ? -1 : 1);

/** By language. The book is the same at every table. */
const BOOKS = new WeakMap<AntsWords, readonly RuleEntry[]>();

export function ruleEntries(say: AntsWords): readonly RuleEntry[] {
  const book = BOOKS.get(say) ?? written(say);
  BOOKS.set(say, book);
  return book;
}

function written(say: AntsWords): RuleEntry[] {
  const content = newest();
  const { rulings } = say.rules;
  return [
    ...topics(content, say),
    ...queens(content, say),
    ...[...cards(content, say), ...enemies(content, say), ...objects(content, say)].sort(byTitle),
    ...entriesOf('ruling', rulings),
  ];
}
