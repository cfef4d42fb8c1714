/** What cards, enemies and tiles do, by operation: cards are data, so these few words say what every one of them does. */
import type {
  CardType,
  Column,
  Counter,
  CubeKind,
  Gain,
  PlayMode,
  SymbolId,
  TokenKind,
  TrackId,
} from '#games/ants/content/content-file.ts';
import { cards, either, list, plural, times, upper, vp } from './counts.ts';
import {
  antsOf,
  cubes,
  discarding,
  gains,
  SYMBOLS,
  shortTrackChoice,
  TYPES,
  tokenName,
  tokens,
  tokensName,
  trackChoice,
} from './things.ts';

/** `isEach`: so much for each card that was discarded to pay for it. */
interface Amount {
  n: number;
  isEach: boolean;
}

interface What {
  /** A clause, such as an operation makes it. */
  what: string;
}

interface Paid extends What {
  cost: string;
}

interface OnCard {
  kinds: readonly TokenKind[];
  on: 'this' | 'any';
}

interface EveryFew {
  counter: Counter;
  each: number;
}

interface Trigger extends What {
  symbol: SymbolId;
}

const eachCard = ({ isEach }: Amount): string => (isEach ? ' for each card discarded' : '');
const anyToken = (kinds: readonly TokenKind[]): string => either(kinds.map(tokenName));

const symbols = (symbol: SymbolId, n: number): string => (n === 1 ? SYMBOLS[symbol] : `${SYMBOLS[symbol]} ×${n}`);

/** What is counted, for one and for several. */
const COUNTERS: Readonly<Record<Counter, { one: string; other: string }>> = {
  achievements: { one: 'achievement of yours', other: 'achievements of yours' },
  explorers: { one: 'explorer of yours in the garden', other: 'explorers of yours in the garden' },
  smallRooms: { one: 'room tile of yours of size 1 or 2', other: 'room tiles of yours of size 1 or 2' },
  kinds: { one: 'kind of symbol that you have', other: 'kinds of symbols that you have' },
  enemies: { one: 'enemy you have defeated', other: 'enemies you have defeated' },
  'eggs-e': { one: 'egg that your Explorer egg track produces', other: 'eggs that your Explorer egg track produces' },
  sprouts: { one: 'Sprout token on this card', other: 'Sprout tokens on this card' },
  under: { one: 'card under this card', other: 'cards under this card' },
};

const forEach = ({ counter, each }: EveryFew): string =>
  each === 1 ? `for each ${COUNTERS[counter].one}` : `for every ${each} ${COUNTERS[counter].other}`;

/** What must be there. */
export const needs = {
  symbol: ({ of, n }: { of: SymbolId; n: number }) => symbols(of, n),
  cubes: ({ of, n }: { of: CubeKind; n: number }) => `${cubes(of, n)} in your supply`,
  map: ({ of, n }: { of: 'e' | 'f'; n: number }) =>
    of === 'e'
      ? plural(n, { one: '# explorer in the garden', other: '# explorers in the garden' })
      : plural(n, { one: '# forager in the garden', other: '# foragers in the garden' }),
  ants: ({ of, n }: { of: Column; n: number }) => `${antsOf(of, n)} ready`,
  eggs: ({ n }: { n: number }) => `egg tracks that produce ${n} in all`,
  built: ({ n }: { n: number }) => `${n} Rooms and Skills played`,
  deeds: ({ n }: { n: number }) => plural(n, { one: '# Achievement card played', other: '# Achievement cards played' }),
  rooms: ({ n }: { n: number }) => plural(n, { one: '# room tile', other: '# room tiles' }),
  pheromones: ({ n }: { n: number }) => plural(n, { one: '# pheromone emitted', other: '# pheromones emitted' }),
  swarms: ({ n }: { n: number }) => plural(n, { one: '# disc that swarmed', other: '# discs that swarmed' }),
  all: ({ parts }: { parts: readonly string[] }) => list(parts),
};

