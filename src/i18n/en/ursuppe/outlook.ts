/** What players should see at any time: who comes when, what the current brings, what the ozone threatens, what scores. */
import type { Direction, Space } from '#games/ursuppe/board.ts';
import type { AmoebaNumber } from '#games/ursuppe/box.ts';
import type { Gene } from '#games/ursuppe/genes.ts';
import type { Meals } from '#games/ursuppe/outlook/drifting.ts';
import type { Named } from '../values.ts';
import { bp, cards, list, percent, points } from './counts.ts';
import { GENES, geneName } from './genes.ts';
import { type Food, shortFood, WAYS } from './soup.ts';

const FATES: Readonly<Record<Meals, string>> = { basic: 'eats', genes: 'can eat by a gene', none: 'starves' };

const fateOf = (meals: Meals): string => FATES[meals];

const lying = (food: Food): string => (food.length === 0 ? 'no food' : shortFood(food));

interface Drifting {
  amoeba: AmoebaNumber;
  damage: number;
  from: Space;
  to: Space;
  food: Food;
  meals: Meals;
}

export const outlook = {
  title: 'How things stand',
  order: ({ names }: { names: readonly string[] }) => `Now: ${names.join(' → ')}`,
  nextOrder: ({ names }: { names: readonly string[] }) => `Next phase: ${names.join(' → ')}`,
  amoebasTitle: 'My amoebas',
  drifting: ({ amoeba, damage, from, to, food, meals }: Drifting) =>
    `${amoeba}${damage === 0 ? '' : ` (${damage} damage)`}: ${from === to ? `stays on ${from}` : `${from} → ${to}`}, ${lying(food)}: ${fateOf(meals)}`,
  hasActed: ({ amoebas: acted }: { amoebas: readonly AmoebaNumber[] }) => `-# Have acted already: ${list(acted)}`,
  noAmoebas: 'You have no amoeba in the soup.',
  cardsTitle: ({ count }: { count: number }) => `**The next card** (${cards(count)} left)`,
  noCards: '**No card is left**: this is the last round.',
  driftOdds: ({ odds }: { odds: readonly { way: Direction | null; share: number }[] }) =>
    odds.map(({ way, share }) => `${way === null ? 'calm' : WAYS[way]} ${percent(share)}`).join(', '),
  defect: ({ name, mutationPoints, share, worst }: Named & { mutationPoints: number; share: number; worst: number }) =>
    share === 0
      ? `${name}: ${points(mutationPoints)}, no defect can come`
      : `${name}: ${points(mutationPoints)}, a defect in ${percent(share)} of cases, of ${worst} at worst`,
  deathsTitle: '**Phase 5 as things stand**',
  noDeaths: 'Nobody dies.',
  dying: ({ name, amoebas: dying }: Named & { amoebas: readonly AmoebaNumber[] }) => `${name} loses ${list(dying)}`,
  scoringTitle: '**Phase 6 as things stand**',
  scoring: ({
    name,
    amoebas: forAmoebas,
    genes,
    from,
    to,
  }: Named & { amoebas: number; genes: number; from: number; to: number }) =>
    from === to ? `${name} stays on ${from}` : `${name} ${from} → ${to} (${forAmoebas} + ${genes})`,
  isLast: 'That would end the game.',
  shopTitle: 'Gene shop',
  genesTitle: 'My genes',
  shopHead: ({ bp: has }: { bp: number }) => `You have ${bp(has)}. Price, mutation points, cards left:`,
  offer: ({ gene, price, mutationPoints, left }: { gene: Gene; price: number; mutationPoints: number; left: number }) =>
    `**${geneName(gene)}** ${bp(price)}, ${points(mutationPoints)}, ${left} left: ${GENES[gene].effect}`,
  refused: ({ reason }: { reason: string }) => `not now: ${reason}`,
  boardTitle: 'The soup in words',
};
