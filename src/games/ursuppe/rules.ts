/** Every kind of move, by its name, and the phase it belongs to. */
import { AGGRESS, PASS } from './aggression.ts';
import { GIVE } from './defects.ts';
import { FIGHT, FLEE, YIELD } from './defence.ts';
import { PLACE_AMOEBA } from './division.ts';
import { DONE } from './done.ts';
import { DRIFT } from './drift.ts';
import { EAT, STARVE } from './feeding.ts';
import { CLING } from './holding.ts';
import type { Move, MoveKind, MoveOf } from './moves.ts';
import { AGAIN, GO, MOVE, REST, STAY } from './moving.ts';
import { BUY } from './new-genes.ts';
import type { Rule } from './rule.ts';
import { START } from './setup.ts';
import type { Phase } from './state.ts';
import { STRUGGLE } from './struggle.ts';

const RULES: { readonly [K in MoveKind]: Rule<MoveOf<K>> } = {
  start: START,
  place: PLACE_AMOEBA,
  drift: DRIFT,
  move: MOVE,
  stay: STAY,
  go: GO,
  cling: CLING,
  again: AGAIN,
  rest: REST,
  eat: EAT,
  struggle: STRUGGLE,
  starve: STARVE,
  fight: FIGHT,
  flee: FLEE,
  yield: YIELD,
  give: GIVE,
  buy: BUY,
  done: DONE,
  aggress: AGGRESS,
  pass: PASS,
};

/** The rule of a kind known only at run time: its questions and drafts are then those of some move. */
export const ruleOf = (kind: MoveKind): Rule<Move> => RULES[kind] as Rule<Move>;

export const MOVE_KINDS = Object.keys(RULES) as MoveKind[];

/** What seats decide in each phase, in the order it is offered. */
export const KINDS_IN: { readonly [P in Phase]: readonly MoveKind[] } = {
  card: [],
  order: [],
  start: ['start'],
  place: ['place'],
  move: ['drift', 'move', 'stay'],
  roll: [],
  go: ['go'],
  cling: ['cling'],
  again: ['again', 'rest'],
  feed: ['eat', 'struggle', 'starve'],
  react: ['fight', 'flee', 'yield'],
  fight: [],
  defect: ['give'],
  genes: ['buy', 'done'],
  divide: ['place', 'done'],
  aggression: ['aggress', 'pass'],
  over: [],
};
