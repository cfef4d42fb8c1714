/** What a card promises to whoever plays it, in victory points, its price not counted. */
import type { Card, Effects, PaidEffect } from '#games/ants/content/cards.ts';
import type { Cost, StandingRule } from '#games/ants/content/content-file.ts';
import { operationsWorth, usually } from './operation-worth.ts';
import type { Outlook } from './outlook.ts';
import { CARDS, GAINS, OPERATIONS } from './weights.ts';

function costWorth(cost: Cost): number {
  if ('food' in cost) return cost.food * GAINS.food;
  if ('leaf' in cost) return cost.leaf * GAINS.leaf;
  return 'cards' in cost ? cost.cards[0] * OPERATIONS.draw : cost.n * CARDS.aphid;
}

const paidWorth = ({ pay, do: operations }: PaidEffect, outlook: Outlook): number =>
  Math.max(0, operationsWorth(operations, outlook) - costWorth(pay));

function ruleWorth(rule: StandingRule, { turns }: Outlook): number {
  switch (rule.rule) {
    case 'discount':
      return CARDS.discount * turns;
    case 'bigger':
      return CARDS.bigger * turns;
    case 'symbol':
      return rule.n * CARDS.symbolAgain;
    case 'anyTile':
      return Math.min(1, turns / 8) * CARDS.anyTile;
    case 'spend':
      return 0;
  }
}

function lasting({ incubation, paid, triggers, rules }: Effects, outlook: Outlook): number {
  let worth = outlook.incubations * operationsWorth(incubation, outlook);
  if (paid) worth += CARDS.paid * outlook.incubations * paidWorth(paid, outlook);
  for (const trigger of triggers) worth += CARDS.trigger * outlook.turns * operationsWorth(trigger.do, outlook);
  for (const rule of rules) worth += ruleWorth(rule, outlook);
  return worth;
}

/** Effects that lie before a player: what they bring from now on. */
export function lastingWorth(effects: Effects, outlook: Outlook): number {
  const known = outlook.lasting.get(effects);
  if (known !== undefined) return known;
  const worth = lasting(effects, outlook);
  outlook.lasting.set(effects, worth);
  return worth;
}

const endWorth = ({ ends }: Effects): number =>
  ends.reduce((sum, { vp, counter, each }) => sum + vp * usually(counter, each), 0);

function promised(card: Card, outlook: Outlook): number {
  const symbols = card.symbols.length * CARDS.symbol * outlook.time;
  const free = card.free ? paidWorth(card.free, outlook) : 0;
  const deed = card.type === 'achievement' ? CARDS.deed * outlook.time : 0;
  const instant = operationsWorth(card.instant, outlook);
  return card.vp + deed + symbols + free + instant + lastingWorth(card, outlook) + endWorth(card);
}

export function promiseIn(card: Card, outlook: Outlook): number {
  const known = outlook.promises.get(card);
  if (known !== undefined) return known;
  const worth = promised(card, outlook);
  outlook.promises.set(card, worth);
  return worth;
}
