/**
 * `npm run saved-states`: keeps states of running games as the rules of today have them: one for each kind of decision, with the
 * most seats and the usual options, and one with the fewest seats and with the last choice of each option.
 * Run it before `rulesVersion` goes up: the tests bring every state that was ever kept to the rules of their day.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { type Dice, seededDice } from '#engine/chance.ts';
import type { Game, GameTypes } from '#engine/game.ts';
import { randomEntries } from '#engine/match.ts';
import { type GameOptions, usualOptions } from '#engine/options.ts';
import { anyEntry } from '#engine/wander.ts';
import { GAME_IDS, MODULES } from '#games/index.ts';
import { savedStatesFolder } from '../test/support/saved-states.ts';

const RANDOM_GAMES = 60;

/** Named for what is decided there: the first of the kinds that can be chosen. */
function decisionName(game: Game<GameTypes>, state: object, dice: Dice): string | null {
  const decision = game.decision(state);
  if (decision.kind === 'over') return null;
  if (decision.kind === 'chance') return game.draw(state, dice).kind;
  const [seat] = decision.seats;
  const step = seat === undefined ? null : game.menu(game.view(state, seat), seat, []);
  if (!step?.ok || step.value.kind === 'complete') return null;
  const isOpening = step.value.kind === 'options' && step.value.isOpening;
  return isOpening ? String(step.value.options[0]?.id) : (step.value.draft.kind ?? null);
}

/** From the middle of a game each: with the fewest seats, and with the last choice of each option. */
function unusualStates(game: Game<GameTypes>): Map<string, string> {
  const { min, max } = game.seats;
  const usual = usualOptions(game.options);
  const states = new Map<string, string>();
  if (min < max) states.set(`${min}-seats`, middleOf(game, min, usual));
  for (const { id, choices } of game.options) {
    const last = choices.at(-1) ?? choices[0];
    states.set(`${id}-${last}`, middleOf(game, max, { ...usual, [id]: last }));
  }
  return states;
}

function middleOf(game: Game<GameTypes>, seats: number, chosen: GameOptions): string {
  const setUp = () => game.setUp(seats, game.settleOptions(chosen));
  const entries = randomEntries(game, setUp(), seededDice(1));
  const state = setUp();
  for (const entry of entries.slice(0, entries.length / 2)) game.enact(state, entry, null);
  return JSON.stringify(state);
}

/** The last state of each kind that random games come to: the later one, the more there is in it. */
function statesOf(game: Game<GameTypes>): Map<string, string> {
  const states = new Map<string, string>();
  for (let seed = 1; seed <= RANDOM_GAMES; seed++) {
    const dice = seededDice(seed);
    const state = game.setUp(game.seats.max, game.settleOptions(usualOptions(game.options)));
    for (let entry = anyEntry(game, state, dice); entry; entry = anyEntry(game, state, dice)) {
      const name = decisionName(game, state, dice);
      if (name !== null) states.set(name, JSON.stringify(state));
      game.enact(state, entry, null);
    }
  }
  return states;
}

for (const id of GAME_IDS) {
  const { game } = MODULES[id];
  const folder = savedStatesFolder(id, game.rulesVersion);
  mkdirSync(folder, { recursive: true });
  for (const [name, state] of [...statesOf(game), ...unusualStates(game)])
    writeFileSync(`${folder}/${name}.json`, `${state}\n`);
}
