/** A made-up game of one decision, with questions larger than any game has them so far. */
import { afterAll, beforeAll } from 'vitest';
import { PRESENTATIONS } from '#discord/games/index.ts';
import type { Presentation } from '#discord/games/presentation.ts';
import type { SeatAtTable } from '#discord/play/seat-context.ts';
import type { GameTypes } from '#engine/game.ts';
import type { Answer, Heap, OptionId } from '#engine/menu.ts';
import type { GameModule } from '#engine/module.ts';
import { inOrder, NOTHING_ASKED, type Question } from '#engine/questions.ts';
import { questionsMenu } from '#engine/questions-menu.ts';
import { seat } from '#engine/seat.ts';
import { type GameId, MODULES } from '#games/index.ts';
import { seatOfGame } from './support.ts';

export type Move =
  | { readonly kind: 'pass' }
  /** One of 80 corners, six to a hex. */
  | { readonly kind: 'settle'; readonly corner: number }
  /** One of 60 cards, in no groups. */
  | { readonly kind: 'play'; readonly card: string }
  /** One of 700 numbers. */
  | { readonly kind: 'number'; readonly number: number }
  /** One of 22 flowers. */
  | { readonly kind: 'pluck'; readonly flower: string }
  /** Any of 40 cards, for 60 at most. */
  | { readonly kind: 'buy'; readonly cards: readonly string[] }
  /** Any of 40 places with 50 each. */
  | { readonly kind: 'gather'; readonly heap: Heap }
  /** Any of 80 places with 99 each: more than a custom id has room for, if all of it is wanted. */
  | { readonly kind: 'hoard'; readonly heap: Heap }
  /** Such a heap, and then one of two places for it, or one of 22 flowers twice. */
  | { readonly kind: 'stow'; readonly heap: Heap; readonly where: string }
  | { readonly kind: 'bury'; readonly heap: Heap; readonly flower: string; readonly beside: string }
  | { readonly kind: 'bid' | 'wager'; readonly amount: number }
  /** Any number from one place; none is presumed. */
  | { readonly kind: 'leave'; readonly behind: Heap }
  /** One of two, answered beside the kinds themselves. */
  | { readonly kind: 'wave'; readonly hand: string }
  /** How far, a toll that is presumed, and then where; the last payment is presumed, too. */
  | {
      readonly kind: 'march';
      readonly far: number;
      readonly toll: number;
      readonly where: string;
      readonly pay: Heap;
    };

type Refusal = { readonly code: 'malformed' | 'too-dear' | 'not-yours' };

interface MadeUp extends GameTypes {
  move: Move;
  refusal: Refusal;
}

const numbered = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

const CORNERS = numbered(80);
const NUMBERS = numbered(700);
export const CARDS = numbered(60).map((index) => `card.${index}`);
export const SHOP = numbered(40).map((index) => `shop.${index}`);
const FLOWERS = numbered(22).map((index) => `flower ${index}`);
export const placesWith = (places: number, count: number): Heap =>
  numbered(places).map((index) => ({ place: `place.${index}`, count }));
/** Of a card in the shop, by its number. */
const priceOf = (card: OptionId): number => Number(String(card).split('.')[1]);
const PURSE = 60;

type Asks = Question<Move, null>;
const range = (min: number, max: number) => () => ({ min, max });

const HOARD: Asks = {
  asks: 'heap',
  kind: 'heap',
  bounds: () => ({ min: 0, max: 8_000, places: placesWith(80, 99) }),
};
const FLOWER: Asks = { asks: 'flower', kind: 'options', of: 'flower', among: () => FLOWERS };
const WHERE: Asks = { asks: 'where', kind: 'options', of: 'where', among: () => ['hill', 'lake'] };

const QUESTIONS: Readonly<Record<Exclude<Move['kind'], 'pass' | keyof typeof LONG>, Asks>> = {
  settle: {
    asks: 'corner',
    kind: 'options',
    of: 'corner',
    among: () => CORNERS,
    groupOf: (corner) => `hex ${Math.floor(Number(corner) / 6)}`,
  },
  play: { asks: 'card', kind: 'options', of: 'card', among: () => CARDS },
  number: { asks: 'number', kind: 'options', of: 'number', among: () => NUMBERS },
  pluck: FLOWER,
  buy: { asks: 'cards', kind: 'some', of: 'card', among: () => SHOP, count: range(1, 6) },
  gather: {
    asks: 'heap',
    kind: 'heap',
    bounds: () => ({ min: 0, max: 1_500, places: placesWith(40, 50) }),
  },
  hoard: HOARD,
  bid: { asks: 'amount', kind: 'amount', range: range(0, 5_000) },
  wager: { asks: 'amount', kind: 'amount', range: range(-3, 21) },
  leave: { asks: 'behind', kind: 'heap', bounds: () => ({ min: 0, max: 3, places: placesWith(1, 3) }) },
  wave: { asks: 'hand', kind: 'options', of: 'hand', among: () => ['left', 'right'] },
};

