/** A full state that fits a view: every card that the viewer does not know is drawn anew. */
import { type Dice, shuffled } from '#engine/chance.ts';
import { TERRAINS } from './box.ts';
import type { Secret } from './cards-in-play.ts';
import type { Back, CardId } from './content/cards.ts';
import { contentOf } from './content/content.ts';
import { copyState } from './copy.ts';
import { cardAt } from './deck.ts';
import type { Player, Position, State } from './state.ts';

/** Cards whose place the viewer does not know, shuffled. Each kind of card is dealt from its own end. */
interface Unknown {
  readonly base: CardId[];
  readonly openings: CardId[];
  readonly queensRooms: CardId[];
}

const listsIn = (view: Position): readonly (readonly Secret[])[] => [
  view.display,
  view.deck,
  view.discards,
  view.out,
  ...view.dealt,
  ...view.players.flatMap(({ hand, rejected, cards }) => [
    hand,
    rejected,
    ...cards.map(({ id, under }) => [id, ...under]),
  ]),
  ...view.agenda.map((task) => (task.kind === 'one' || task.kind === 'reveal' ? task.cards : [])),
];

function unknownIn(view: Position, dice: Dice): Unknown {
  const known = new Set<Secret>();
  for (const cards of listsIn(view)) for (const card of cards) known.add(card);
  const unseen: { readonly [B in Back]: CardId[] } = { base: [], opening: [], queensRoom: [] };
  for (const { id, back } of contentOf(view).cards.values()) if (!known.has(id)) unseen[back].push(id);
  const base = shuffled(unseen.base, dice);
  const openings = shuffled(unseen.opening, dice);
  return { base, openings, queensRooms: shuffled(unseen.queensRoom, dice) };
}

const filled = (cards: readonly Secret[], from: CardId[]): Secret[] => cards.map((card) => card ?? from.pop() ?? null);

/** Hidden places of a player: so many of them hold cards of the set-up, any of them. */
function fillPlayer(state: State, player: Player, unknown: Unknown, dice: Dice): void {
  const hidden = [...player.hand, ...player.cards.flatMap(({ under }) => under)].filter((card) => card === null).length;
  if (hidden === 0) return;
  const starters = startersFor(state, player, Math.min(player.starters, hidden), unknown, dice);
  const base = Array.from({ length: hidden - starters.length }, () => unknown.base.pop() ?? '');
  const cards = shuffled([...starters, ...base], dice);
  player.hand = filled(player.hand, cards);
  if (player.cards.some(({ under }) => under.includes(null)))
    player.cards = player.cards.map(({ id, tokens, under }) => ({ id, tokens, under: filled(under, cards) }));
}

/** Nobody has more Queen's Rooms than they were dealt. */
function startersFor(
  position: Position,
  { cards }: Player,
  count: number,
  { openings, queensRooms }: Unknown,
  dice: Dice,
): CardId[] {
  const { dealQueensRooms } = contentOf(position).file.constants;
  const played = cards.filter(({ id }) => cardAt(position, id).back === 'queensRoom').length;
  const most = Math.max(0, dealQueensRooms - played);
  const rooms = Math.min(dice.below(dealQueensRooms + 1), most, queensRooms.length, count);
  return [...queensRooms.splice(0, rooms), ...openings.splice(0, count - rooms)];
}

/** As a deal stands: Queen's Rooms, then Openings. */
function fillDealt(state: State, unknown: Unknown, dice: Dice): void {
  const { dealQueensRooms, keepCards } = contentOf(state).file.constants;
  state.dealt = state.dealt.map((cards) => [
    ...filled(cards.slice(0, dealQueensRooms), unknown.queensRooms),
    ...filled(cards.slice(dealQueensRooms), unknown.openings),
  ]);
  state.kept = state.kept.map((cards, seat) => {
    if (cards === null || !cards.includes(null)) return cards;
    const kept = shuffled(state.dealt[seat] ?? [], dice).slice(0, keepCards);
    return (state.dealt[seat] ?? []).filter((card) => kept.includes(card));
  });
}

function fillPiles(state: State, dice: Dice): void {
  const { enemies } = contentOf(state);
  const seen = new Set([
    ...state.hexes.map(({ enemy }) => enemy),
    ...state.players.flatMap(({ abilities }) => abilities.map(({ enemy }) => enemy)),
  ]);
  state.piles = state.piles.map((pile, at) => {
    const hidden = [...enemies.values()].filter(({ id, terrain }) => terrain === TERRAINS[at] && !seen.has(id));
    return filled(
      pile,
      shuffled(hidden, dice).map(({ id }) => id),
    );
  });
}

export function worldOf(view: Position, dice: Dice): State {
  const state = copyState(view as State);
  const unknown = unknownIn(view, dice);
  fillPiles(state, dice);
  fillDealt(state, unknown, dice);
  state.agenda = state.agenda.map((task) =>
    task.kind === 'one' ? { ...task, cards: filled(task.cards, unknown.base) } : task,
  );
  for (const player of state.players) fillPlayer(state, player, unknown, dice);
  state.deck = filled(state.deck, unknown.base);
  const rest = shuffled([...unknown.openings, ...unknown.queensRooms], dice);
  for (const player of state.players) player.rejected = filled(player.rejected, rest);
  return state;
}
