/** Cards as the rules use them: each copy by its own id, its effects sorted by kind. */
import type { ContentFile } from './content-design.ts';
import type { CardDesign, Cost, Effect, EndEffect, Operation, StandingRule } from './content-file.ts';

/** A base card's id ends in the letter of its copy. */
export type CardId = string;

/** The deck that a card belongs to: each has backs of its own. */
export type Back = 'base' | 'opening' | 'queensRoom';

export interface PaidEffect {
  readonly pay: Cost;
  readonly do: readonly Operation[];
}

export interface Effects {
  readonly instant: readonly Operation[];
  readonly incubation: readonly Operation[];
  /** Optional, once an incubation. */
  readonly paid: PaidEffect | null;
  /** A free action. */
  readonly free: PaidEffect | null;
  readonly triggers: readonly { readonly on: string; readonly do: readonly Operation[] }[];
  readonly rules: readonly StandingRule[];
  readonly ends: readonly EndEffect[];
}

export interface Card extends Omit<CardDesign, 'effects'>, Effects {
  readonly back: Back;
}

const ofKind = <K extends Effect['kind']>(effects: readonly Effect[], kind: K): Extract<Effect, { kind: K }>[] =>
  effects.filter((effect): effect is Extract<Effect, { kind: K }> => effect.kind === kind);

export function sortEffects(effects: readonly Effect[]): Effects {
  const incubation = ofKind(effects, 'incubation');
  const [paid] = incubation.flatMap(({ pay, do: operations }) => (pay ? [{ pay, do: operations }] : []));
  return {
    instant: ofKind(effects, 'instant').flatMap((effect) => effect.do),
    incubation: incubation.filter(({ pay }) => pay === undefined).flatMap((effect) => effect.do),
    paid: paid ?? null,
    free: ofKind(effects, 'free')[0] ?? null,
    triggers: ofKind(effects, 'trigger'),
    rules: ofKind(effects, 'rule'),
    ends: ofKind(effects, 'end'),
  };
}

/** Field by field, so that all cards have one form: the search reads them again and again. */
function cardOf(design: CardDesign, back: Back, copy: string): [CardId, Card] {
  const { name, type, size, leaf, needs, symbols, vp } = design;
  const { instant, incubation, paid, free, triggers, rules, ends } = sortEffects(design.effects);
  const id = `${design.id}${copy}`;
  return [
    id,
    { id, back, name, type, size, leaf, needs, symbols, vp, instant, incubation, paid, free, triggers, rules, ends },
  ];
}

export const cardsIn = (file: ContentFile): ReadonlyMap<CardId, Card> =>
  new Map([
    ...file.baseCards.flatMap((design) => file.baseCopies.map((copy) => cardOf(design, 'base', copy))),
    ...file.openings.map((design) => cardOf(design, 'opening', '')),
    ...file.queensRooms.map((design) => cardOf(design, 'queensRoom', '')),
  ]);