/** In whole sentences, for the picture of a card and the rules. */
export const fully = {
  operation: {
    gain: ({ what, ...amount }: Amount & { what: Gain }) => `gain ${gains(what, amount.n)}${eachCard(amount)}`,
    flight: (amount: Amount) => `advance ${amount.n} on the flight${eachCard(amount)}`,
    draw: (amount: Amount) => `draw ${cards(amount.n)}${eachCard(amount)}`,
    drawKeep: (amount: Amount) => `draw ${cards(amount.n)}${eachCard(amount)} and keep 1 of them`,
    dig: (amount: Amount) => `you may dig with strength ${amount.n}${eachCard(amount)}, using no ants`,
    explore: (amount: Amount) => `you may explore with strength ${amount.n}${eachCard(amount)}, using no ants`,
    forage: (amount: Amount) => `you may forage with strength ${amount.n}${eachCard(amount)}, using no ants`,
    tuck: ({ n }: Amount) => `you may tuck ${n === 1 ? cards(1) : `up to ${cards(n)}`} of your hand under this card`,
    play: ({ mode }: { mode: PlayMode }) =>
      ({
        any: 'you may play a card',
        achievementWaive: 'you may play an Achievement as if one of its requirements were met',
        skillFree: 'you may play a Skill without cost and requirements',
      })[mode],
    track: ({ of }: { of: readonly TrackId[] }) => `advance ${trackChoice(of)} by 1`,
    room: ({ size }: { size: number }) => `you may place a room tile of size ${size}`,
    token: ({ kinds, on, n }: OnCard & { n: number }) =>
      `put ${kinds.length === 1 ? tokens(kinds[0] ?? 'sprout', n) : `${n} ${anyToken(kinds)}`} on ${on === 'this' ? 'this card' : 'any of your cards'}`,
    moveTokens: ({ kind, n }: { kind: TokenKind; n: number }) =>
      `you may move ${tokens(kind, n)} from one of your cards to another`,
    display: 'take any card from the display',
    search: 'name a symbol and take the next card of the deck that has it',
    object: 'take an object',
    raise: 'you may turn an egg into a larva or a larva into an ant',
    convert: 'you may move an egg, a larva or an ant to another column',
    larva: 'gain a larva in any column',
    defeat: 'you may defeat an enemy',
    scent: 'remove any one of your pheromone cubes: it counts as emitted',
    incubation: 'produce and use incubation effects as in an incubation',
    empty: 'you may empty a full room tile',
    eggShift: 'you may lower an egg track by 1 to raise the other two by 1',
  },
  repeated: ({ what, count }: What & { count: number }) => `${what}, ${times(count)}`,
  per: ({ what, ...few }: What & EveryFew) => `${what} ${forEach(few)}`,
  either: ({ parts }: { parts: readonly string[] }) => `either ${parts.join(', or ')}`,
  inOrder: ({ parts }: { parts: readonly string[] }) => parts.join('; then '),
  cost: {
    food: ({ n }: { n: number }) => `pay ${cubes('food', n)}`,
    leaf: ({ n }: { n: number }) => `pay ${cubes('leaf', n)}`,
    cards: ({ min, max }: { min: number; max: number }) => discarding(min, max),
    token: ({ kind, n, from }: { kind: TokenKind; n: number; from: 'this' | 'any' }) =>
      `remove ${tokens(kind, n)} from ${from === 'this' ? 'this card' : 'any of your cards'}`,
  },
  effect: {
    instant: ({ what }: What) => `At once: ${what}.`,
    incubation: ({ what }: What) => `In each incubation: ${what}.`,
    paid: ({ what, cost }: Paid) => `Once in each incubation you may ${cost}: ${what}.`,
    free: ({ what, cost }: Paid) => `Free action: ${cost}, and ${what}.`,
  },
  trigger: {
    play: ({ what, symbol }: Trigger) => `Whenever you play another card with ${SYMBOLS[symbol]}: ${what}.`,
    placeRoom: ({ what, size }: What & { size: number }) =>
      `Whenever you place a room tile of size ${size} or more: ${what}.`,
    achievement: ({ what }: What) => `Whenever you gain another achievement, by a card or an incubation tile: ${what}.`,
    tile: ({ what }: What) => `Whenever you turn an incubation tile: ${what}.`,
    defeat: ({ what }: What) => `Whenever you defeat an enemy: ${what}.`,
    dig: ({ what }: What) => `After each of your Digs: ${what}.`,
  },
  rule: {
    discount: ({ type, leaf }: { type: CardType; leaf: number }) =>
      `Your ${TYPES[type].many} cost ${cubes('leaf', leaf)} less.`,
    bigger: ({ by }: { by: number }) => `Your room tiles count as ${by} larger for the Rooms that you play.`,
    spend: ({ token, as }: { token: TokenKind; as: 'food' | 'leaf' }) =>
      `${upper(tokensName(token))} on this card pay as ${cubes(as, 1)} each.`,
    symbol: ({ symbol, n }: { symbol: SymbolId; n: number }) =>
      `You have ${plural(n, { one: `# more ${SYMBOLS[symbol]} symbol`, other: `# more ${SYMBOLS[symbol]} symbols` })}.`,
    symbolPer: ({ symbol, n, ...few }: EveryFew & { symbol: SymbolId; n: number }) =>
      `You have ${plural(n, { one: `# more ${SYMBOLS[symbol]} symbol`, other: `# more ${SYMBOLS[symbol]} symbols` })} ${forEach(few)}.`,
    anyTile: 'In an incubation you may turn any one of your three tiles, not only the top one.',
  },
  end: ({ vp: points, ...few }: EveryFew & { vp: number }) => `At the end: ${vp(points)} ${forEach(few)}.`,
  nothing: 'No effect.',
  all: ({ parts }: { parts: readonly string[] }) => parts.join(' '),
};

