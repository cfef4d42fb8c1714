/** At every question that random games come to, in every game there is, everything that can be read has words. */
import { describe, expect, it } from 'vitest';
import { presentationOf } from '#discord/games/index.ts';
import type { AtList, SeatAtTable } from '#discord/play/seat-context.ts';
import { type Dice, seededDice } from '#engine/chance.ts';
import { deciders } from '#engine/decision.ts';
import type { Answer } from '#engine/menu.ts';
import { usualOptions } from '#engine/options.ts';
import { anyEntry, wander } from '#engine/wander.ts';
import { GAME_IDS, type GameId } from '#games/index.ts';
import { gameOf } from '#tables/rulebook.ts';
import { isLong } from '../../support/long-games.ts';
import { seatOfGame } from '../play/support.ts';

const SEEDS = [1, 2];
/** Of one game; then it has been at all of its questions, or at some if it is long. */
const mostDecisions = (id: GameId): number => (isLong(id) ? 50 : 120);

function* decisionsOf(id: GameId, dice: Dice): Generator<SeatAtTable> {
  const game = gameOf(id);
  const state = game.setUp(game.seats.max, game.settleOptions(usualOptions(game.options)));
  let decisions = 0;
  for (let entry = anyEntry(game, state, dice); entry; entry = anyEntry(game, state, dice)) {
    const [seat] = deciders(game.decision(state));
    if (decisions === mostDecisions(id)) return;
    if (seat !== undefined) {
      decisions += 1;
      yield seatOfGame(id, state, seat, game.seats.max);
    }
    game.enact(state, entry, null);
  }
}

function expectListed(at: AtList, { game, reader }: SeatAtTable): void {
  const { questions, words } = presentationOf(game);
  const labels = at.step.options.map(({ id }) => questions.label?.(at, id) ?? questions.name(at, id));
  expect(labels).not.toContain('');
  expect(new Set(labels).size).toBe(labels.length);
  const { options } = at.step;
  const isGrouped = (group: string | undefined) => group === undefined || Boolean(questions.groupName?.(at, group));
  const isRefused = (refusal: string) => refusal.endsWith('.');
  expect(options.filter(({ id }) => questions.name(at, id) === '')).toEqual([]);
  expect(options.filter(({ group }) => !isGrouped(group))).toEqual([]);
  expect(options.filter(({ blocked }) => blocked && !isRefused(words.refusal(blocked, reader)))).toEqual([]);
}

function expectAsked(asked: SeatAtTable, answers: readonly Answer[]): void {
  const menu = gameOf(asked.game).menu(asked.view, asked.seat, answers);
  if (!menu.ok || menu.value.kind === 'complete') return;
  const step = menu.value;
  const { questions, words } = presentationOf(asked.game);
  expect(questions.title(asked)).not.toBe('');
  expect(questions.question({ ...asked, step })).not.toBe('');
  const pages = words.rules(asked.reader.words).map(({ id }) => id);
  expect(pages).toContain(questions.topic({ ...asked, step }));
  if (step.kind === 'options') expectListed({ ...asked, step }, asked);
  if (step.kind === 'some') expectListed({ ...asked, step }, asked);
}

describe.each(GAME_IDS)('the questions of %s', (id) => {
  it.each(SEEDS)('and the answers to them have words (game %i)', (seed) => {
    const dice = seededDice(seed);
    const { questions } = presentationOf(id);
    for (const asked of decisionsOf(id, dice)) {
      const move = wander(gameOf(id), asked.view, asked.seat, dice);
      const answers = gameOf(id).answers(asked.view, asked.seat, move);
      for (const length of answers.keys()) expectAsked(asked, answers.slice(0, length));
      expect(questions.made(asked, move)).toMatch(/\.$/);
      expect(questions.advised(asked, move)).toMatch(/\.$/);
    }
  });
});
