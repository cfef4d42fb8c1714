/** Events in words. */

import { heapSize } from '#engine/menu.ts';
import type { BySeat, Seat } from '#engine/seat.ts';
import { byNumber } from '#games/urland/chips.ts';
import type { Event } from '#games/urland/events.ts';
import type { Action } from '#games/urland/moves.ts';
import type { UrlandWords } from './words.ts';

type Say = UrlandWords;
type Names = BySeat<string>;

const nameOf = (names: Names, seat: Seat): string => names[seat] ?? '';

/** The seats with a count above 0, by name. */
const sharesOf = (names: Names, counts: BySeat<number>) =>
  counts.map((count, seat) => ({ name: names[seat] ?? '', count })).filter(({ count }) => count > 0);

const handsOf = (names: Names, chips: BySeat<readonly number[]>) =>
  chips.map((lands, seat) => ({ name: names[seat] ?? '', lands }));

/** The same with the ways of their markers; null for those that did not move among these events. */
const gainsOf = (names: Names, points: BySeat<number>, moved: Moved) =>
  points
    .map((count, seat) => ({
      name: names[seat] ?? '',
      count,
      way: moved.find((each) => each.seat === seat) ?? null,
    }))
    .filter(({ count }) => count > 0);

/** `moved`: the markers that the points of the event have moved, told with it. */
export function sayEvent(event: Event, names: Names, say: Say, moved: Moved = []): string {
  const { events } = say;
  switch (event.kind) {
    case 'acted':
      return sayAction(nameOf(names, event.seat), event.action, names, say);
    case 'bred':
      return events.bred({ ocean: event.ocean, shares: sharesOf(names, event.young) });
    case 'scored':
      return sayScored(event, names, say, moved);
    case 'erupted':
    case 'dealt':
    case 'passed':
    case 'turned-up':
    case 'drew':
    case 'drew-chip':
    case 'chose':
    case 'chose-chip':
    case 'was-handed':
      return sayChips(event, names, say);
    case 'turn-began':
      return events.turnBegan({ name: nameOf(names, event.seat), count: event.actions });
    case 'passed-over':
      return events.passedOver({ name: nameOf(names, event.seat) });
    case 'extra-turn':
      return events.extraTurn({ name: nameOf(names, event.seat) });
    case 'turn-ended':
      return events.turnEnded({ name: nameOf(names, event.seat) });
    case 'marker-moved':
      return events.markerMoved({ name: nameOf(names, event.seat), from: event.from, to: event.to });
    case 'panic-drawn':
      return events.panicDrawn;
    case 'panic-without-effect':
      return events.panicWithoutEffect;
    case 'panicked': {
      const shares = sharesOf(names, event.fled);
      return events.panicked({ land: event.land, ocean: event.ocean, shares });
    }
    case 'dived':
      return events.dived({ ...event, name: nameOf(names, event.seat) });
    case 'epoch-ended':
    case 'lost':
    case 'epoch-began':
      return sayEpoch(event, names, say);
    case 'mutation':
    case 'bid-placed':
    case 'bids-shown':
    case 'could-not-pay':
    case 'bought':
    case 'declined':
      return sayMutation(event, names, say);
    case 'final-total':
    case 'final-land':
      return sayFinal(event, names, say, moved);
    case 'won':
      return events.won({ name: nameOf(names, event.seat) });
  }
}

type Moved = readonly Of<'marker-moved'>[];

function sayFinal(event: Of<'final-total' | 'final-land'>, names: Names, { events }: Say, moved: Moved): string {
  const gains = gainsOf(names, event.points, moved);
  const most = mostOf(event);
  switch (event.kind) {
    case 'final-total':
      return events.finalTotal({ gains, most });
    case 'final-land':
      return events.finalLand({ gains, most, leftOut: leftOutOf(event, names) });
  }
}

/** The number of Ichtos of the players who got the points. */
const mostOf = ({ points, ichtos }: Of<'final-total' | 'final-land'>): number =>
  Math.max(0, ...ichtos.filter((_, seat) => (points[seat] ?? 0) > 0));

/**
 * Players with as many on land as those who got the points, but who took the points of the whole map alone. If too many
 * players shared to get a point each, only a player ahead of all others can have been left out.
 */
function leftOutOf(event: Of<'final-land'>, names: Names): string | null {
  const { ichtos, points } = event;
  const bar = mostOf(event) || Math.max(1, ...ichtos);
  const [first, ...others] = names.filter((_, seat) => (ichtos[seat] ?? 0) >= bar && points[seat] === 0);
  return first === undefined || others.length > 0 ? null : first;
}

