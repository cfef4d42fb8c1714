import type { Outcome, Space } from '#games/ursuppe/board.ts';
import type { AmoebaNumber } from '#games/ursuppe/box.ts';
import type { Gene } from '#games/ursuppe/genes.ts';
import type { MoveKind } from '#games/ursuppe/moves.ts';
import type { Meals } from '#games/ursuppe/outlook/drifting.ts';
import type { Counted, Named } from '../values.ts';
import { amoebas, bp, cubes, list, plural, points } from './counts.ts';
import { GENES, geneName } from './genes.ts';
import { COLOURS, type Food, food, type OfAmoeba, type OnSpace, shortFood, upper, WAYS, whose } from './soup.ts';

interface OneAmoeba {
  amoeba: AmoebaNumber;
}

interface Taking {
  take: Food;
}

const FOUND: Readonly<Record<Meals, string>> = {
  basic: 'and a meal',
  genes: 'and a meal by a gene',
  none: 'and no meal',
};

const withLoad = ({ take }: Taking): string => (take.length === 0 ? '' : ` with ${food(take)}`);

const toWhere = (way: Outcome | 'dice'): string => {
  if (way === 'dice') return ' by the dice';
  return way === 'stay' ? ' nowhere: it stays' : ` ${WAYS[way]}`;
};

const ACTIONS = {
  start: 'Start',
  place: 'New amoeba',
  drift: 'Drift',
  move: 'Move',
  stay: 'Hold on and stay',
  go: 'Go',
  cling: 'Cling',
  again: 'Go on',
  rest: 'Rest',
  eat: 'Eat',
  struggle: 'Attack',
  starve: 'Starve',
  fight: 'Fight',
  flee: 'Flee',
  yield: 'Yield',
  give: 'Give back',
  buy: 'Buy a gene',
  done: 'Done',
  aggress: 'Attack',
  pass: 'Leave them alone',
} satisfies Record<MoveKind, string>;

