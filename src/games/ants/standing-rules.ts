/** `rule` effects: they hold for good, and several add up. */
import type { PlayedCard } from './cards-in-play.ts';
import { contentOf, laidBefore } from './content/content.ts';
import type { CardType, StandingRule } from './content/content-file.ts';
import type { Player, Position } from './state.ts';

type RuleOf<R extends StandingRule['rule']> = Extract<StandingRule, { rule: R }>;

interface Standing<R extends StandingRule['rule']> {
  readonly rule: RuleOf<R>;
  /** The card that it stands on; null for an ability. */
  readonly card: PlayedCard | null;
}

export function rulesOf<R extends StandingRule['rule']>(position: Position, player: Player, name: R): Standing<R>[] {
  const found: Standing<R>[] = [];
  for (const { card, played } of laidBefore(position, player).ruling) {
    for (const rule of card.rules) if (rule.rule === name) found.push({ rule: rule as RuleOf<R>, card: played });
  }
  for (const { space } of player.abilities) {
    const rules = contentOf(position).abilities.get(space)?.rules ?? [];
    for (const rule of rules) if (rule.rule === name) found.push({ rule: rule as RuleOf<R>, card: null });
  }
  return found;
}

export const discountOn = (position: Position, player: Player, type: CardType): number =>
  rulesOf(position, player, 'discount').reduce((sum, { rule }) => (rule.type === type ? sum + rule.leaf : sum), 0);

/** What every room tile counts more when a Room card is played. */
export const biggerBy = (position: Position, player: Player): number =>
  rulesOf(position, player, 'bigger').reduce((sum, { rule }) => sum + rule.by, 0);

export const mayTurnAnyTile = (position: Position, player: Player): boolean =>
  rulesOf(position, player, 'anyTile').length > 0;
