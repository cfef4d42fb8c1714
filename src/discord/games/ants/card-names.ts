/** What cards are called where several can be chosen. There may be two copies of one. */
import type { OptionId } from '#engine/menu.ts';
import { MAIN_ACTIONS } from '#games/ants/box.ts';
import { type Card, sortEffects } from '#games/ants/content/cards.ts';
import { handOf, onDisplay, rowOf } from '#games/ants/deck.ts';
import type { Refusal } from '#games/ants/refusals.ts';
import { ruleOf } from '#games/ants/rules.ts';
import { playerAt } from '#games/ants/state.ts';
import { cardPrice } from '#i18n/ants/cards.ts';
import { sayEffects } from '#i18n/ants/effects.ts';
import { type AtList, type AtOptions, wordsFor, wordsOf } from './seat-context.ts';

const plainName = (at: AtList, card: OptionId): string => wordsOf(at).names.card({ card: String(card) });

/** Copies on the display are told apart by their rows, others by their number. */
function copyName(at: AtList, name: string, card: OptionId, copies: readonly OptionId[]): string {
  const { option } = wordsOf(at).play;
  const rowOfCard = (copy: OptionId) =>
    MAIN_ACTIONS.find((action) => onDisplay(rowOf(at.view, action)).includes(String(copy)));
  const row = rowOfCard(card);
  const isAlone = row !== undefined && copies.every((copy) => copy === card || rowOfCard(copy) !== row);
  return isAlone ? option.rowCopy({ name, row }) : option.copy({ name, number: copies.indexOf(card) + 1 });
}

export function cardName(at: AtList, card: OptionId): string {
  const { option: names } = wordsOf(at).play;
  if (card === 'none') return at.step.asks === 'queen' ? names.noQueen : names.noCard;
  const name = plainName(at, card);
  const copies = at.step.options.map(({ id }) => id).filter((id) => plainName(at, id) === name);
  return copies.length > 1 ? copyName(at, name, card, copies) : name;
}

/** Of a hand that no card can be played from, every card with what is missing for it. */
export function cardsBehind({ view, seat, reader }: AtOptions, option: OptionId): { name: string; refusal: Refusal }[] {
  if (option !== 'play') return [];
  return handOf(playerAt(view, seat)).flatMap((card) => {
    const refusal = ruleOf('play').refuse(view, seat, { kind: 'play', card });
    return refusal ? [{ name: wordsFor(reader).names.card({ card }), refusal }] : [];
  });
}

/** What using the card does now. */
function useOf(at: AtList, { free, paid }: Card): string {
  const effect = free === null ? { paid } : { free };
  return sayEffects({ ...sortEffects([]), ...effect }, wordsOf(at).briefly);
}

/** What is said of the card on its button: what it does if it is used, else what it takes to play it. */
export const toldOfCard = (at: AtList, card: Card): string =>
  at.step.draft.kind === 'use' ? useOf(at, card) : cardPrice(card, wordsOf(at));