const COINS: Heap = [
  { place: 'copper', count: 2 },
  { place: 'gold', count: 2 },
];

const MARCH: readonly Asks[] = [
  { asks: 'far', kind: 'options', of: 'far', among: () => [1, 2] },
  { asks: 'toll', kind: 'options', of: 'toll', among: () => [0, 1, 2] },
  WHERE,
  { asks: 'pay', kind: 'heap', bounds: () => ({ places: COINS, min: 2, max: 2 }) },
];

/** Moves of several questions. */
const LONG = { march: MARCH, stow: [HOARD, WHERE], bury: [HOARD, FLOWER, { ...FLOWER, asks: 'beside' }] } as const;

const KINDS = ['pass', ...Object.keys(QUESTIONS), ...Object.keys(LONG)] as Move['kind'][];

function nextOf(kind: Move['kind']) {
  if (kind === 'pass') return NOTHING_ASKED;
  return isLong(kind) ? inOrder(...LONG[kind]) : inOrder(QUESTIONS[kind]);
}

const isLong = (kind: Move['kind']): kind is keyof typeof LONG => Object.hasOwn(LONG, kind);

function refuse(draft: { readonly cards?: unknown; readonly corner?: unknown }): Refusal | null {
  const cards = (draft.cards ?? []) as readonly OptionId[];
  if (cards.reduce<number>((sum, card) => sum + priceOf(card), 0) > PURSE) return { code: 'too-dear' };
  return draft.corner === 79 ? { code: 'not-yours' } : null;
}

const MENU = questionsMenu<Move, null, Refusal>({
  kindsIn: () => KINDS,
  ruleOf: (kind) => ({
    next: nextOf(kind),
    refuse: (_position, _seat, draft) => refuse(draft),
  }),
  refuseSeat: () => null,
  noAnswer: (_, [first]) => first ?? { code: 'malformed' },
  kindsAre: 'kind',
  malformed: { code: 'malformed' },
});

const PRESUMED: Readonly<Record<string, Answer>> = { toll: 0, pay: COINS.slice(0, 1), behind: [] };

const MADE_UP = 'made-up' as GameId;

const PRESENTATION: Presentation<MadeUp> = {
  words: {
    title: () => 'Made-up',
    about: () => '',
    sign: () => '⚪',
    colourName: (colour) => colour,
    headline: () => '',
    playerLine: () => '',
    refusal: ({ code }) => `Refused: ${code}.`,
    rules: () => [],
  },
  pictures: {},
  questions: {
    title: () => 'Your turn',
    situation: () => '',
    question: ({ step }) => `Which ${step.asks}?`,
    name: (_, option) => String(option),
    describe: (_, option) => `About ${option}`,
    groupName: (_, group) => group.toUpperCase(),
    confirm: (_, size) => `Take ${size}`,
    made: (_, { kind }) => kind,
    advised: (_, { kind }) => kind,
    reason: () => '',
    topic: () => 'all',
    closesTurn: () => true,
    isUnfolded: ({ step }, option) => step.isOpening && option === 'wave',
    presumed: ({ step: { asks } }) => PRESUMED[asks] ?? null,
    presumedText: ({ step }) => `Toll ${step.draft.toll}.`,
  },
  news: { event: () => '', isNews: () => false, isAction: () => false },
};

function register(): void {
  const game = {
    id: MADE_UP,
    menu: (_: object, who: never, answers: never) => MENU.menu(null, who, answers),
    answers: (_: object, who: never, move: never) => MENU.answers(null, who, move),
    view: () => ({}),
  };
  MODULES[MADE_UP] = { game, colours: ['grey'] } as unknown as GameModule<GameTypes>;
  PRESENTATIONS[MADE_UP] = PRESENTATION;
}

function unregister(): void {
  Reflect.deleteProperty(MODULES, MADE_UP);
  Reflect.deleteProperty(PRESENTATIONS, MADE_UP);
}

/** At a table of the made-up game, which is registered while the tests of this file run. */
export function madeUpSeat(): SeatAtTable {
  beforeAll(register);
  afterAll(unregister);
  register();
  const asked = seatOfGame(MADE_UP, {}, seat(0), 1, { undoable: 1 });
  unregister();
  return asked;
}
