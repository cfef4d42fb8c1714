/** The page of the rules for each question, and the pages for a newcomer when it first comes up. */
import { openIds } from '#engine/menu.ts';
import type { MoveKind } from '#games/ants/moves.ts';
import type { Phase } from '#games/ants/phases.ts';
import type { TopicId } from '#i18n/ants/rules.ts';
import type { AtQuestion } from './seat-context.ts';

const PAGE_IN: { readonly [P in Phase]: TopicId } = {
  setup: 'setup',
  queen: 'setup',
  keep: 'setup',
  main: 'turn',
  final: 'incubate',
  second: 'cards',
  effects: 'incubate',
  room: 'dig',
  explorer: 'explore',
  foragers: 'forage',
  take: 'strength',
  one: 'cards',
  search: 'symbols',
  object: 'explore',
  play: 'cards',
  track: 'tracks',
  raise: 'incubate',
  convert: 'free',
  larva: 'incubate',
  defeat: 'enemies',
  scent: 'pheromones',
  token: 'paying',
  move: 'paying',
  tuck: 'cards',
  empty: 'cards',
  lower: 'tracks',
  choose: 'cards',
  swarm: 'flight',
  shuffle: 'turn',
  over: 'end',
};

/** In a turn, the action chosen says more than the phase. */
const PAGE_OF: { readonly [K in MoveKind]?: TopicId } = {
  dig: 'dig',
  explore: 'explore',
  forage: 'forage',
  play: 'cards',
  defeat: 'enemies',
  incubate: 'incubate',
  convert: 'free',
  use: 'free',
  feed: 'incubate',
};

export function pageAt({ step: { draft }, view }: AtQuestion): TopicId {
  return (draft.kind === undefined ? undefined : PAGE_OF[draft.kind]) ?? PAGE_IN[view.phase];
}

/** Which kinds of moves show that a page is known. */
const EXPLAINED: { readonly [T in TopicId]?: readonly MoveKind[] } = {
  setup: ['keep'],
  turn: ['dig', 'explore', 'forage', 'play', 'incubate'],
  cards: ['play', 'done'],
  incubate: ['incubate', 'feed'],
  dig: ['dig', 'room'],
  explore: ['explore', 'explorer'],
  forage: ['forage', 'foragers'],
  strength: ['take'],
  symbols: ['search'],
  tracks: ['track', 'lower'],
  free: ['convert'],
  enemies: ['defeat'],
  pheromones: ['scent'],
  paying: ['token', 'move'],
  flight: ['swarm', 'stay'],
};

const isKnown = (page: TopicId, tried: readonly string[]): boolean =>
  EXPLAINED[page]?.some((kind) => tried.includes(kind)) === true;

/** What is chosen from lists beside the actions has no question of its own: its page comes once it can be done, one at a time. */
function listedPage({ step }: AtQuestion, tried: readonly string[]): TopicId[] {
  if (step.kind !== 'options' || !step.isOpening) return [];
  const open = openIds(step);
  return (['play', 'defeat'] as const)
    .filter((kind) => open.includes(kind))
    .flatMap((kind) => PAGE_OF[kind] ?? [])
    .filter((page) => !isKnown(page, tried))
    .slice(0, 1);
}

/** A page is shown until something that it explains has been done; the first question also tells what the game is. */
export function lessonsAt(at: AtQuestion, tried: readonly string[]): TopicId[] {
  const page = pageAt(at);
  if (isKnown(page, tried)) return listedPage(at, tried);
  return tried.length === 0 ? ['game', page] : [page];
}
