/** What a viewer may see: a state in which each card that they do not know is null. */
import type { Seat, Viewer } from '#engine/seat.ts';
import type { PlayedCard, Secret } from './cards-in-play.ts';
import { copyPlayer } from './copy.ts';
import type { Player, Position, State } from './state.ts';
import type { Task } from './tasks.ts';

/** As many, but nothing is known of them. */
const faceDown = (cards: readonly Secret[]): null[] => cards.map(() => null);

const copyTucked = (card: PlayedCard): PlayedCard =>
  card.under.length === 0 ? card : { ...card, under: faceDown(card.under) };

/** Another's: hand, tucked cards and what was not kept stay hidden. */
function fromOutside(player: Player): Player {
  const seen = copyPlayer(player);
  seen.hand = faceDown(player.hand);
  seen.rejected = faceDown(player.rejected);
  seen.cards = player.cards.map(copyTucked);
  return seen;
}

/** Cards drawn to keep one of are seen by the player at turn alone. */
const copyTask = (task: Task, isOwn: boolean): Task =>
  task.kind === 'one' && !isOwn ? { ...task, cards: faceDown(task.cards) } : task;

/** Every field is named: what is not named here stays secret. */
export function viewOf(state: Position, viewer: Viewer): State {
  const isOwn = (seat: number): boolean => seat === viewer;
  const ownOf = <T>(list: readonly T[], seat: number, hidden: T): T => (isOwn(seat) ? (list[seat] as T) : hidden);
  return {
    rules: state.rules,
    length: state.length,
    nests: state.nests,
    content: state.content,
    seats: state.seats,
    phase: state.phase,
    step: state.step,
    round: state.round,
    first: state.first,
    turn: state.turn,
    last: state.last,
    isFinal: state.isFinal,
    turns: state.turns,
    display: state.display.slice(),
    deck: faceDown(state.deck),
    discards: state.discards.slice(),
    out: state.out.slice(),
    hexes: state.hexes.slice(),
    corners: state.corners.slice(),
    leaves: state.leaves.slice(),
    piles: state.piles.map(faceDown),
    objects: state.objects.slice(),
    flight: state.flight.map((discs) => discs.slice()),
    swarms: state.swarms.map((spaces) => spaces.slice()),
    stars: state.stars.slice(),
    stock: state.stock.slice(),
    players: state.players.map((player, seat) => (isOwn(seat) ? copyPlayer(player) : fromOutside(player))),
    pairs: state.pairs.slice(),
    layers: state.layers.slice(),
    dealt: state.dealt.map((cards, seat) => ownOf(state.dealt, seat, faceDown(cards))),
    kept: state.kept.map((cards, seat) => ownOf(state.kept, seat, cards && faceDown(cards))),
    agenda: state.agenda.map((task) => copyTask(task, isOwn(state.turn as Seat))),
    recycled: state.recycled.slice(),
  };
}
