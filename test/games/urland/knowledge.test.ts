import { describe, expect, it } from 'vitest';
import { seededDice } from '#engine/chance.ts';
import { played, randomEntries } from '#engine/match.ts';
import { seatsOf } from '#engine/seat.ts';
import { URLAND } from '#games/urland/game.ts';
import { type Knowledge, knowledgeOf } from '#games/urland/knowledge.ts';
import type { State } from '#games/urland/state.ts';
import { handIsWith } from '#games/urland/view.ts';

const SEED = 5;

/** What a claim about the hidden chips has wrong. */
function errorsIn(state: State, { where, unseen, among }: Knowledge): string[] {
  const out = [...state.hand, ...(state.picked === null ? [] : [state.picked])];
  const isWrong = {
    picked: where.kind === 'picked' && where.chip !== state.picked,
    held: where.kind === 'held' && !where.chips.every((chip) => state.hand.includes(chip)),
    shared: where.kind === 'shared' && !where.chips.every((chip) => out.includes(chip)),
    holder: where.kind !== 'picked' && where.by !== handIsWith(state, state.picked !== null),
    unseen: out.filter((chip) => among.includes(chip)).length !== unseen,
  };
  return Object.entries(isWrong).flatMap(([what, wrong]) => (wrong ? [what] : []));
}

describe.each([3, 4, 5])('what a player of %i knows', (seats) => {
  const options = {};
  const entries = randomEntries(URLAND, URLAND.setUp(seats, options), seededDice(SEED));
  const kinds = new Set<string>();

  it(`is true at every state of a game (seed ${SEED}), in every way that there is to know something`, () => {
    for (const step of played(URLAND, URLAND.setUp(seats, options), entries)) {
      if (!step.ok) throw new Error('a game is by the rules');
      for (const seat of seatsOf(seats)) {
        const knowledge = knowledgeOf(URLAND.view(step.value.state, seat));
        if (knowledge === null) continue;
        kinds.add(knowledge.where.kind);
        expect(errorsIn(step.value.state, knowledge)).toEqual([]);
      }
      expect(knowledgeOf(URLAND.view(step.value.state, 'public'))).toBeNull();
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['held', 'shared']));
  });
});
