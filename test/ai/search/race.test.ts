import { describe, expect, it } from 'vitest';
import { learn, unexplored } from '#ai/search/branches.ts';
import { chanceOf, newRace, type Race, type Runner, ranking, run } from '#ai/search/race.ts';
import { iterate, newSearch, type Search } from '#ai/search/search.ts';
import { PLAN, POLICY } from '#ai/urland/strong.ts';
import { seededDice } from '#engine/chance.ts';
import type { Move } from '#games/urland/moves.ts';
import type { Urland } from '#games/urland/types.ts';
import { viewOf } from '#games/urland/view.ts';
import { type Decisive, decisiveMoments } from '../../support/computer-games.ts';

const QUICK = { ...PLAN.race, stretches: () => 1, iterations: 2 };

/** The result of the search, by its tries of each move. */
function branch(amount: number, chance: number, visits = 100) {
  const fresh = unexplored<Move>({ kind: 'bid', amount }, 0.25);
  for (let count = 0; count < visits; count++) learn(fresh, chance);
  return fresh;
}

const isTurn = ({ state: { phase } }: Decisive) => phase.kind === 'actions' && phase.left > 0;

const moment = [...decisiveMoments(4, 1, 5)].find(isTurn) as Decisive;

const search = (branches: Search<Urland>['branches']): Search<Urland> => ({
  ...newSearch(POLICY, PLAN, viewOf(moment.state, moment.seat), moment.seat, seededDice(1)),
  branches,
});

const amountOf = ({ branch: { move } }: Runner<Move>) => (move.kind === 'bid' ? move.amount : -1);

/** A race with these results of each runner, round by round. */
function underWay(believed: readonly number[], chances: readonly (readonly number[])[]): Race<Urland> {
  const race = newRace(search(believed.map((chance, amount) => branch(amount, chance))), PLAN.race);
  for (const [index, reached] of chances.entries()) race.runners[index]?.chances.push(...reached);
  race.rounds = chances[0]?.length ?? 0;
  return race;
}

describe('in a race', () => {
  it('run the most tried moves, and none that is far behind', () => {
    const branches = [
      branch(0, 0.3, 10),
      branch(1, 0.3, 500),
      branch(2, 0.26, 50),
      branch(3, 0.28, 40),
      branch(4, 0, 0),
    ];
    const among = (runners: number) =>
      newRace(search(branches), { ...PLAN.race, runners, margin: 0.03 }).runners.map(amountOf);
    expect(among(4)).toEqual([1, 3, 0]);
    expect(among(2)).toEqual([1]);
  });

  it('nothing is to be found out about a single move', () => {
    const race = newRace(search([branch(0, 0.3), branch(1, 0.1)]), PLAN.race);
    expect(race.isOver).toBe(true);
    run(race);
    expect(race.rehearsal).toBeNull();
  });

  it.each<[string, number[], number[][], number[]]>([
    ['as the search has it before the first round', [0.3, 0.32, 0.31], [], [1, 2, 0]],
    ['a lead in one world is not yet believed', [0.32, 0.3], [[0.3], [0.35]], [0, 1]],
    ['the same lead in many worlds is', [0.32, 0.3], [Array(30).fill(0.3), Array(30).fill(0.35)], [1, 0]],
    [
      'worlds that are good to all decide nothing',
      [0.3, 0.32],
      [
        [0.9, 0.1, 0.5],
        [0.9, 0.1, 0.5],
      ],
      [1, 0],
    ],
  ])('the leading runner: %s', (_case, believed, chances, order) => {
    expect(ranking(underWay(believed, chances)).map(amountOf)).toEqual(order);
  });

  it('a runner who is out comes after those still in the race', () => {
    const race = underWay([0.31, 0.32, 0.3], []);
    race.out.push(...race.runners.splice(1, 1));
    expect(ranking(race).map(amountOf)).toEqual([0, 2, 1]);
  });

  it("a runner's chance comes from the rehearsals, or else from the search", () => {
    const { runners } = underWay([0.3, 0.31], [[0.2, 0.4, 0.6]]);
    expect(runners.map((runner) => Number(chanceOf(runner).toFixed(6)))).toEqual([0.4, 0.31]);
  });
});

describe('a race for a real decision', () => {
  function raced() {
    const thought = newSearch(POLICY, PLAN, viewOf(moment.state, moment.seat), moment.seat, seededDice(4));
    for (let count = 0; count < 200; count++) iterate(thought);
    const race = newRace(thought, { ...QUICK, margin: 1 });
    const size = race.runners.length;
    for (let steps = 0; !race.isOver && steps < 100_000; steps++) run(race);
    return { race, size };
  }

  it('comes to an end, with everybody in it as far as they got', () => {
    const { race, size } = raced();
    expect(race.isOver).toBe(true);
    expect(size).toBe(QUICK.runners);
    expect(ranking(race)).toHaveLength(size);
    for (const { chances } of race.runners) expect(chances).toHaveLength(race.rounds);
    for (const { chances } of race.out) expect(chances.length).toBeLessThanOrEqual(race.rounds);
  });

  it('ends the same way every time', () => {
    expect(ranking(raced().race)).toEqual(ranking(raced().race));
  });
});
