/** Attacks worth a thought, and what their prey does about them. */
import { type Seat, seatsOf } from '#engine/seat.ts';
import { damageOf, isOn, numbersOf, numbersOn, standingOf } from '#games/ursuppe/amoebas.ts';
import type { AmoebaNumber } from '#games/ursuppe/box.ts';
import { isDoomed } from '#games/ursuppe/deaths.ts';
import { refuseFight, refuseFlight } from '#games/ursuppe/defence.ts';
import { actingAmoeba, actingSpace } from '#games/ursuppe/drift.ts';
import { stepPrice } from '#games/ursuppe/moving.ts';
import { attackIn, hasGene, type Position } from '#games/ursuppe/state.ts';
import { oddsOfAttack, oddsOfFight, oddsOfFlight } from './odds.ts';
import { flights, type Weighed } from './steps.ts';
import { costOfHunger, type Worth, worthOfAmoeba } from './worth.ts';

/** What it means to the attacker that another player loses an amoeba. */
const harm = (worth: Worth, owner: Seat, prey: AmoebaNumber): number =>
  worth.scales.malice * worthOfAmoeba(worth, owner, prey);

const priceOfAttack = ({ position, bp }: Worth): number => (position.attack === null ? bp : 0);

/** Of several amoebas of one player in the space, the one that player would miss most. */
const bestPrey = (position: Position, owner: Seat, numbers: readonly AmoebaNumber[]): AmoebaNumber[] =>
  [...numbers].sort((a, b) => damageOf(position, owner, a) - damageOf(position, owner, b)).slice(0, 1);

/** Own amoebas only if they die anyway. */
function preyOf({ position, seat }: Worth, owner: Seat): AmoebaNumber[] {
  const numbers = numbersOn(position, owner, actingSpace(position));
  if (owner !== seat) return hasGene(position, owner, 'armour') ? [] : bestPrey(position, owner, numbers);
  const acting = actingAmoeba(position);
  return numbers.filter((amoeba) => amoeba !== acting && isDoomed(position, seat, amoeba)).slice(0, 1);
}

/** Phase 1. */
export function struggles(worth: Worth): Weighed[] {
  const { position, seat } = worth;
  const amoeba = actingAmoeba(position);
  const hunger = costOfHunger(worth, amoeba);
  return seatsOf(position.seats).flatMap((owner) =>
    preyOf(worth, owner).map((prey): Weighed => {
      const gain = (owner === seat ? 0 : harm(worth, owner, prey)) + hunger;
      const promise = oddsOfAttack(position, seat, owner, actingSpace(position)) * gain - hunger - priceOfAttack(worth);
      return { move: { kind: 'struggle', amoeba, owner, prey }, promise };
    }),
  );
}

/** Phase 5. */
export function aggressions(worth: Worth): Weighed[] {
  const { position, seat } = worth;
  const attacks = seatsOf(position.seats)
    .filter((owner) => owner !== seat)
    .flatMap((owner) =>
      numbersOf(position, owner)
        .filter((prey) => isOn(position, seat, standingOf(position, owner, prey)))
        .map((prey) => aggression(worth, owner, prey)),
    );
  return [{ move: { kind: 'pass' }, promise: 0 }, ...attacks];
}

/** An armoured amoeba is only wounded. */
function aggression(worth: Worth, owner: Seat, prey: AmoebaNumber): Weighed {
  const { position, seat, scales } = worth;
  const gain = harm(worth, owner, prey) * (hasGene(position, owner, 'armour') ? scales.damage : 1);
  const odds = oddsOfAttack(position, seat, owner, standingOf(position, owner, prey));
  return { move: { kind: 'aggress', owner, prey }, promise: odds * gain - priceOfAttack(worth) };
}

/** What can be done about an attack. */
export function reactions(worth: Worth): Weighed[] {
  const { position, seat, bp } = worth;
  const { prey: amoeba, space } = attackIn(position);
  const saved = worthOfAmoeba(worth, seat, amoeba);
  const moves: Weighed[] = [{ move: { kind: 'yield', amoeba }, promise: 0 }];
  if (refuseFight(position, seat) === null) {
    moves.push({ move: { kind: 'fight', amoeba }, promise: oddsOfFight(position, seat) * saved - bp });
  }
  if (refuseFlight(position, seat) !== null) return moves;
  const gain = oddsOfFlight(position, seat, space) * saved - bp * stepPrice(position, seat);
  return [...moves, ...flights(worth, amoeba).map(({ move, promise }) => ({ move, promise: promise + gain }))];
}
