/** The answers that a question with options offers, and those to questions that are put together with it. */
import type { Option } from '#engine/menu.ts';
import { LIMITS } from '../wire/message.ts';
import { type AnyRefusal, listedStep, questionsIn } from './panel.ts';
import type { Pressable } from './presumed.ts';
import type { AtOptions, SeatAtTable } from './seat-context.ts';
import { stepIn } from './seat-walk.ts';
import { type Token, writeToken } from './token.ts';
import type { Walk } from './walk.ts';

/** Up to this many answers, refused ones are shown too, greyed out. */
const FEW_OPTIONS = 5;

/** An answer that can be pressed. */
export interface OfferedAnswer extends Pressable {
  /** The question that it answers; the follow-up question, if the answer is unfolded. */
  readonly at: AtOptions;
  readonly option: Option<AnyRefusal>;
  /** It stands beside the answers to the question before. */
  readonly isUnfolded: boolean;
}

const offerOf = (at: AtOptions, option: Option<AnyRefusal>, way: Walk): OfferedAnswer => ({
  at,
  option,
  way,
  token: writeToken(at.step, option.id) ?? '',
  isUnfolded: false,
});

/** With all answers before it. */
export const answersWith = ({ way, token }: OfferedAnswer): readonly Token[] => [...way.tokens, token];

const isNoise = (asked: SeatAtTable, { blocked }: Option<AnyRefusal>): boolean =>
  blocked !== null && questionsIn(asked).isNoise?.(blocked) === true;

const isShown = (asked: SeatAtTable, { step }: AtOptions, option: Option<AnyRefusal>): boolean =>
  option.blocked === null || (!isNoise(asked, option) && (step.isOpening || step.options.length <= FEW_OPTIONS));

/** An answer that only leads to another question is replaced by the answers to that question: one press less. */
function unfolded(asked: SeatAtTable, offer: OfferedAnswer): OfferedAnswer[] {
  const { at, option, way, token } = offer;
  const { isUnfolded, isApart } = questionsIn(asked);
  const further = option.blocked === null && isUnfolded?.(at, option.id) ? stepIn(asked, way, token) : null;
  if (further?.end.kind !== 'options' || isApart?.(option.id, further.end)) return [offer];
  const next: AtOptions = { ...at, step: further.end };
  return next.step.options
    .filter((each) => !isNoise(asked, each))
    .map((each) => ({ ...offerOf(next, each, further), isUnfolded: true }));
}

/** The kinds of move are unfolded in any case, all other questions as deep as one list has room. */
function unfoldedAll(asked: SeatAtTable, offers: readonly OfferedAnswer[]): readonly OfferedAnswer[] {
  const further = offers.flatMap((offer) => unfolded(asked, offer));
  if (further.every((offer) => offers.includes(offer))) return offers;
  const isOpening = offers.some(({ at }) => at.step.isOpening);
  return isOpening || further.length <= LIMITS.options ? unfoldedAll(asked, further) : offers;
}

/** An answer that has a list of its own: what can be answered to its follow-up question. */
export interface Listed {
  readonly offer: OfferedAnswer;
  readonly items: readonly OfferedAnswer[];
}

/** None if the answer has no list of its own, or more than fits into one. */
export function listedBelow(asked: SeatAtTable, offer: OfferedAnswer): Listed[] {
  const next = listedStep(asked, offer.at, offer.option, offer.way);
  if (next === null) return [];
  const open = next.at.step.options.filter(({ blocked }) => blocked === null);
  const further = unfoldedAll(
    asked,
    open.map((each) => offerOf(next.at, each, next.way)),
  );
  const items = further.filter((each) => each.option.blocked === null);
  return items.length <= LIMITS.options ? [{ offer, items }] : [];
}

export function offersAt(asked: SeatAtTable, at: AtOptions, way: Walk): readonly OfferedAnswer[] {
  const arranged = questionsIn(asked).arranged?.(at) ?? at.step.options;
  const offers = arranged.filter((option) => isShown(asked, at, option)).map((option) => offerOf(at, option, way));
  return unfoldedAll(asked, offers);
}
