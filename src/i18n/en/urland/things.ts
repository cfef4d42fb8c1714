import type { Area, Land } from '#games/urland/board.ts';
import type { Gene } from '#games/urland/genes.ts';
import type { Role } from '#games/urland/roles.ts';
import { listsOf, ordinalsOf } from '../../plural.ts';
import type { Counted, Named } from '../values.ts';
import { plural } from './counts.ts';
import { GENES, geneName } from './genes.ts';
import { OCEANS, The, the } from './places.ts';

const ordinal = ordinalsOf<'one' | 'two' | 'few' | 'other'>('en');
const list = listsOf('en');

export const ROLES: Readonly<Record<Role, string>> = { environment: 'Environment', dummy: 'Dummy', ichto: 'Ichto' };

const roleName = (role: Role | null): string => (role === null ? '' : ROLES[role]);
const geneList = (genes: readonly Gene[]): string => genes.map((gene) => `, ${geneName(gene)}`).join('');

/** The names of things, in words and in pictures. */
export const things = {
  oceans: OCEANS,
  /** “Panthalassa”, “land 7”. */
  area: ({ area }: { area: Area }) => the(area),
  /** The same at the beginning of a label or a line. */
  areaTitle: ({ area }: { area: Area }) => The(area),
  colours: {
    red: { name: 'Red', letter: 'R' },
    blue: { name: 'Blue', letter: 'B' },
    green: { name: 'Green', letter: 'G' },
    yellow: { name: 'Yellow', letter: 'Y' },
    purple: { name: 'Purple', letter: 'P' },
  },
  roles: ROLES,
  genes: GENES,
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
    rank: ({ rank }: { rank: number }) => ordinal(rank, { one: '#st', two: '#nd', few: '#rd', other: '#th' }),
    headline: {
      setup: 'The world takes shape',
      draw: ({ name }: Named) => `${name} draws a chip`,
      choose: ({ name }: Named) => `${name} picks a land to score`,
      actions: ({ name, count }: Named & Counted) =>
        `${name}: ${plural(count, { one: '# action left', other: '# actions left' })}`,
      extra: ({ name }: Named) => `${name}: an extra turn?`,
      panic: ({ name }: Named) => `Panic! ${name} says where they flee`,
      flee: ({ name }: Named) => `Panic! ${name} heard it coming`,
      dive: ({ name }: Named) => `Eruption! ${name} heard it coming`,
      epoch: 'The epoch ends in fire',
      bid: ({ count }: Counted) =>
        plural(count, { one: 'Mutation: # bid to come', other: 'Mutation: up to # bids to come' }),
      buy: ({ name }: Named) => `Mutation: ${name} chooses a gene`,
      over: ({ name }: Named) => `${name} wins`,
    },
    moments: { panic: 'Panic!', epoch: 'The epoch ends in fire', auction: 'The bids are on the table' },
  },
  alt: {
    turn: ({ headline, epoch }: { headline: string; epoch: number }) =>
      `${headline}${/[!?]$/.test(headline) ? '' : '.'} Epoch ${epoch}.`,
    key: 'Letters are colours, numbers are Ichtos.',
    legend: ({ players }: { players: readonly { readonly letter: string; readonly name: string }[] }) =>
      `${players.map(({ letter, name }) => `${letter} ${name}`).join(', ')}; numbers are Ichtos.`,
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
      `${letter} ${name}, ${roleName(role)}: space ${place}, reserve ${reserve}, extra turns ${extra}${geneList(genes)}.`,
    shortPlayer: ({ letter, name, role, place, reserve, extra, genes }: AltPlayer) =>
      `${letter} ${name} ${roleName(role)} at ${place}, ${reserve}+${extra}${geneList(genes)}.`,
    onOffer: ({ genes }: { genes: readonly Gene[] }) => `Genes on offer: ${genes.map(geneName).join(', ')}.`,
    shownBid: ({ letter, name, count, isOut }: Named & Counted & { letter: string; isOut: boolean }) =>
      `${letter} ${name} bid ${count}${isOut ? ' and can’t pay' : ''}.`,
    hand: ({ chips }: { chips: readonly number[] }) =>
      chips.length === 0
        ? 'You hold no chips.'
        : `You hold the ${plural(chips.length, { one: 'chip', other: 'chips' })} ${list(chips)}.`,
    picked: ({ chip }: { chip: number }) => `You picked ${chip} to be scored.`,
    gene: ({ name, effect }: Named & { effect: string }) => `${name}: ${effect}.`,
    noGenes: 'No genes.',
    menu: ({ targets }: { targets: string }) => `You can choose: ${targets}.`,
    target: ({ letter, place }: { letter: string; place: string }) => `${letter} ${place}`,
    regionOf: ({ region, land }: { region: number; land: Land }) => `region ${region} of ${the(land)}`,
  },
};

interface AltPlayer {
  letter: string;
  name: string;
  role: Role | null;
  place: number;
  reserve: number;
  extra: number;
  genes: readonly Gene[];
}
