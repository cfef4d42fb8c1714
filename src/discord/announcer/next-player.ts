/** “You are next”, for those who wish to hear it when a turn begins. */
import type { Fact } from '#tables/facts.ts';
import type { PersonId } from '#tables/ids.ts';
import { nextInTurn } from '#tables/playing/next-turn.ts';
import { personAt } from '#tables/table.ts';
import type { TableView } from '#tables/table-view.ts';

/** Null if that is not certain, or a computer's. */
function nextPerson(view: TableView): PersonId | null {
  const seat = view.play && view.status === 'running' ? nextInTurn(view.game, view.play.open) : null;
  return seat === null ? null : personAt(view, seat);
}

const beginsTurn = (fact: Fact): boolean =>
  fact.kind === 'to-decide' && fact.as === 'turn' && fact.again === null && fact.call !== 'late';

/** `wishes`: whether a person wants to hear it. Looking ahead is left out where nobody does. */
export async function nextToTell(
  facts: readonly Fact[],
  view: TableView,
  wishes: (person: PersonId) => Promise<boolean>,
): Promise<PersonId | null> {
  if (!facts.some(beginsTurn)) return null;
  const people = view.places.flatMap(({ occupant }) => (occupant.kind === 'person' ? [occupant.person] : []));
  const wishing = await Promise.all(people.map(wishes));
  const next = wishing.includes(true) ? nextPerson(view) : null;
  return next !== null && wishing[people.indexOf(next)] === true ? next : null;
}
