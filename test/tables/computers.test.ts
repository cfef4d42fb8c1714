import { describe, expect, it } from 'vitest';
import { seededDice } from '#engine/chance.ts';
import { wander } from '#engine/wander.ts';
import { wanderingPlayer } from '#tables/adapters/wandering-player.ts';
import type { Question } from '#tables/ports.ts';
import { gameOf } from '#tables/rulebook.ts';
import { ANNA, openHouse, openTable, type TestHouse, value, viewOf } from './support/house.ts';

async function alone(house: TestHouse, computers = 2) {
  const table = await openTable(house, [ANNA]);
  for (let count = 0; count < computers; count++) value(await house.tables.addComputer(table, ANNA));
  value(await house.tables.start(table, ANNA, 'click'));
  await house.tables.idle();
  return table;
}

/** Plays a game to its end, Anna’s part at random. */
async function playOut(house: TestHouse, table: Awaited<ReturnType<typeof alone>>) {
  const dice = seededDice(3);
  for (let turn = 0; turn < 3_000; turn++) {
    const { status, play, mine, game } = await viewOf(house, table, ANNA);
    if (status !== 'running') return status;
    if (mine?.isDeciding && mine.view)
      value(
        await house.tables.choose(table, ANNA, play?.version ?? -1, wander(gameOf(game), mine.view, mine.seat, dice)),
      );
    else await house.pass(5_000);
  }
  return 'stuck';
}

describe('computer players', () => {
  it('play a whole game with one person', async () => {
    const house = openHouse();
    expect(await playOut(house, await alone(house))).toBe('over');
    expect(house.problems).toEqual([]);
  });

  it('take a moment for each decision, so that people can follow', async () => {
    const house = openHouse();
    const table = await alone(house, 4);
    let version = (await viewOf(house, table)).play?.version;
    for (let second = 0; second < 60; second++) {
      const { mine } = await viewOf(house, table, ANNA);
      if (mine?.isDeciding) return;
      await house.pass(1_000);
      const now = (await viewOf(house, table)).play?.version;
      const decided = house.store
        .log(table)
        .slice(version)
        .filter(({ body }) => body.kind === 'entry' && body.entry.by !== 'chance');
      expect(decided.length).toBeLessThanOrEqual(1);
      version = now;
    }
  });

  it('are told what a person in their seat would see, and nothing else', async () => {
    const questions: Question[] = [];
    const dice = seededDice(4);
    const house = openHouse({
      computer: {
        ...wanderingPlayer(dice),
        choose(question) {
          questions.push(question);
          return wander(gameOf(question.game), question.view, question.seat, dice);
        },
      },
    });
    const table = await alone(house);
    await playOut(house, table);
    const state = house.store.load(table)?.play?.state ?? {};
    expect(questions.length).toBeGreaterThan(20);
    for (const { view, seat } of questions) {
      expect(view).toMatchObject({ viewer: seat });
      expect(Object.keys(view).filter((key) => ['pile', 'deck', 'bids', 'seen'].includes(key))).toEqual([]);
    }
    expect(Object.keys(state)).toContain('deck');
  });

  it.each([
    ['that fails', () => Promise.reject(new Error('out of memory'))],
    [
      'that throws',
      () => {
        throw new Error('out of memory');
      },
    ],
    ['that answers nonsense', () => ({ kind: 'win' })],
    ['that answers something illegal', () => ({ kind: 'bid', amount: 999 })],
  ])('one %s is reported, and holds nobody up', async (_, choose) => {
    const house = openHouse({ computer: { ...wanderingPlayer(seededDice(1)), choose } });
    expect(await playOut(house, await alone(house))).toBe('over');
    expect(new Set(house.problems.map(({ kind }) => kind))).toEqual(new Set(['computer-failed']));
  });

  it('that are slow are not asked twice', async () => {
    let asked = 0;
    const house = openHouse({
      computer: {
        ...wanderingPlayer(seededDice(1)),
        choose: () => {
          asked += 1;
          return new Promise(() => {});
        },
      },
    });
    const table = await alone(house, 4);
    const { mine } = await viewOf(house, table, ANNA);
    if (mine?.isDeciding) return;
    house.clock.turnTo(house.clock.now() + 60_000);
    for (let tick = 0; tick < 5; tick++) await house.tables.tick();
    await new Promise((resolve) => setImmediate(resolve));
    expect(asked).toBe(1);
  });

  it('that never answer are not waited for longer than a minute', async () => {
    const house = openHouse({ computer: { ...wanderingPlayer(seededDice(1)), choose: () => new Promise(() => {}) } });
    const table = await alone(house, 4);
    const before = (await viewOf(house, table)).play?.version ?? 0;
    for (let tick = 0; tick < 4; tick++) {
      house.clock.turnTo(house.clock.now() + 30_000);
      await house.tables.tick();
      await new Promise((resolve) => setImmediate(resolve));
    }
    const { play, mine } = await viewOf(house, table, ANNA);
    expect((play?.version ?? 0) > before || mine?.isDeciding).toBe(true);
    expect(house.problems).toContainEqual(expect.objectContaining({ kind: 'computer-failed', error: 'no answer' }));
  });
});
