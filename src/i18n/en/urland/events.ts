import type { Area, Land, Ocean, Region } from '#games/urland/board.ts';
import type { Gene } from '#games/urland/genes.ts';
import type { Heap } from '#games/urland/moves.ts';
import { listsOf } from '../../plural.ts';
import type { Counted, Named } from '../values.ts';
import { ichtos, plural, points } from './counts.ts';
import { geneName } from './genes.ts';
import * as places from './places.ts';
import { OCEANS, the, type Way, where } from './places.ts';
import { whose } from './victims.ts';

const list = listsOf('en');

/** Names and counts, in seat order, without zeros. */
interface Shares {
  shares: readonly (Named & Counted)[];
}

const each = ({ shares }: Shares, what: (count: number) => string): string =>
  list(shares.map(({ name, count }) => `${name} ${what(count)}`));

/** Points, with the way of the marker; null where that is told elsewhere. */
interface Gains {
  gains: readonly (Named & Counted & { way: { from: number; to: number } | null })[];
}

/** A marker jumps over spaces that are taken: “3 points, jumps over 2: 4 → 9”. */
const gained = ({ name, count, way }: Gains['gains'][number]): string => {
  if (way === null) return `${name} ${points(count)}`;
  const jumped = way.to - way.from - count;
  return `${name} ${points(count)}${jumped > 0 ? `, jumps over ${jumped}` : ''}: ${way.from} → ${way.to}`;
};

const gainedBy = ({ gains }: Gains): string => gains.map(gained).join('; ');

const hasTie = ({ shares }: Shares): boolean =>
  shares.some(({ count }, index) => count > 0 && shares[index + 1]?.count === count);

