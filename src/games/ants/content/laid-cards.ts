/** The cards before a player, looked through once for all that is asked about them. */
import { invariant } from '#engine/invariant.ts';
import type { PlayedCard } from '../cards-in-play.ts';
import type { Card, CardId } from './cards.ts';
import type { CardType, SymbolId } from './content-file.ts';

export interface LaidCard {
  readonly played: PlayedCard;
  readonly card: Card;
}

export interface LaidCards {
  /** In the order played. */
  readonly all: readonly LaidCard[];
  readonly ofType: Readonly<Record<CardType, number>>;
  /** Printed on them. */
  readonly symbols: Readonly<Record<SymbolId, number>>;
  readonly vp: number;
  /** Those with effects at the end, with triggers, with incubation effects, with rules that hold for good. */
  readonly ending: readonly LaidCard[];
  readonly triggering: readonly LaidCard[];
  readonly incubating: readonly LaidCard[];
  readonly ruling: readonly LaidCard[];
}

function laidCard(known: ReadonlyMap<CardId, Card>, played: PlayedCard): LaidCard {
  const card = known.get(played.id);
  invariant(card !== undefined, () => `${played.id} is a card`);
  return { played, card };
}

export function lookThrough(known: ReadonlyMap<CardId, Card>, cards: readonly PlayedCard[]): LaidCards {
  const ofType = { room: 0, skill: 0, achievement: 0 };
  const symbols = { Ap: 0, Ag: 0, Fa: 0, Cm: 0, Co: 0, Bu: 0, St: 0, In: 0, Po: 0 };
  const all = cards.map((played) => laidCard(known, played));
  let vp = 0;
  for (const { card } of all) {
    vp += card.vp;
    ofType[card.type] += 1;
    for (const symbol of card.symbols) symbols[symbol] += 1;
  }
  return {
    all,
    ofType,
    symbols,
    vp,
    ending: all.filter(({ card }) => card.ends.length > 0),
    triggering: all.filter(({ card }) => card.triggers.length > 0),
    incubating: all.filter(({ card }) => card.incubation.length > 0),
    ruling: all.filter(({ card }) => card.rules.length > 0),
  };
}