const SHORT_COUNTERS: Readonly<Record<Counter, { one: string; other: string }>> = {
  achievements: { one: 'achievement', other: 'achievements' },
  explorers: { one: 'explorer in the garden', other: 'explorers in the garden' },
  smallRooms: { one: 'room tile of size 1 or 2', other: 'room tiles of size 1 or 2' },
  kinds: { one: 'kind of symbol', other: 'kinds of symbols' },
  enemies: { one: 'defeated enemy', other: 'defeated enemies' },
  'eggs-e': { one: 'Explorer egg produced', other: 'Explorer eggs produced' },
  sprouts: { one: 'Sprout here', other: 'Sprouts here' },
  under: { one: 'card under it', other: 'cards under it' },
};

const shortEach = ({ counter, each }: EveryFew): string =>
  each === 1 ? `per ${SHORT_COUNTERS[counter].one}` : `per ${each} ${SHORT_COUNTERS[counter].other}`;

const SHORT_TOKENS: Readonly<Record<TokenKind, { one: string; other: string }>> = {
  aphid: { one: 'Aphid', other: 'Aphids' },
  sprout: { one: 'Sprout', other: 'Sprouts' },
  radiator: { one: 'Radiator', other: 'Radiators' },
};

const shortTokens = (kind: TokenKind, n: number): string =>
  plural(n, { one: `# ${SHORT_TOKENS[kind].one}`, other: `# ${SHORT_TOKENS[kind].other}` });

const aCard = ({ isEach }: Amount): string => (isEach ? ' per card' : '');