/** For a computer's action at the reader's seat. */
export function sayStandInEvent(event: Event, seat: Seat, names: Names, say: Say): string {
  if (event.kind !== 'chose-chip') return sayEvent(event, names, say);
  return say.events.choseChipFor({ name: nameOf(names, seat), chip: event.chip });
}

type Of<K extends Event['kind']> = Extract<Event, { kind: K }>;

type AboutChips =
  | 'erupted'
  | 'dealt'
  | 'passed'
  | 'turned-up'
  | 'drew'
  | 'drew-chip'
  | 'chose'
  | 'chose-chip'
  | 'was-handed';

function sayChips(event: Of<AboutChips>, names: Names, say: Say): string {
  const { events } = say;
  switch (event.kind) {
    case 'erupted':
      return events.erupted(event);
    case 'dealt':
      return events.dealt({ hands: handsOf(names, event.chips), start: nameOf(names, event.start) });
    case 'passed':
      return events.passed({ hands: handsOf(names, event.received) });
    case 'turned-up':
      return events.turnedUp(event);
    case 'drew':
      return events.drew({ name: nameOf(names, event.seat) });
    case 'drew-chip':
      return events.drewChip(event);
    case 'chose':
      return events.chose({ name: nameOf(names, event.seat) });
    case 'chose-chip':
      return events.choseChip(event);
    case 'was-handed':
      return events.wasHanded({ chips: byNumber(event.chips) });
  }
}

function sayAction(name: string, action: Action, names: Names, say: Say): string {
  const { events } = say;
  switch (action.kind) {
    case 'land':
      return events.landed({ ...action, name });
    case 'breed':
      return events.bredAction({ ...action, name });
    case 'swim':
      return events.swam({ ...action, name });
    case 'retreat':
      return events.retreated({ ...action, name, count: heapSize(action.heap) });
    case 'assimilate': {
      const victims = [action.first, action.second].map((victim) => nameOf(names, victim));
      return events.assimilated({ name, area: action.area, victims });
    }
    case 'cross':
      return events.crossed({ ...action, name });
    case 'egg':
      return events.laidEgg({ ...action, name });
    case 'fly':
      return events.flew({ ...action, name });
    case 'stink':
      return events.stank({ ...action, name, victim: nameOf(names, action.victim) });
    case 'bite':
      return events.bit({ ...action, name, victim: nameOf(names, action.victim) });
  }
}

function sayScored(event: Of<'scored'>, names: Names, say: Say, moved: Moved): string {
  const { events } = say;
  const land = event.chip;
  const gains = gainsOf(names, event.points, moved);
  switch (event.scoring) {
    case 'nobody':
      return events.scoredNobody({ land });
    case 'monopoly':
      return events.scoredMonopoly({ land, gains });
    case 'coexistence':
      return events.scoredCoexistence({ land, gains });
    case 'competition':
      return events.scoredCompetition({ land, gains, leaving: sharesOf(names, event.left) });
  }
}

function sayEpoch(event: Of<'epoch-ended' | 'lost' | 'epoch-began'>, names: Names, say: Say): string {
  const { events } = say;
  switch (event.kind) {
    case 'epoch-ended': {
      const other = event.chips.find((chip) => chip !== event.scored) ?? event.scored;
      return events.epochEnded({ chip: event.scored, other });
    }
    case 'lost':
      return events.lost({ land: event.land, shares: sharesOf(names, event.losses) });
    case 'epoch-began':
      return events.epochBegan({ count: event.chips });
  }
}

type AboutMutation = 'mutation' | 'bid-placed' | 'bids-shown' | 'could-not-pay' | 'bought' | 'declined';

function sayMutation(event: Of<AboutMutation>, names: Names, say: Say): string {
  const { events } = say;
  switch (event.kind) {
    case 'mutation':
      return events.mutation(event);
    case 'bid-placed':
      return events.bidPlaced({ name: nameOf(names, event.seat) });
    case 'bids-shown': {
      const shares = event.order.map((seat) => ({ name: nameOf(names, seat), count: event.bids[seat] ?? 0 }));
      return events.bidsShown({ shares });
    }
    case 'could-not-pay':
      return events.couldNotPay({ name: nameOf(names, event.seat), price: event.price });
    case 'bought':
      return events.bought({ ...event, name: nameOf(names, event.seat) });
    case 'declined':
      return events.declined({ name: nameOf(names, event.seat) });
  }
}
