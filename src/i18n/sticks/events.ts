/** What happened, in words. */
import type { BySeat, Seat } from '#engine/seat.ts';
import type { Event } from '#games/sticks/events.ts';
import type { SticksWords } from './words.ts';

export function sayEvent(event: Event, names: BySeat<string>, { events }: SticksWords): string {
  const nameOf = (seat: Seat): string => names[seat] ?? '';
  if (event.kind === 'won') return sayWon(event.seats.map(nameOf), events);
  const name = nameOf(event.seat);
  switch (event.kind) {
    case 'began':
      return events.began({ name });
    case 'took':
      return events.took({ name, stick: event.stick });
    case 'reached':
      return events.reached({ name, sticks: event.sticks });
    case 'blocked':
      return events.blocked({ name, pebbles: event.pebbles });
    case 'allowed':
      return events.allowed({ name });
    case 'gathered':
      return events.gathered({ name, sticks: event.sticks });
    case 'last-turn':
      return events.lastTurn({ name });
  }
}

const sayWon = ([name = '', ...others]: readonly string[], events: SticksWords['events']): string =>
  others.length === 0 ? events.won({ name }) : events.shared({ names: [name, ...others] });
