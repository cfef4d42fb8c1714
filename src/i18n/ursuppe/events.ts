/** Events in words. */
import type { Event } from '#games/ursuppe/events.ts';
import { amoebaOf, type Cast, foodOf, nameOf } from './cast.ts';
import type { UrsuppeWords } from './words.ts';

type Say = UrsuppeWords;
type Of<K extends Event['kind']> = Extract<Event, { kind: K }>;

type OfTable = 'turned-up' | 'ordered' | 'round-began' | 'income';
type OfStep = 'set-out' | 'rolled' | 'went' | 'stayed' | 'held-on' | 'clung' | 'went-again';
type OfAttack = 'attacked' | 'fought' | 'fight-thrown' | 'fled' | 'attack-failed' | 'eaten' | 'wounded';
type OfGenes = 'defect' | 'gave' | 'bought';

export function sayEvent(event: Event, cast: Cast, say: Say): string {
  switch (event.kind) {
    case 'turned-up':
    case 'ordered':
    case 'round-began':
    case 'income':
      return sayTable(event, cast, say);
    case 'set-out':
    case 'rolled':
    case 'went':
    case 'stayed':
    case 'held-on':
    case 'clung':
    case 'went-again':
      return sayStep(event, cast, say);
    case 'attacked':
    case 'fought':
    case 'fight-thrown':
    case 'fled':
    case 'attack-failed':
    case 'eaten':
    case 'wounded':
      return sayAttack(event, cast, say);
    case 'defect':
    case 'gave':
    case 'bought':
      return sayGenes(event, cast, say);
    default:
      return sayLife(event, cast, say);
  }
}

function sayTable(event: Of<OfTable>, cast: Cast, { events }: Say): string {
  switch (event.kind) {
    case 'turned-up':
      return events.turnedUp(event);
    case 'ordered':
      return events.ordered({ names: event.order.map((seat) => nameOf(cast, seat)) });
    case 'round-began':
      return events.roundBegan(event);
    case 'income':
      return events.income(event);
  }
}

function sayStep(event: Of<OfStep>, cast: Cast, { events }: Say): string {
  if (event.kind === 'clung') return events.clung({ ...event, name: nameOf(cast, event.seat) });
  const of = amoebaOf(cast, event.seat, event.amoeba);
  switch (event.kind) {
    case 'set-out':
      return events.setOut({ ...of, price: event.price });
    case 'rolled':
      return events.rolled({ ...of, dice: event.dice });
    case 'went':
      return events.went({
        ...of,
        going: event.going,
        from: event.from,
        to: event.to,
        take: foodOf(cast, event.take),
      });
    case 'stayed':
      return events.stayed({ ...of, going: event.going, space: event.space });
    case 'held-on':
      return events.heldOn({ ...of, space: event.space });
    case 'went-again':
      return events.wentAgain(of);
  }
}

function sayAttack(event: Of<OfAttack>, cast: Cast, { events }: Say): string {
  if (event.kind === 'attacked') {
    const { amoeba, space, attempt, owner, prey } = event;
    return events.attacked({
      name: nameOf(cast, event.seat),
      amoeba,
      prey: amoebaOf(cast, owner, prey),
      space,
      attempt,
    });
  }
  const of = amoebaOf(cast, event.seat, event.amoeba);
  switch (event.kind) {
    case 'fought':
      return events.fought(of);
    case 'fight-thrown':
      return events.fightThrown({ ...of, attacker: event.attacker, defender: event.defender });
    case 'fled':
      return events.fled({ ...of, price: event.price });
    case 'attack-failed':
      return events.attackFailed(of);
    case 'eaten':
      return events.eaten({
        ...of,
        by: nameOf(cast, event.by),
        space: event.space,
        cubes: foodOf(cast, event.cubes),
      });
    case 'wounded':
      return events.wounded({ ...of, space: event.space, damage: event.damage });
  }
}

function sayGenes(event: Of<OfGenes>, cast: Cast, { events }: Say): string {
  const name = nameOf(cast, event.seat);
  switch (event.kind) {
    case 'defect':
      return events.defect({ name, excess: event.excess });
    case 'gave':
      return events.gave({ name, genes: event.genes, paid: event.paid });
    case 'bought':
      return events.bought({ name, gene: event.gene, gives: event.gives, price: event.price });
  }
}

function sayLife(
  event: Exclude<Event, Of<OfTable | OfStep | OfAttack | OfGenes>>,
  cast: Cast,
  { events }: Say,
): string {
  const name = nameOf(cast, event.seat);
  switch (event.kind) {
    case 'marker-placed':
      return events.markerPlaced({ name, space: event.space });
    case 'placed':
      return events.placed({ ...event, name });
    case 'turn-began':
      return events.turnBegan({ name });
    case 'ate': {
      const { amoeba, space, payer, excreted } = event;
      const payerName = payer === null ? null : nameOf(cast, payer);
      return events.ate({ name, amoeba, space, cubes: foodOf(cast, event.cubes), payer: payerName, excreted });
    }
    case 'starved':
      return events.starved({ ...event, name });
    case 'died':
      return events.died({ name, amoeba: event.amoeba, space: event.space, cubes: foodOf(cast, event.cubes) });
    case 'divided':
      return events.divided({ ...event, name });
    case 'scored':
      return events.scored({ ...event, name });
    case 'won':
      return events.won({ name });
  }
}
