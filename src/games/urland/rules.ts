/** Every kind of move, by its name, and the phase it belongs to. */
import { ASSIMILATE } from './actions/assimilate.ts';
import { BITE } from './actions/bite.ts';
import { BREED } from './actions/breed.ts';
import { CROSS } from './actions/cross.ts';
import { EGG } from './actions/egg.ts';
import { FLY } from './actions/fly.ts';
import { LAND } from './actions/land.ts';
import { RETREAT } from './actions/retreat.ts';
import { STINK } from './actions/stink.ts';
import { SWIM } from './actions/swim.ts';
import { SCORE } from './chips.ts';
import { DIVE } from './eruption.ts';
import type { Move, MoveKind, MoveOf } from './moves.ts';
import { BID, BUY, DECLINE } from './mutation.ts';
import { FLEE, PANIC } from './panic.ts';
import type { Rule } from './rule.ts';
import type { Phase } from './state.ts';
import { DONE, EXTRA } from './turn.ts';

const RULES: { readonly [K in MoveKind]: Rule<MoveOf<K>> } = {
  score: SCORE,
  land: LAND,
  breed: BREED,
  swim: SWIM,
  retreat: RETREAT,
  assimilate: ASSIMILATE,
  cross: CROSS,
  egg: EGG,
  fly: FLY,
  stink: STINK,
  bite: BITE,
  extra: EXTRA,
  done: DONE,
  panic: PANIC,
  flee: FLEE,
  dive: DIVE,
  bid: BID,
  buy: BUY,
  decline: DECLINE,
};

/** The rule of a kind known only at run time: its questions and drafts are those of some move. */
export const ruleOf = (kind: MoveKind): Rule<Move> => RULES[kind] as Rule<Move>;

export const MOVE_KINDS = Object.keys(RULES) as MoveKind[];

export const ACTION_KINDS = [
  'land',
  'breed',
  'swim',
  'retreat',
  'assimilate',
  'cross',
  'egg',
  'fly',
  'stink',
  'bite',
] as const satisfies readonly MoveKind[];

/** The kinds of move in each phase, in the order they are offered. */
export const KINDS_IN: { readonly [P in Phase['kind']]: readonly MoveKind[] } = {
  setup: [],
  draw: [],
  choose: ['score'],
  actions: [...ACTION_KINDS, 'extra', 'done'],
  panic: ['panic'],
  flee: ['flee'],
  dive: ['dive'],
  epoch: [],
  bid: ['bid'],
  buy: ['buy', 'decline'],
  over: [],
};
