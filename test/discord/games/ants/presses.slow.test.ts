/** What a turn takes of people who know what they want: the shortest way of presses to the moves of steady computers. */
import { expect, it } from 'vitest';
import { COMPUTERS } from '#ai/ants/index.ts';
import { choose } from '#ai/player.ts';
import { warningOf } from '#discord/play/panel.ts';
import { seededDice } from '#engine/chance.ts';
import type { Seat } from '#engine/seat.ts';
import { ANTS } from '#games/ants/game.ts';
import type { Move } from '#games/ants/moves.ts';
import { ORDERS } from '#games/ants/standing-orders.ts';
import type { State } from '#games/ants/state.ts';
import { pressToMove } from '../../play/presser.ts';
import { seatOfGame } from '../../play/support.ts';

const MOST_A_TURN = 5;

const IN_SILENCE = { see: () => undefined };

interface Costs {
  presses: number;
  readonly turns: Set<string>;
  /** By the phase and the kind of move. */
  readonly by: Map<string, number>;
}

/** What the orders that everybody has would answer. */
const ordered = (state: State, seat: Seat, dice: ReturnType<typeof seededDice>): Move | null =>
  (ORDERS.usual ?? []).flatMap((order) => ORDERS.follow(order, ANTS.view(state, seat), seat, dice) ?? [])[0] ?? null;

function pressesFor(state: State, seat: Seat, move: Move, costs: Costs): void {
  const asked = seatOfGame('ants', state, seat, state.seats, { triedKinds: null });
  const presses = pressToMove(asked, move, IN_SILENCE).presses + (warningOf(asked, move) === null ? 0 : 1);
  if (presses > 2)
    console.log(
      presses,
      state.phase,
      JSON.stringify(move),
      JSON.stringify({
        food: ANTS.view(state, seat).players[seat]?.food,
        tiles: ANTS.view(state, seat).players[seat]?.tiles[1]?.discs,
        fungus: ANTS.view(state, seat).players[seat]?.fungus,
      }),
    );
  const what = `${state.phase} ${move.kind}`;
  costs.presses += presses;
  costs.by.set(what, (costs.by.get(what) ?? 0) + presses);
}

/** Every turn begins with a press on Play. */
function costsOf(seats: number, seed: number): Costs {
  const dice = seededDice(seed);
  const state = ANTS.setUp(seats, ANTS.settleOptions({}));
  const costs: Costs = { presses: 0, turns: new Set(), by: new Map() };
  for (let decision = ANTS.decision(state); decision.kind !== 'over'; decision = ANTS.decision(state)) {
    if (decision.kind === 'chance') {
      ANTS.enact(state, { by: 'chance', move: ANTS.draw(state, dice) }, null);
      continue;
    }
    const [seat] = decision.seats;
    if (seat === undefined) throw new Error('somebody decides');
    const byOrder = ordered(state, seat, dice);
    const move = byOrder ?? choose(COMPUTERS.steady.think(ANTS.view(state, seat), seat, dice), 1).move;
    if (byOrder === null) {
      costs.turns.add(`${decision.turn} ${seat}`);
      pressesFor(state, seat, move, costs);
    }
    ANTS.enact(state, { by: seat, move }, null);
  }
  return costs;
}

it.each([2, 3, 4])('with %i players who know what they want, a turn takes five presses in the mean', (seats) => {
  const { presses, turns, by } = costsOf(seats, seats);
  const mean = (presses + turns.size) / turns.size;
  const dearest = [...by].sort(([, a], [, b]) => b - a).slice(0, 12);
  console.log(JSON.stringify({ seats, turns: turns.size, presses: presses + turns.size, mean, dearest }));
  expect(mean).toBeLessThanOrEqual(MOST_A_TURN);
});
