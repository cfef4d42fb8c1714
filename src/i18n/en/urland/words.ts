import { listsOf, ordinalsOf, pluralsOf } from '../../plural.ts';
import type { Counted, Named } from '../values.ts';

const plural = pluralsOf<'one' | 'other'>('en');
const ordinal = ordinalsOf<'one' | 'two' | 'few' | 'other'>('en');
const list = listsOf('en');

export const urland = {
  oceans: { A: 'Panthalassa', B: 'Paleo-Tethys', C: 'Austral', D: 'Ural', E: 'Rheic' },
  colours: {
    red: { name: 'Red', letter: 'R' },
    blue: { name: 'Blue', letter: 'B' },
    green: { name: 'Green', letter: 'G' },
    yellow: { name: 'Yellow', letter: 'Y' },
    purple: { name: 'Purple', letter: 'P' },
  },
  where: {
    onLand: ({ land }: { land: string }) => `on ${land}`,
    inOcean: ({ ocean }: { ocean: string }) => `in ${ocean}`,
  },
  roles: { environment: 'Environment', dummy: 'Dummy', ichto: 'Ichto' },
  genes: {
    assimilation: { name: 'Assimilation', effect: '2 actions: swap two rival Ichtos where you are for one of yours' },
    legs: { name: 'Legs', effect: 'Land with two, or walk one across an open strait' },
    care: { name: 'Care of Young', effect: 'You breed from 2, and get more: 1, 2 or 3 young' },
    egg: { name: 'Egg', effect: 'One new Ichto on a land of yours; 2 actions where you have just one' },
    wings: { name: 'Wings', effect: 'Fly one or two from a land to any area' },
    muscles: { name: 'Muscles', effect: 'Half an Ichto stronger when a land is scored' },
    ears: { name: 'Ears', effect: 'You choose how many of yours flee; lava and teeth on land spare them' },
    stink: { name: 'Stink Gland', effect: 'Drive all of one rival from your land into the sea' },
    turbo: { name: 'Turbo', effect: 'Land with two, or swim to any ocean' },
    warm: { name: 'Warm Blood', effect: 'One more action every turn as Ichto player' },
    teeth: { name: 'Teeth', effect: 'Bite one rival Ichto off the map where you are' },
  },
  picture: {
    epoch: ({ number }: { number: number }) => `Epoch ${number}`,
    onOffer: 'Genes on offer',
    auction: 'Gene auction',
    bid: ({ count }: Counted) => `Bid ${count}`,
    hand: 'Your chips',
    handed: 'Chips handed to you',
    picked: 'Picked',
    noChips: 'You hold no chips',
    automatic: 'always on',
    noGenes: 'No genes yet',
    rank: ({ rank }: { rank: number }) =>
      ordinal(rank, { one: '#st place', two: '#nd place', few: '#rd place', other: '#th place' }),
    headline: {
      setup: 'The world takes shape',
      draw: ({ name }: Named) => `${name} draws a chip`,
      choose: ({ name }: Named) => `${name} picks a land to score`,
      actions: ({ name, count }: Named & Counted) =>
        `${name}: ${plural(count, { one: '# action left', other: '# actions left' })}`,
      extra: ({ name }: Named) => `${name}: an extra turn?`,
      panic: ({ name }: Named) => `Panic! ${name} says where they flee`,
      flee: ({ name }: Named) => `Panic! ${name} pricks up their ears`,
      dive: ({ name }: Named) => `Eruption! ${name} heard it coming`,
      epoch: 'The epoch ends in fire',
      bid: ({ count }: Counted) => plural(count, { one: 'Mutation: # bid to come', other: 'Mutation: # bids to come' }),
      buy: ({ name }: Named) => `Mutation: ${name} chooses a gene`,
      over: ({ name }: Named) => `${name} wins`,
    },
    moments: { panic: 'Panic!', epoch: 'The epoch ends in fire', auction: 'The bids are on the table' },
  },
  alt: {
    turn: ({ headline, epoch }: { headline: string; epoch: number }) =>
      `${headline}${/[!?]$/.test(headline) ? '' : '.'} Epoch ${epoch}.`,
    key: 'Letters are colours, numbers are Ichtos.',
    oceans: ({ places }: { places: string }) => `Oceans: ${places}.`,
    lands: ({ places }: { places: string }) => `Lands: ${places}.`,
    noneThere: 'empty',
    joined: ({ lands }: { lands: string }) => `Joined: ${lands}.`,
    scored: ({ lands }: { lands: readonly number[] }) => `Scored this epoch: ${list(lands)}.`,
    noneScored: 'Nothing scored this epoch.',
    coming: ({ lands }: { lands: readonly number[] }) => `Can still come: ${list(lands)}.`,
    pile: ({ count, panic }: Counted & { panic: boolean }) =>
      `${plural(count, { one: '# chip', other: '# chips' })} to draw${panic ? ', Panic among them' : ''}.`,
    player: ({ letter, name, role, place, reserve, extra, genes }: AltPlayer) =>
      `${letter} ${name}, ${role}: space ${place}, reserve ${reserve}, extra turns ${extra}${genes ? `, ${genes}` : ''}.`,
    shortPlayer: ({ letter, name, role, place, reserve, extra, genes }: AltPlayer) =>
      `${letter} ${name} ${role} at ${place}, ${reserve}+${extra}${genes ? `, ${genes}` : ''}.`,
    onOffer: ({ genes }: { genes: readonly string[] }) => `Genes on offer: ${genes.join(', ')}.`,
    hand: ({ chips }: { chips: readonly number[] }) =>
      chips.length === 0
        ? 'You hold no chips.'
        : `You hold the ${plural(chips.length, { one: 'chip', other: 'chips' })} ${list(chips)}.`,
    picked: ({ chip }: { chip: number }) => `You picked ${chip} to be scored.`,
    gene: ({ name, effect }: Named & { effect: string }) => `${name}: ${effect}.`,
    noGenes: 'No genes.',
    menu: ({ targets }: { targets: string }) => `You can choose: ${targets}.`,
    target: ({ letter, place }: { letter: string; place: string }) => `${letter} ${place}`,
    land: ({ number }: { number: number }) => `land ${number}`,
    regionOf: ({ number, land }: { number: number; land: string }) => `region ${number} of ${land}`,
  },
};

interface AltPlayer {
  letter: string;
  name: string;
  role: string;
  place: number;
  reserve: number;
  extra: number;
  genes: string;
}