/** A player's choices, asked and answered in the second person. */
export const play = {
  titles: {
    start: 'Choose your start space',
    place: 'Place an amoeba',
    move: ({ amoeba }: OneAmoeba) => `Amoeba ${amoeba} moves`,
    go: ({ amoeba }: OneAmoeba) => `Where does amoeba ${amoeba} go?`,
    cling: 'Cling?',
    again: ({ amoeba }: OneAmoeba) => `A second step for amoeba ${amoeba}?`,
    feed: ({ amoeba }: OneAmoeba) => `Amoeba ${amoeba} feeds`,
    react: ({ amoeba }: OneAmoeba) => `Your amoeba ${amoeba} is attacked!`,
    defect: 'A gene defect',
    genes: 'New genes',
    divide: 'Cell division',
    aggression: 'Aggression',
    waiting: 'Your seat',
  },
  situation: {
    start:
      'Further ahead is a head start on the track, but Phase 1 begins with the last, and the leader is first to buy.',
    place: 'You choose its number, too: low numbers move and feed first.',
    amoeba: ({ space, damage, bp: has }: OnSpace & { damage: number; bp: number }) =>
      `On space **${space}**${damage === 0 ? '' : `, ${damage} damage`}. You have **${bp(has)}**.`,
    drift: ({ to, isStaying, food: there, meals }: { to: Space; isStaying: boolean; food: Food; meals: Meals }) =>
      `${isStaying ? `The current leaves it on space ${to}` : `The current takes it to space ${to}`}: ${there.length === 0 ? 'no food' : shortFood(there)}, ${FOUND[meals]}.`,
    dice: ({ dice }: { dice: readonly number[] }) => `You threw **${list(dice)}**.`,
    here: ({ food: there }: { food: Food }) => `Here lie ${there.length === 0 ? 'no cubes' : food(there)}.`,
    cling: ({ name, amoeba, from, to, take }: OfAmoeba & Taking & { from: Space; to: Space }) =>
      `${whose({ name, amoeba })} leaves space ${from} for space ${to}${withLoad({ take })}. Yours there may go along.`,
    attacked: ({ attacker, space, bp: has }: { attacker: string; bp: number } & OnSpace) =>
      `${attacker} attacks it on space ${space}. You have **${bp(has)}**.`,
    defect: ({ excess, bp: has }: { excess: number; bp: number }) =>
      `Your genes have **${points(excess)}** too many for the ozone. Give back genes, and pay the rest: you have **${bp(has)}**.`,
    genes: ({ bp: has, mutationPoints }: { bp: number; mutationPoints: number }) =>
      `You have **${bp(has)}**, and your genes have ${points(mutationPoints)}.`,
    divide: ({ bp: has, count, price }: { bp: number; count: number; price: number }) =>
      `You have **${bp(has)}** and ${amoebas(count)} in the soup. A new one costs ${price === 0 ? 'nothing' : bp(price)}.`,
    aggression: ({ bp: has, isSecond }: { bp: number; isSecond: boolean }) =>
      isSecond ? 'The attack failed. You may try once more for nothing.' : `An attack costs ${bp(1)}; you have ${has}.`,
  },
  questions: {
    start: 'Where does your marker start?',
    'place.amoeba': 'Which number?',
    'place.space': ({ amoeba }: OneAmoeba) => `On which space do you put amoeba ${amoeba}?`,
    move: 'Drift or move?',
    way: 'Which way?',
    take: 'Which cubes does it take along?',
    cling: 'Which of yours cling to it?',
    again: 'Go on, or rest?',
    feed: 'What does it do?',
    'eat.meal': 'Which meal?',
    'eat.payer': 'Who pays for it?',
    owner: 'Whose amoeba does it attack?',
    prey: ({ name }: Named) => `Which of ${name}’s?`,
    react: 'What will you do?',
    defect: 'Which genes do you give back?',
    genes: 'What will you buy?',
    'buy.gene': 'Which gene?',
    'buy.gives': ({ gene }: { gene: Gene }) => `Which gene do you give back for ${geneName(gene)}?`,
    divide: 'Bring a new amoeba to life?',
    aggression: 'Attack somebody?',
  },
  actions: ACTIONS,
  /** On buttons, where there is more to say. */
  label: {
    drift: ({ to, isStaying }: { to: Space; isStaying: boolean }) =>
      isStaying ? `Drift: it stays on ${to}` : `Drift to ${to}`,
    price: ({ action, price }: { action: MoveKind; price: number }) =>
      `${ACTIONS[action]} (${price === 0 ? 'free' : bp(price)})`,
  },
  option: {
    start: ({ space }: { space: number }) => `Start on ${space}`,
    amoeba: ({ amoeba }: OneAmoeba) => `Amoeba ${amoeba}`,
    newAmoeba: ({ amoeba }: OneAmoeba) => `New amoeba ${amoeba}`,
    space: ({ space }: OnSpace) => `Space ${space}`,
    foodOn: ({ space, food: there }: OnSpace & { food: Food }) =>
      `Space ${space}: ${there.length === 0 ? 'no food' : shortFood(there)}`,
    way: ({ way }: { way: Outcome | 'dice' }) => {
      if (way === 'dice') return 'Throw the dice';
      return way === 'stay' ? 'Stay' : upper(WAYS[way]);
    },
    wayTo: ({ way, to }: { way: Outcome; to: Space }) => `${upper(WAYS[way])}, to ${to}`,
    meal: ({ food: eaten }: { food: Food }) => upper(food(eaten)),
    eat: ({ food: eaten }: { food: Food }) => `Eat ${shortFood(eaten)}`,
    nobody: 'Nobody',
    prey: ({ amoeba, damage }: OneAmoeba & { damage: number }) =>
      `Amoeba ${amoeba}${damage === 0 ? '' : ` (${damage} damage)`}`,
    nothing: 'Nothing',
    gene: ({ gene, price }: { gene: Gene; price: number }) => `${geneName(gene)} (${bp(price)})`,
    geneAbout: ({
      gene,
      price,
      mutationPoints,
      left,
    }: {
      gene: Gene;
      price: number;
      mutationPoints: number;
      left: number;
    }) => `${bp(price)}, ${points(mutationPoints)}, ${left} left: ${GENES[gene].effect}`,
    geneGiven: ({ value }: { value: number }) => `Counts ${value} against the defect`,
    cubes: ({ colour }: { colour: keyof typeof COLOURS }) => upper(COLOURS[colour].cube),
    confirmTake: ({ count }: Counted) => (count === 0 ? 'Take nothing' : `Take ${cubes(count)}`),
    confirmCling: ({ count }: Counted) =>
      count === 0 ? 'Cling with none' : plural(count, { one: 'Cling with 1', other: 'Cling with #' }),
    confirmGive: ({ count }: Counted) =>
      count === 0 ? 'Keep all and pay' : plural(count, { one: 'Give # gene', other: 'Give # genes' }),
  },
  /** Orders that answer this question and others like it: on a button, and said when given. */
  shortcuts: {
    drift: { label: 'Drift with all that are left', told: 'All your amoebas that are left drift.' },
    eat: {
      label: 'Eat by itself from now on',
      told: 'Your amoebas eat by themselves from now on. More takes it back.',
    },
    rest: { label: 'Always rest', told: 'Your amoebas rest after their first step. More takes it back.' },
    'never-cling': { label: 'Never cling', told: 'You never cling. More takes it back.' },
    peace: { label: 'Peace for good', told: 'You keep the peace. More takes it back.' },
    shopping: {
      label: 'Buy all of these, then done…',
      told: ({ genes }: { genes: readonly Gene[] }) => `You went shopping for ${list(genes.map(geneName))}.`,
    },
    colony: {
      label: 'New amoebas on all of these, then done…',
      told: ({ spaces }: { spaces: readonly Space[] }) =>
        plural(spaces.length, {
          one: `You sent a new amoeba to space ${list(spaces)}.`,
          other: `You sent new amoebas to the spaces ${list(spaces)}.`,
        }),
    },
  },
  /** Done, and told to the one who did it. */
  made: {
    start: ({ space }: { space: number }) => `Your marker starts on ${space}.`,
    place: ({ amoeba, space }: OneAmoeba & OnSpace) => `You put amoeba ${amoeba} on space ${space}.`,
    drift: ({ amoeba, take }: OneAmoeba & Taking) => `You let amoeba ${amoeba} drift${withLoad({ take })}.`,
    move: ({ amoeba, way, take }: OneAmoeba & Taking & { way: Outcome | 'dice' }) =>
      `You moved amoeba ${amoeba}${toWhere(way)}${withLoad({ take })}.`,
    stay: ({ amoeba }: OneAmoeba) => `Amoeba ${amoeba} held on.`,
    go: ({ amoeba, way, take }: OneAmoeba & Taking & { way: Outcome }) =>
      `Amoeba ${amoeba} went${toWhere(way)}${withLoad({ take })}.`,
    cling: ({ amoebas: clinging }: { amoebas: readonly AmoebaNumber[] }) =>
      clinging.length === 0 ? 'You let it go.' : `You clung with ${list(clinging)}.`,
    again: ({ amoeba, way, take }: OneAmoeba & Taking & { way: Outcome | 'dice' }) =>
      `Amoeba ${amoeba} went on${toWhere(way)}${withLoad({ take })}.`,
    rest: ({ amoeba }: OneAmoeba) => `Amoeba ${amoeba} rested.`,
    eat: ({ amoeba, food: eaten }: OneAmoeba & { food: Food }) => `Amoeba ${amoeba} ate ${food(eaten)}.`,
    struggle: ({ amoeba, prey }: OneAmoeba & { prey: OfAmoeba }) => `Amoeba ${amoeba} attacked ${whose(prey)}.`,
    starve: ({ amoeba }: OneAmoeba) => `You let amoeba ${amoeba} starve.`,
    fight: ({ amoeba }: OneAmoeba) => `Amoeba ${amoeba} fought back.`,
    flee: ({ amoeba, way, take }: OneAmoeba & Taking & { way: Outcome | 'dice' }) =>
      `Amoeba ${amoeba} fled${toWhere(way)}${withLoad({ take })}.`,
    yield: ({ amoeba }: OneAmoeba) => `You gave amoeba ${amoeba} up.`,
    give: ({ genes }: { genes: readonly Gene[] }) =>
      genes.length === 0 ? 'You paid and kept your genes.' : `You gave back ${list(genes.map(geneName))}.`,
    buy: ({ gene }: { gene: Gene }) => `You bought ${geneName(gene)}.`,
    done: 'You are done.',
    aggress: ({ prey }: { prey: OfAmoeba }) => `You attacked ${whose(prey)}.`,
    pass: 'You left them alone.',
  },
  /** The same as advice. */
  advised: {
    start: ({ space }: { space: number }) => `Start on ${space}.`,
    place: ({ amoeba, space }: OneAmoeba & OnSpace) => `Put amoeba ${amoeba} on space ${space}.`,
    drift: ({ amoeba, take }: OneAmoeba & Taking) => `Let amoeba ${amoeba} drift${withLoad({ take })}.`,
    move: ({ amoeba, way, take }: OneAmoeba & Taking & { way: Outcome | 'dice' }) =>
      `Move amoeba ${amoeba}${toWhere(way)}${withLoad({ take })}.`,
    stay: ({ amoeba }: OneAmoeba) => `Hold on with amoeba ${amoeba}.`,
    go: ({ amoeba, way, take }: OneAmoeba & Taking & { way: Outcome }) =>
      `Let amoeba ${amoeba} go${toWhere(way)}${withLoad({ take })}.`,
    cling: ({ amoebas: clinging }: { amoebas: readonly AmoebaNumber[] }) =>
      clinging.length === 0 ? 'Let it go.' : `Cling with ${list(clinging)}.`,
    again: ({ amoeba, way, take }: OneAmoeba & Taking & { way: Outcome | 'dice' }) =>
      `Go on with amoeba ${amoeba}${toWhere(way)}${withLoad({ take })}.`,
    rest: ({ amoeba }: OneAmoeba) => `Rest with amoeba ${amoeba}.`,
    eat: ({ food: eaten }: OneAmoeba & { food: Food }) => `Eat ${food(eaten)}.`,
    struggle: ({ prey }: OneAmoeba & { prey: OfAmoeba }) => `Attack ${whose(prey)}.`,
    starve: ({ amoeba }: OneAmoeba) => `Let amoeba ${amoeba} starve.`,
    fight: ({ amoeba }: OneAmoeba) => `Fight with amoeba ${amoeba}.`,
    flee: ({ amoeba, way, take }: OneAmoeba & Taking & { way: Outcome | 'dice' }) =>
      `Flee with amoeba ${amoeba}${toWhere(way)}${withLoad({ take })}.`,
    yield: ({ amoeba }: OneAmoeba) => `Give amoeba ${amoeba} up.`,
    give: ({ genes }: { genes: readonly Gene[] }) =>
      genes.length === 0 ? 'Pay, and keep your genes.' : `Give back ${list(genes.map(geneName))}.`,
    buy: ({ gene }: { gene: Gene }) => `Buy ${geneName(gene)}.`,
    done: 'Leave it at that.',
    aggress: ({ prey }: { prey: OfAmoeba }) => `Attack ${whose(prey)}.`,
    pass: 'Leave them alone.',
  },
};