/** In few words, for lists: a line of Discord's menus has 100 characters. */
export const briefly: typeof fully = {
  operation: {
    gain: ({ what, ...amount }) => `${gains(what, amount.n)}${aCard(amount)}`,
    flight: (amount) => `fly ${amount.n}${aCard(amount)}`,
    draw: (amount) => `draw ${amount.n}${aCard(amount)}`,
    drawKeep: (amount) => `draw ${amount.n}${aCard(amount)}, keep 1`,
    dig: (amount) => `dig ${amount.n}${aCard(amount)}`,
    explore: (amount) => `explore ${amount.n}${aCard(amount)}`,
    forage: (amount) => `forage ${amount.n}${aCard(amount)}`,
    tuck: ({ n }) => `tuck up to ${cards(n)}`,
    play: ({ mode }) =>
      ({
        any: 'play a card',
        achievementWaive: 'play an Achievement, 1 need waived',
        skillFree: 'play a Skill for nothing',
      })[mode],
    track: ({ of }) => `+1 ${shortTrackChoice(of)}`,
    room: ({ size }) => `room tile of size ${size}`,
    token: ({ kinds, on, n }) =>
      `${kinds.length === 1 ? shortTokens(kinds[0] ?? 'sprout', n) : `${n} ${either(kinds.map((kind) => SHORT_TOKENS[kind].one))}`} ${on === 'this' ? 'here' : 'on any card'}`,
    moveTokens: ({ kind, n }) => `move ${shortTokens(kind, n)}`,
    display: 'take a display card',
    search: 'search the deck for a symbol',
    object: 'an object',
    raise: 'egg to larva or larva to ant',
    convert: 'change a disc’s column',
    larva: 'new larva',
    defeat: 'defeat an enemy',
    scent: 'a pheromone counts as emitted',
    incubation: 'produce as in an incubation',
    empty: 'empty a room tile',
    eggShift: 'one egg track –1, the others +1',
  },
  repeated: ({ what, count }) => `${what} ×${count}`,
  per: ({ what, ...few }) => `${what} ${shortEach(few)}`,
  either: ({ parts }) => parts.join(' or '),
  inOrder: ({ parts }) => parts.join(', '),
  cost: {
    food: ({ n }) => cubes('food', n),
    leaf: ({ n }) => cubes('leaf', n),
    cards: ({ min, max }) => (min === max ? cards(max) : `${min}–${cards(max)}`),
    token: ({ kind, n, from }) => `${shortTokens(kind, n)} ${from === 'this' ? 'here' : 'of any card'}`,
  },
  effect: {
    instant: ({ what }) => `Now: ${what}`,
    incubation: ({ what }) => `Incubation: ${what}`,
    paid: ({ what, cost }) => `Incubation: ${cost} → ${what}`,
    free: ({ what, cost }) => `Free: ${cost} → ${what}`,
  },
  trigger: {
    play: ({ what, symbol }) => `${SYMBOLS[symbol]} card: ${what}`,
    placeRoom: ({ what, size }) => `Room tile of size ${size}+: ${what}`,
    achievement: ({ what }) => `Achievement: ${what}`,
    tile: ({ what }) => `Incubation tile: ${what}`,
    defeat: ({ what }) => `Enemy defeated: ${what}`,
    dig: ({ what }) => `After a Dig: ${what}`,
  },
  rule: {
    discount: ({ type, leaf }) => `${TYPES[type].many} cost ${cubes('leaf', leaf)} less`,
    bigger: ({ by }) => `Room tiles count ${by} larger`,
    spend: ({ token, as }) => `${SHORT_TOKENS[token].other} here pay as ${as === 'food' ? 'Food' : 'Leaf'}`,
    symbol: ({ symbol, n }) => `+${n} ${SYMBOLS[symbol]}`,
    symbolPer: ({ symbol, n, ...few }) => `+${n} ${SYMBOLS[symbol]} ${shortEach(few)}`,
    anyTile: 'Turn any incubation tile, not only the top one',
  },
  end: ({ vp: points, ...few }) => `End: ${vp(points)} ${shortEach(few)}`,
  nothing: 'No effect',
  all: ({ parts }) => parts.join(' · '),
};
