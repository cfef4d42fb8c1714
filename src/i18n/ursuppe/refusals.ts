/** Refusals in words, and the rulings behind them. */
import type { MoveKind } from '#games/ursuppe/moves.ts';
import type { Refusal } from '#games/ursuppe/refusals.ts';
import { amoebaOf, type Cast, nameOf } from './cast.ts';
import type { RulingId } from './rules.ts';
import type { UrsuppeWords } from './words.ts';

type Say = UrsuppeWords;

export function sayRefusal(refusal: Refusal, cast: Cast, say: Say): string {
  const { refusals } = say;
  switch (refusal.code) {
    case 'no-target':
      return sayNoTarget(refusal.kind, say);
    case 'too-few-bp':
      return refusals[refusal.code](refusal);
    case 'too-many':
      return refusals[refusal.code](refusal);
    case 'not-that-amoeba':
    case 'number-on-board':
      return refusals[refusal.code](refusal);
    case 'no-start-space':
      return refusals[refusal.code](refusal);
    case 'space-taken':
    case 'own-amoeba-there':
    case 'not-beside-own':
      return refusals[refusal.code](refusal);
    case 'way-blocked':
    case 'not-thrown':
      return refusals[refusal.code](refusal);
    case 'start-space-taken':
      return refusals[refusal.code]({ name: nameOf(cast, refusal.seat), space: refusal.space });
    case 'not-on-space':
    case 'not-sharing-a-space':
      return refusals[refusal.code](amoebaOf(cast, refusal.seat, refusal.amoeba));
    case 'no-payer':
    case 'armoured':
      return refusals[refusal.code]({ name: nameOf(cast, refusal.seat) });
    case 'needs-gene':
    case 'not-owned':
    case 'superfluous':
    case 'not-in-game':
    case 'not-in-pool':
    case 'owned-already':
    case 'given-for':
    case 'bought-this-turn':
    case 'wrong-gene-given':
      return sayGene(refusal, say);
    default:
      return refusals[refusal.code];
  }
}

type AboutGene = Extract<Refusal, { gene: unknown }>;

function sayGene(refusal: AboutGene, { refusals }: Say): string {
  return refusal.code === 'given-for' ? refusals[refusal.code](refusal) : refusals[refusal.code](refusal);
}

function sayNoTarget(kind: MoveKind, { refusals }: Say): string {
  const { noTargetFor } = refusals;
  const known = (Object.keys(noTargetFor) as (keyof typeof noTargetFor)[]).find((each) => each === kind);
  return known === undefined ? refusals['no-target'] : noTargetFor[known];
}

const RULINGS: Partial<Record<Refusal['code'], RulingId>> = {
  'stays-anyway': 'R-STAY',
  'must-leave': 'R-FLEE',
  'must-eat': 'R-MUST-EAT',
  'whole-meal': 'R-PARASITE',
  'attack-instead-of-meal': 'R-FAILED',
  'no-second-attempt': 'R-RETRY',
  'own-prey': 'R-OWN-PREY',
  superfluous: 'R-DEFECT',
  'given-for': 'R-ARMOUR',
};

/** Null where the rulebook itself says so. */
export function rulingBehind(refusal: Refusal): RulingId | null {
  if (refusal.code === 'given-for' && refusal.advanced !== 'armour') return null;
  return RULINGS[refusal.code] ?? null;
}
