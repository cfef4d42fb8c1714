/** Every kind of move, by its name, and when it is offered. */
import { topTask } from './agenda.ts';
import { CHOOSE, PASS } from './answers.ts';
import { LARVA, RAISE } from './brood.ts';
import { ONE, SEARCH, TAKE } from './card-answers.ts';
import { CONVERT } from './conversion.ts';
import { DEFEAT } from './defeat.ts';
import { DIG, ROOM } from './dig.ts';
import { BOARD_EFFECT, DONE, USE, usableCards } from './effects.ts';
import { EXPLORE, EXPLORER } from './explore.ts';
import { FEED } from './feeding.ts';
import { STAY, SWARM } from './flight.ts';
import { FORAGE, FORAGERS } from './forage.ts';
import { INCUBATE } from './incubation.ts';
import { KEEP } from './keep.ts';
import type { Move, MoveKind, MoveOf } from './moves.ts';
import { OBJECT } from './objects.ts';
import type { Phase } from './phases.ts';
import { PLAY } from './play-card.ts';
import { QUEEN } from './queen-choice.ts';
import { CREST, FERMENT, RECYCLE } from './queens.ts';
import type { Rule } from './rule.ts';
import { SCENT } from './scents.ts';
import { activePlayer, type Position } from './state.ts';
import { MOVE_TOKENS, TOKEN } from './tokens.ts';
import { LOWER, TRACK } from './tracks.ts';
import { EMPTY, TUCK } from './tuck.ts';

const RULES: { readonly [K in MoveKind]: Rule<MoveOf<K>> } = {
  queen: QUEEN,
  keep: KEEP,
  dig: DIG,
  explore: EXPLORE,
  forage: FORAGE,
  play: PLAY,
  defeat: DEFEAT,
  incubate: INCUBATE,
  convert: CONVERT,
  use: USE,
  recycle: RECYCLE,
  ferment: FERMENT,
  crest: CREST,
  board: BOARD_EFFECT,
  feed: FEED,
  done: DONE,
  pass: PASS,
  room: ROOM,
  explorer: EXPLORER,
  foragers: FORAGERS,
  take: TAKE,
  one: ONE,
  search: SEARCH,
  object: OBJECT,
  track: TRACK,
  raise: RAISE,
  larva: LARVA,
  scent: SCENT,
  token: TOKEN,
  move: MOVE_TOKENS,
  tuck: TUCK,
  empty: EMPTY,
  lower: LOWER,
  choose: CHOOSE,
  swarm: SWARM,
  stay: STAY,
};

/** The rule of a kind known only at run time: its questions and drafts are then those of some move. */
export const ruleOf = (kind: MoveKind): Rule<Move> => RULES[kind] as Rule<Move>;

export const MOVE_KINDS = Object.keys(RULES) as MoveKind[];

/** Answers; those of the phases with free actions come below. */
const ANSWERS_IN: { readonly [P in Phase]?: readonly MoveKind[] } = {
  queen: ['queen'],
  keep: ['keep'],
  room: ['room', 'pass'],
  explorer: ['explorer', 'pass'],
  foragers: ['foragers', 'pass'],
  take: ['take'],
  one: ['one'],
  search: ['search'],
  object: ['object'],
  play: ['play', 'pass'],
  track: ['track'],
  raise: ['raise', 'pass'],
  convert: ['convert', 'pass'],
  larva: ['larva'],
  defeat: ['defeat', 'pass'],
  scent: ['scent'],
  token: ['token'],
  move: ['move', 'pass'],
  tuck: ['tuck', 'pass'],
  empty: ['empty', 'pass'],
  lower: ['lower', 'pass'],
  choose: ['choose'],
  swarm: ['swarm', 'stay'],
};

const QUEENS_ACTION: Readonly<Record<string, MoveKind>> = { Q3: 'recycle', Q4: 'crest', Q5: 'ferment' };

/** R-FREE-POINTS. What only some queens and cards have is not offered to others. */
function freeActions(position: Position): MoveKind[] {
  const player = activePlayer(position);
  const queens = QUEENS_ACTION[player.queen ?? ''];
  const uses: MoveKind[] = usableCards(position, player).length > 0 ? ['use'] : [];
  return ['convert', ...uses, ...(queens ? [queens] : [])];
}

/** What the seats that decide may do, in the order it is offered. */
export function kindsIn(position: Position): readonly MoveKind[] {
  const top = topTask(position);
  switch (position.phase) {
    case 'main':
      return ['dig', 'explore', 'forage', 'play', 'defeat', 'incubate', ...freeActions(position)];
    case 'final':
      return ['incubate', ...freeActions(position)];
    case 'second':
      return [
        'play',
        ...(top?.kind === 'second' && top.after === 'card' ? (['defeat'] as const) : []),
        ...freeActions(position),
        'done',
      ];
    case 'effects':
      return ['board', ...freeActions(position), top?.kind === 'effects' && top.of === 'incubation' ? 'feed' : 'done'];
    case 'room':
      return top?.kind === 'dig' && !top.isOptional ? ['room'] : ['room', 'pass'];
    default:
      return ANSWERS_IN[position.phase] ?? [];
  }
}
