import type { Space } from '#games/ursuppe/board.ts';
import { type AmoebaNumber, EXCRETED } from '#games/ursuppe/box.ts';
import type { Card } from '#games/ursuppe/cards.ts';
import { environmentOf } from '#games/ursuppe/cards.ts';
import type { Going } from '#games/ursuppe/events.ts';
import type { Gene } from '#games/ursuppe/genes.ts';
import type { Named } from '../values.ts';
import { bp, list, plural, points } from './counts.ts';
import { geneName } from './genes.ts';
import { drift, type Food, food, type OfAmoeba, type OnSpace, upper, whose } from './soup.ts';

interface Way {
  from: Space;
  to: Space;
}

const WENT: Readonly<Record<Going, string>> = { drift: 'drifts', move: 'moves', flight: 'flees' };
const STAYED: Readonly<Record<Going, string>> = {
  drift: 'can’t drift on and stays',
  move: 'gets nowhere and stays',
  flight: 'finds no way out and is still',
};

const left = (cubes: Food): string => (cubes.length === 0 ? '' : ` ${upper(food(cubes))} come into the space.`);

/** One sentence for each event. */
export const events = {
  turnedUp: ({ card }: { card: Card }) => `New card: ${drift(card)}, ozone ${environmentOf(card).ozone}.`,
  ordered: ({ names }: { names: readonly string[] }) => `The markers are placed in this order: ${list(names)}.`,
  markerPlaced: ({ name, space }: Named & { space: number }) => `${name} starts on ${space} of the track.`,
  placed: ({ name, amoeba, space, damage }: OfAmoeba & OnSpace & { damage: number }) =>
    `${name} puts amoeba ${amoeba} on space ${space}${damage === 0 ? '' : `, with ${damage} damage`}.`,
  roundBegan: ({ round, card }: { round: number; card: Card }) => `Round ${round} begins: ${drift(card)}.`,
  turnBegan: ({ name }: Named) => `${name} moves and feeds.`,
  setOut: ({ name, amoeba, price }: OfAmoeba & { price: number }) =>
    price === 0 ? `${whose({ name, amoeba })} sets out.` : `${name} pays ${bp(price)} to move amoeba ${amoeba}.`,
  rolled: ({ dice, ...of }: OfAmoeba & { dice: readonly number[] }) => `${whose(of)} throws ${list(dice)}.`,
  went: ({ going, from, to, take, ...of }: OfAmoeba & Way & { going: Going; take: Food }) =>
    `${whose(of)} ${WENT[going]} from space ${from} to ${to}${take.length === 0 ? '' : ` with ${food(take)}`}.`,
  stayed: ({ going, space, ...of }: OfAmoeba & OnSpace & { going: Going }) =>
    `${whose(of)} ${STAYED[going]} on space ${space}.`,
  heldOn: ({ space, ...of }: OfAmoeba & OnSpace) => `${whose(of)} holds on to space ${space}.`,
  clung: ({ name, amoebas, from, to }: Named & Way & { amoebas: readonly AmoebaNumber[] }) =>
    plural(amoebas.length, {
      one: `${name}’s amoeba ${list(amoebas)} clings and goes along from space ${from} to ${to}.`,
      other: `${name}’s amoebas ${list(amoebas)} cling and go along from space ${from} to ${to}.`,
    }),
  wentAgain: (of: OfAmoeba) => `${whose(of)} takes a second step.`,
  ate: ({
    space,
    cubes,
    payer,
    excreted,
    ...of
  }: OfAmoeba & OnSpace & { cubes: Food; payer: string | null; excreted: number }) =>
    [
      `${whose(of)} eats ${food(cubes)} on space ${space}.`,
      ...(payer === null ? [] : [`${payer} pays ${bp(1)} for it.`]),
      ...(excreted === EXCRETED ? [] : [`Only ${excreted} of its own colour came back.`]),
    ].join(' '),
  /** In a story, where it does not matter what. */
  meals: ({ name, meals }: Named & { meals: readonly (OnSpace & { amoeba: AmoebaNumber })[] }) => {
    const each = meals.map(({ amoeba, space }) => `${amoeba} on space ${space}`);
    return `${name} feeds ${plural(meals.length, { one: 'amoeba', other: 'amoebas' })} ${list(each)}.`;
  },
  purchases: ({ name, purchases }: Named & { purchases: readonly { readonly gene: Gene; readonly price: number }[] }) =>
    `${name} buys ${list(purchases.map(({ gene }) => geneName(gene)))} for ${bp(purchases.reduce((sum, { price }) => sum + price, 0))}.`,
  starved: ({ space, damage, ...of }: OfAmoeba & OnSpace & { damage: number }) =>
    `${whose(of)} starves on space ${space}: ${damage} damage.`,
  attacked: ({
    name,
    amoeba,
    prey,
    space,
    attempt,
  }: Named & OnSpace & { amoeba: AmoebaNumber | null; prey: OfAmoeba; attempt: number }) =>
    `${amoeba === null ? name : whose({ name, amoeba })} attacks ${whose(prey)} on space ${space}${attempt === 1 ? '' : ' once more'}.`,
  fought: (of: OfAmoeba) => `${whose(of)} fights back.`,
  fightThrown: ({ attacker, defender, ...of }: OfAmoeba & { attacker: number; defender: number }) =>
    `The attacker throws ${attacker}, ${whose(of)} throws ${defender}.`,
  fled: ({ price, ...of }: OfAmoeba & { price: number }) =>
    `${whose(of)} takes to flight${price === 0 ? '' : ` for ${bp(price)}`}.`,
  attackFailed: (of: OfAmoeba) => `The attack on ${whose(of)} fails.`,
  eaten: ({ by, space, cubes, ...of }: OfAmoeba & OnSpace & { by: string; cubes: Food }) =>
    `${whose(of)} is eaten by ${by} on space ${space}.${left(cubes)}`,
  wounded: ({ space, damage, ...of }: OfAmoeba & OnSpace & { damage: number }) =>
    `${whose(of)} on space ${space} is wounded through its armour: ${damage} damage.`,
  died: ({ space, cubes, ...of }: OfAmoeba & OnSpace & { cubes: Food }) =>
    `${whose(of)} dies on space ${space}.${left(cubes)}`,
  defect: ({ name, excess }: Named & { excess: number }) =>
    `${name}’s genes have ${points(excess)} more than the ozone allows.`,
  gave: ({ name, genes, paid }: Named & { genes: readonly Gene[]; paid: number }) => {
    if (genes.length === 0) return `${name} pays ${bp(paid)} and keeps every gene.`;
    const lost = `${name} loses ${list(genes.map(geneName))}`;
    return paid === 0 ? `${lost}.` : `${lost} and pays ${bp(paid)}.`;
  },
  bought: ({ name, gene, gives, price }: Named & { gene: Gene; gives: Gene | null; price: number }) =>
    `${name} buys ${geneName(gene)} for ${bp(price)}${gives === null ? '' : ` and gives ${geneName(gives)} back`}.`,
  income: ({ bp: count }: { bp: number }) => `Everybody gets ${bp(count)}.`,
  divided: ({ name, amoeba, space, price }: OfAmoeba & OnSpace & { price: number }) =>
    `${name} brings amoeba ${amoeba} to life on space ${space}, ${price === 0 ? 'for nothing' : `for ${bp(price)}`}.`,
  scored: ({ name, amoebas, genes, from, to }: Named & { amoebas: number; genes: number; from: number; to: number }) =>
    from === to
      ? `${name} scores nothing and stays on ${from}.`
      : `${name} goes from ${from} to ${to}: ${amoebas} for amoebas, ${genes} for genes.`,
  won: ({ name }: Named) => `${name} wins!`,
};
