/** A game in the lines of a story: without dice and ways; what a player eats or buys in a row is one sentence. */
import type { Event } from '#games/ursuppe/events.ts';
import { type Cast, nameOf } from './cast.ts';
import { sayEvent } from './events.ts';
import type { UrsuppeWords } from './words.ts';

type Meal = Extract<Event, { kind: 'ate' }>;
type Purchase = Extract<Event, { kind: 'bought' }>;

/** Where an amoeba goes, its meal tells; flights are worth a word. */
function isDull(event: Event): boolean {
  switch (event.kind) {
    case 'rolled':
      return true;
    case 'went':
    case 'stayed':
      return event.going !== 'flight';
    case 'scored':
      return event.from === event.to;
    default:
      return false;
  }
}

const isPlainMeal = (event: Event): event is Meal => event.kind === 'ate' && event.payer === null;
const isPlainPurchase = (event: Event): event is Purchase => event.kind === 'bought' && event.gives === null;

const isAlike = (one: Event, other: Event): boolean =>
  (isPlainMeal(one) && isPlainMeal(other) && one.seat === other.seat) ||
  (isPlainPurchase(one) && isPlainPurchase(other) && one.seat === other.seat);

function together(events: readonly Event[]): Event[][] {
  const rows: Event[][] = [];
  for (const event of events) {
    const row = rows.at(-1);
    if (row?.[0] && isAlike(row[0], event)) row.push(event);
    else rows.push([event]);
  }
  return rows;
}

function sayRow(row: readonly Event[], cast: Cast, say: UrsuppeWords): string[] {
  const [first] = row;
  if (first === undefined) return [];
  if (isPlainMeal(first)) return [say.events.meals({ name: nameOf(cast, first.seat), meals: row.filter(isPlainMeal) })];
  if (isPlainPurchase(first) && row.length > 1)
    return [say.events.purchases({ name: nameOf(cast, first.seat), purchases: row.filter(isPlainPurchase) })];
  return row.map((event) => sayEvent(event, cast, say));
}

export const storyLines = (events: readonly Event[], cast: Cast, say: UrsuppeWords): string[] =>
  together(events.filter((event) => !isDull(event))).flatMap((row) => sayRow(row, cast, say));
