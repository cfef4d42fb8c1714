/** Every card, enemy and tile of the content has its words, made from its data. */
import { describe, expect, it } from 'vitest';
import { CONTENT_NUMBERS, contentOf } from '#games/ants/content/content.ts';
import type { Need, Operation } from '#games/ants/content/content-file.ts';
import { cardFacts, cardInBrief, cardInFull, cardPrice, sayNeeds } from '#i18n/ants/cards.ts';
import { sayBonus, sayEffects } from '#i18n/ants/effects.ts';
import { antsIn } from '#i18n/ants/words.ts';
import { PSEUDO } from '#i18n/languages.ts';
import { isBracketed } from '../../support/bracketed.ts';

/** A line below an option of Discord's lists, and its label. */
const MOST_IN_LIST = 100;
/** What fits below the name on the picture of a card. */
const MOST_ON_CARD = 270;

const ODD = /undefined|null|NaN|\[object|\b(?:[ARSON]\d\d[ab]?|[KTXQ]\d|G\d[abc])\b/;

const say = antsIn('en');

/** Words, by what they are about: two things that differ never share them. */
function distinct(told: readonly { readonly words: string; readonly about: unknown }[]): void {
  const seen = new Map<string, string>();
  for (const { words, about } of told) {
    const data = JSON.stringify(about);
    expect([data, undefined], words).toContain(seen.get(words));
    seen.set(words, data);
  }
}

describe.each(CONTENT_NUMBERS)('content %s', (number) => {
  const { file, ...content } = contentOf({ content: number });
  const cards = [...content.cards.values()];

  it.each(cards.map((card) => [card.name, card] as const))('%s is understood at first sight', (_, card) => {
    for (const words of [cardInBrief(card, say), cardInFull(card, say), cardFacts(card, say), cardPrice(card, say)])
      expect(words).not.toMatch(ODD);
    expect(cardInBrief(card, say).length).toBeLessThanOrEqual(MOST_IN_LIST);
    expect(`${card.name}: ${cardPrice(card, say)}`.length).toBeLessThanOrEqual(MOST_IN_LIST);
    expect(cardInFull(card, say).length).toBeLessThanOrEqual(MOST_ON_CARD);
    expect(cardInFull(card, say)).toMatch(/\.$/);
  });

  it('has other words for other effects', () => {
    const effects = cards.map(({ instant, incubation, paid, free, triggers, rules, ends }) => ({
      instant,
      incubation,
      paid,
      free,
      triggers,
      rules,
      ends,
    }));
    for (const grammar of [say.briefly, say.fully])
      distinct(effects.map((about) => ({ words: sayEffects(about, grammar), about })));
  });

  const bonuses: readonly (readonly Operation[])[] = [
    ...file.leafTiles.map((tile) => tile.do),
    ...file.objects.map((object) => object.do),
    ...file.flight.bonuses.map((bonus) => bonus.do),
    ...file.nests.flatMap(({ squares }) => squares.map(({ bonus }) => bonus)),
    ...Object.values(file.maps).flatMap(({ hexes, corners }) => [...hexes, ...corners].map(({ bonus }) => bonus)),
  ];

  it('has words for every bonus of a tile, square, hex and corner', () => {
    for (const grammar of [say.briefly, say.fully]) {
      distinct(bonuses.map((about) => ({ words: sayBonus(about, grammar), about })));
      for (const bonus of bonuses) {
        expect(sayBonus(bonus, grammar)).not.toMatch(ODD);
        expect(sayBonus(bonus, grammar).length).toBeLessThanOrEqual(MOST_IN_LIST);
      }
    }
  });

  it('has words for every ability', () => {
    distinct(
      [...content.abilities.values()].map(({ id, row, vp, ...about }) => ({
        words: sayEffects(about, say.fully),
        about,
      })),
    );
  });

  it('has words for every requirement of a card, enemy or incubation tile', () => {
    const needs: readonly (readonly Need[])[] = [
      ...cards.map((card) => card.needs),
      ...file.enemies.map((enemy) => enemy.needs),
      ...file.incubationSets.flatMap(({ tiles }) => tiles.map((tile) => tile.needs)),
    ];
    distinct(needs.map((about) => ({ words: sayNeeds(about, say) ?? '', about })));
    for (const some of needs) expect(sayNeeds(some, say) ?? '').not.toMatch(ODD);
  });

  it('has no word of a language in it that is not translated, names apart', () => {
    const pseudo = antsIn(PSEUDO);
    for (const card of cards) {
      expect(isBracketed(cardInBrief(card, pseudo))).toBe(true);
      expect(isBracketed(cardInFull(card, pseudo))).toBe(true);
      expect(isBracketed(cardFacts(card, pseudo))).toBe(true);
    }
  });
});

it.each<[string, string, string]>([
  [
    'R07a',
    'Now: 2 Aphids here · Aphid card: 1 Aphid here · Aphids here pay as Food',
    'At once: put 2 Aphid tokens on this card. Whenever you play another card with Aphid: put 1 Aphid token on this card. Aphid tokens on this card pay as 1 Food each.',
  ],
  [
    'R09a',
    'Incubation: 1–2 cards → dig 1 per card',
    'Once in each incubation you may discard 1 or 2 cards: you may dig with strength 1 for each card discarded, using no ants.',
  ],
  [
    'S12a',
    'Now: egg to larva or larva to ant ×3',
    'At once: you may turn an egg into a larva or a larva into an ant, 3 times.',
  ],
  [
    'S13a',
    'Incubation: 2 Food → fly 1 per explorer in the garden',
    'Once in each incubation you may pay 2 Food: advance 1 on the flight for each explorer of yours in the garden.',
  ],
  [
    'R22a',
    'Now: 2 Sprouts here · Incubation: 1 Sprout here or move 2 Sprouts · End: 4 VP per 2 Sprouts here',
    'At once: put 2 Sprout tokens on this card. In each incubation: either put 1 Sprout token on this card, or you may move 2 Sprout tokens from one of your cards to another. At the end: 4 VP for every 2 Sprout tokens on this card.',
  ],
])('%s reads “%s”', (id, brief, full) => {
  const card = contentOf({ content: '1' }).cards.get(id);
  expect(card && cardInBrief(card, say)).toBe(brief);
  expect(card && cardInFull(card, say)).toBe(full);
});
