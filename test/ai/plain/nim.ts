/** Plain Nim: take as many as you like from one heap; whoever takes the last one wins. All is open, chance has no say. */
import type { Game } from '#engine/game.ts';
import { inOrder } from '#engine/questions.ts';
import { questionsMenu } from '#engine/questions-menu.ts';
import { err, ok } from '#engine/result.ts';
import { leftOf, type Seat, seat } from '#engine/seat.ts';

export interface Heaps {
  heaps: number[];
  next: Seat;
  turn: number;
}

interface Take {
  readonly kind: 'take';
  readonly heap: string;
  readonly count: number;
}

export interface Nim {
  options: Record<string, never>;
  state: Heaps;
  move: Take;
  chance: { readonly kind: never };
  view: Heaps;
  event: { readonly kind: never };
  refusal: { readonly code: 'not-possible' };
}

const NO = { code: 'not-possible' } as const;
const isOver = ({ heaps }: Heaps): boolean => heaps.every((count) => count === 0);
const sizeOf = ({ heaps }: Heaps, heap: string | undefined): number => heaps[Number(heap)] ?? 0;

const { menu, answers } = questionsMenu<Take, Heaps, Nim['refusal']>({
  kindsIn: () => ['take'],
  kindsAre: 'kinds',
  malformed: NO,
  refuseSeat: (position, by) => (isOver(position) || by !== position.next ? NO : null),
  noAnswer: () => NO,
  ruleOf: () => ({
    next: inOrder<Take, Heaps>(
      { kind: 'options', asks: 'heap', of: 'heaps', among: ({ heaps }) => heaps.map((_, heap) => String(heap)) },
      { kind: 'amount', asks: 'count', range: (position, _by, { heap }) => ({ min: 1, max: sizeOf(position, heap) }) },
    ),
    refuse: (position, _by, { heap, count = 1 }) =>
      heap !== undefined && (count < 1 || count > sizeOf(position, heap)) ? NO : null,
  }),
});

const copy = ({ heaps, next, turn }: Heaps): Heaps => ({ heaps: [...heaps], next, turn });

export const NIM: Game<Nim> = {
  id: 'nim',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  maxEntries: 40,
  options: [],
  settleOptions: () => ({}),
  setUp: () => ({ heaps: [3, 4, 5], next: seat(0), turn: 0 }),
  decision: (state) =>
    isOver(state) ? { kind: 'over' } : { kind: 'seats', seats: [state.next], as: 'turn', turn: state.turn },
  draw: () => {
    throw new Error('nothing to draw');
  },
  chances: () => [],
  refuse: (state, { by, move }) =>
    by === state.next && move.count >= 1 && move.count <= sizeOf(state, move.heap) ? null : NO,
  enact(state, { by, move }) {
    if (by === 'chance') return;
    state.heaps[Number(move.heap)] = sizeOf(state, move.heap) - move.count;
    state.next = leftOf(by, 2);
    state.turn++;
  },
  reveals: () => false,
  copy,
  adopt: () => null,
  view: copy,
  menu,
  answers,
  world: copy,
  parseEntry: (json) => (json ? ok(json as never) : err(NO)),
};

/** Of a game that is over. */
export const ranking = ({ next }: Heaps): (readonly Seat[])[] => [[leftOf(next, 2)], [next]];