/** One sentence for each event. */
export const events = {
  erupted: ({ volcano, land, joined }: { volcano: number; land: number; joined: boolean }) =>
    joined
      ? `Volcano ${volcano} erupts: lava joins it to land ${land}.`
      : `Volcano ${volcano} erupts inside land ${land}.`,
  dealt: ({ hands, start }: { hands: readonly { name: string; lands: readonly number[] }[]; start: string }) =>
    `${hands.map(({ name, lands }) => `${name} settles on ${list(lands)}`).join('; ')}. ${start} starts.`,
  passed: ({ hands }: { hands: readonly { name: string; lands: readonly number[] }[] }) =>
    `The neighbours’ chips: ${hands.map(({ name, lands }) => `${name} also on ${list(lands)}`).join('; ')}.`,
  turnedUp: ({ genes }: { genes: readonly Gene[] }) => `New genes on offer: ${list(genes.map(geneName))}.`,
  drew: ({ name }: Named) => `${name} draws a chip.`,
  drewChip: ({ chip }: { chip: number }) => `You drew chip ${chip}.`,
  chose: ({ name }: Named) => `${name} has picked the land to be scored.`,
  choseChip: ({ chip }: { chip: number }) => `You picked land ${chip}.`,
  choseChipFor: ({ name, chip }: Named & { chip: number }) => `${name} picked land ${chip} for your seat.`,
  wasHanded: ({ chips }: { chips: readonly number[] }) => `You were handed the chips ${list(chips)}.`,
  turnBegan: ({ name, count }: Named & Counted) =>
    `${name} has ${plural(count, { one: '# action', other: '# actions' })}.`,
  passedOver: ({ name }: Named) => `${name} has no Ichto on the map and is passed over.`,
  landed: ({ name, count, from, to }: Named & Counted & Way) =>
    `${name} brings ${ichtos(count)} ashore from ${the(from)} onto ${the(to)}.`,
  bredAction: ({ name, ocean }: Named & { ocean: Ocean }) => `${name} breeds in ${OCEANS[ocean]}.`,
  swam: ({ name, count, from, to }: Named & Counted & Way) =>
    `${name} swims with ${ichtos(count)} from ${the(from)} to ${the(to)}.`,
  retreated: ({ name, count, heap }: Named & Counted & { heap: Heap }) =>
    `${name} takes ${ichtos(count)} back to the reserve: ${places.each(heap)}.`,
  assimilated: ({ name, area, victims }: Named & { area: Area; victims: readonly string[] }) =>
    `${name} assimilates two ${where(area)}: ${whose(victims)}.`,
  crossed: ({ name, from, to }: Named & { from: Region; to: Region }) =>
    `${name} crosses the strait from region ${from} to region ${to}.`,
  laidEgg: ({ name, land }: Named & { land: Land }) => `${name} lays an egg on ${the(land)}.`,
  flew: ({ name, count, from, to }: Named & Counted & Way) =>
    `${name} flies ${ichtos(count)} from ${the(from)} to ${the(to)}.`,
  stank: ({ name, land, victim, ocean }: Named & { land: Land; victim: string; ocean: Ocean }) =>
    `${name} stinks on ${the(land)}: ${victim} flees into ${OCEANS[ocean]}.`,
  bit: ({ name, area, victim }: Named & { area: Area; victim: string }) =>
    `${name} bites one of ${victim}’s ${where(area)}.`,
  bred: ({ ocean, shares }: Shares & { ocean: Ocean }) =>
    shares.length === 0
      ? `No young in ${OCEANS[ocean]}.`
      : `Young in ${OCEANS[ocean]}: ${each({ shares }, (count) => `+${count}`)}.`,
  extraTurn: ({ name }: Named) => `${name} plays an extra turn.`,
  turnEnded: ({ name }: Named) => `${name}’s turn is over.`,
  scoredNobody: ({ land }: { land: number }) => `Land ${land} is scored: nobody is there.`,
  scoredMonopoly: ({ land, gains }: Gains & { land: number }) =>
    `Land ${land} is scored. Monopoly: ${gainedBy({ gains })}.`,
  scoredCoexistence: ({ land, gains }: Gains & { land: number }) =>
    `Land ${land} is scored. All equally strong: ${gainedBy({ gains })}.`,
  scoredCompetition: ({ land, gains, leaving }: Gains & { land: number; leaving: Shares['shares'] }) =>
    `Land ${land} is scored. Competition: ${gainedBy({ gains })}; ${each({ shares: leaving }, (count) => `loses ${ichtos(count)}`)}.`,
  markerMoved: ({ name, from, to }: Named & { from: number; to: number }) =>
    `${name} moves from space ${from} to ${to}.`,
  panicDrawn: 'Panic!',
  panicWithoutEffect: 'No Ichto is on land: nothing happens.',
  panicReason: ({
    land,
    count,
    isTied,
    chooser,
  }: Counted & { land: number; isTied: boolean; chooser: string | null }) => {
    const why = isTied
      ? `No land is more crowded than ${land} (${count}).`
      : `Land ${land} is the most crowded (${count}).`;
    const choice = isTied ? 'chooses it and where they flee' : 'chooses where they flee';
    return chooser === null ? why : `${why} ${chooser}, last on the track, ${choice}.`;
  },
  panicked: ({ land, ocean, shares }: Shares & { land: number; ocean: Ocean }) =>
    shares.length === 0
      ? `Panic on land ${land}: only animals with Ears are there, and they choose for themselves.`
      : `Those on land ${land} flee into ${OCEANS[ocean]}: ${each({ shares }, (count) => String(count))}.`,
  dived: ({ name, count, from, ocean }: Named & Counted & { from: Area; ocean: Ocean }) =>
    count === 0 ? `${name} stays put.` : `${name} dives with ${ichtos(count)} from ${the(from)} into ${OCEANS[ocean]}.`,
  epochEnded: ({ chip, other }: { chip: number; other: number }) =>
    `The epoch ends. Of the last chips, ${chip} is scored and ${other} is not; then both erupt.`,
  lost: ({ land, shares }: Shares & { land: number }) =>
    shares.length === 0
      ? `Nobody loses anything on land ${land}.`
      : `The lava of land ${land} leaves one of each: ${each({ shares }, (count) => `loses ${ichtos(count)}`)}.`,
  epochBegan: ({ count }: Counted) => `A new epoch begins with ${count} chips and Panic.`,
  mutation: ({ space }: { space: number }) => `Space ${space} is reached: a mutation. Everybody bids.`,
  bidPlaced: ({ name }: Named) => `${name} has bid.`,
  /** In the order in which they choose. */
  bidsShown: ({ shares }: Shares) =>
    `The bids: ${each({ shares }, (count) => String(count))}.${hasTie({ shares }) ? ' Of equal bids, whoever is further back on the track chooses first.' : ''}`,
  couldNotPay: ({ name, price }: Named & { price: number }) => `${name} can’t pay ${price} and is out of the auction.`,
  bought: ({ name, gene, price }: Named & { gene: Gene; price: number }) =>
    price === 0
      ? `${name} gets ${geneName(gene)} for nothing.`
      : `${name} buys ${geneName(gene)} for ${ichtos(price)}.`,
  declined: ({ name }: Named) => `${name} buys nothing.`,
  /** `most`: the number they have. */
  finalTotal: ({ gains, most }: Gains & { most: number }) =>
    gains.length === 0 ? 'Most on the map: no points.' : `Most on the map (${most}): ${gainedBy({ gains })}.`,
  /** `leftOut`: players who have as many or more, but took the points for the map alone. */
  finalLand: ({ gains, most, leftOut }: Gains & { most: number; leftOut: string | null }) => {
    const apart = leftOut === null ? '' : `, apart from ${leftOut}, who took those for the map`;
    return gains.length === 0
      ? `Most on land${apart}: no points.`
      : `Most on land${apart} (${most}): ${gainedBy({ gains })}.`;
  },
  won: ({ name }: Named) => `${name} wins!`,
};
