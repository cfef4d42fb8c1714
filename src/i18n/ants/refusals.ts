/** Refusals in words, and the rulings behind them. */
import type { MoveKind } from '#games/ants/moves.ts';
import type { Refusal } from '#games/ants/refusals.ts';
import { sayNeed } from './cards.ts';
import type { RulingId } from './rules.ts';
import type { AntsWords } from './words.ts';

/** Each code has its sentence, a text or one with the refusal's values in its gaps: the code chooses both. */
function sentenceFor(refusal: Refusal, { refusals }: AntsWords): string {
  const words: unknown = refusals[refusal.code];
  return typeof words === 'function' ? words(refusal) : String(words);
}

export function sayRefusal(refusal: Refusal, say: AntsWords): string {
  switch (refusal.code) {
    case 'no-target':
      return sayNoTarget(refusal.kind, say);
    case 'need-not-met':
      return say.refusals['need-not-met']({ need: sayNeed(refusal.need, say), has: refusal.has });
    default:
      return sentenceFor(refusal, say);
  }
}

function sayNoTarget(kind: MoveKind, { refusals }: AntsWords): string {
  const { noTargetFor } = refusals;
  const known = (Object.keys(noTargetFor) as (keyof typeof noTargetFor)[]).find((each) => each === kind);
  return known === undefined ? refusals['no-target'] : noTargetFor[known];
}

const RULINGS: Partial<Record<Refusal['code'], RulingId>> = {
  'keeps-food-back': 'R-STORE-LACK',
  'store-too-small': 'R-DEBT',
  'not-the-top-tile': 'R-ONE-TILE',
  'no-empty-room': 'R-SMALLEST-ROOM',
  'symbols-missing': 'R-TOKENS',
  'no-room-fits': 'R-DIG-REST',
};

/** Null where the rulebook itself says so. */
export function rulingBehind(refusal: Refusal): RulingId | null {
  if (refusal.code === 'need-not-met' && refusal.need.need === 'ants') return 'R-WILD-NEED';
  return RULINGS[refusal.code] ?? null;
}
