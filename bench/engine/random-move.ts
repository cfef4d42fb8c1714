/** A random move, quickly: for play-outs on states of one's own. The same questions as the menu, asked without building it. */
import type { Dice } from '#engine/chance.ts';
import { invariant } from '#engine/invariant.ts';
import type { Seat } from '#engine/seat.ts';
import { type Area, OCEANS, REGIONS } from '#games/urland/board.ts';
import { AREAS } from '#games/urland/ichtos.ts';
import type { Heap, Move, MoveKind } from '#games/urland/moves.ts';
import type { Question, Thing } from '#games/urland/rule.ts';
import { KINDS_IN, ruleOf } from '#games/urland/rules.ts';
import type { PositionWithHand } from '#games/urland/state.ts';

/** A kind is drawn until one goes through: some, such as a bite with nobody to bite, don't. */
export function randomMove(position: PositionWithHand, seat: Seat, dice: Dice): Move {
  const kinds = KINDS_IN[position.phase.kind];
  for (;;) {
    const kind = kinds[dice.below(kinds.length)];
    invariant(kind !== undefined, 'a seat decides');
    const move = tryKind(position, seat, kind, dice);
    if (move !== null) return move;
  }
}

function tryKind(position: PositionWithHand, seat: Seat, kind: MoveKind, dice: Dice): Move | null {
  const rule = ruleOf(kind);
  const draft: Record<string, unknown> = { kind };
  if (rule.refuse(position, seat, draft) !== null) return null;
  for (let asked = rule.next(position, seat, draft); asked; asked = rule.next(position, seat, draft)) {
    if (!answer(position, seat, rule.refuse, asked as Question<Move>, draft, dice)) return null;
  }
  return draft as Move;
}

type Refuse = ReturnType<typeof ruleOf>['refuse'];

/** Writes a random answer into the draft; false where there is none. */
function answer(
  position: PositionWithHand,
  seat: Seat,
  refuse: Refuse,
  question: Question<Move>,
  draft: Record<string, unknown>,
  dice: Dice,
): boolean {
  const { asks } = question;
  switch (question.kind) {
    case 'options':
      return pickOption(position, seat, refuse, question, draft, dice);
    case 'amount': {
      const { min, max } = question.range(position, seat, draft);
      draft[asks] = min + dice.below(max - min + 1);
      return true;
    }
    case 'some':
      return false;
    case 'heap': {
      const { places, min, max } = question.bounds(position, seat, draft);
      draft[asks] = randomHeap(places as Heap, min + dice.below(dice.below(max - min + 1) + 1), dice);
      return true;
    }
  }
}

/** Every place of a kind there can ever be: `refuse` knows which are there now, and no list has to be made. */
const OPTIONS: Partial<Record<Thing, readonly (string | number)[]>> = {
  ocean: OCEANS,
  land: REGIONS,
  region: REGIONS,
  area: AREAS,
};

/** Starts anywhere among the options and takes the first that stands: quick, and near enough to evenly spread. */
function pickOption(
  position: PositionWithHand,
  seat: Seat,
  refuse: Refuse,
  question: Extract<Question<Move>, { kind: 'options' }>,
  draft: Record<string, unknown>,
  dice: Dice,
): boolean {
  const options = OPTIONS[question.of as Thing] ?? question.among(position, seat, draft);
  const start = options.length > 1 ? dice.below(options.length) : 0;
  for (let tried = 0; tried < options.length; tried++) {
    draft[question.asks] = options[(start + tried) % options.length];
    if (refuse(position, seat, draft) === null) return true;
  }
  return false;
}

/** Starts anywhere among the places and takes all it can from each until it has enough. */
function randomHeap(places: Heap, size: number, dice: Dice): Heap {
  let left = size;
  let index = places.length > 1 ? dice.below(places.length) : 0;
  const taken: { place: Area; count: number }[] = [];
  for (; left > 0; index = (index + 1) % places.length) {
    const { place, count } = places[index] as Heap[number];
    taken.push({ place, count: Math.min(left, count) });
    left -= count;
  }
  return taken.length > 1 ? taken.sort((a, b) => AREAS.indexOf(a.place) - AREAS.indexOf(b.place)) : taken;
}
