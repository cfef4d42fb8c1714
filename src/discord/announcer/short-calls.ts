/** Pings in a short post below the current panel, for decisions within a turn that everybody has seen begin. */
import type { Fact, ToDecide } from '#tables/facts.ts';
import type { PersonId } from '#tables/ids.ts';
import { personAt, seatOf } from '#tables/table.ts';
import type { TableView } from '#tables/table-view.ts';
import type { Reader } from '../readers/reader.ts';
import { lastingButton } from '../table/lasting-buttons.ts';
import { mention, type PlainMessage } from '../wire/message.ts';
import type { Poster } from '../wire/poster.ts';
import type { Trouble } from '../wire/trouble.ts';
import { callKey, gameTitle, taskIn } from './call-message.ts';
import type { LooseCalls } from './loose-calls.ts';
import { occasionOf } from './occasions.ts';
import { mayPass } from './panels.ts';

/** `goOn`: others have reacted, and the player's turn goes on. */
const KINDS = ['reaction', 'goOn'] as const;
type Kind = (typeof KINDS)[number];

export interface ShortCall {
  readonly kind: Kind;
  readonly people: readonly PersonId[];
}

/** A player who has waited longer than this for others, in milliseconds, may have looked away. */
const LONG_WAIT = 120_000;

/** Where a decision pings: on the panel, in a short post, or nowhere. */
export function wayOf({ as, again, call }: ToDecide): 'panel' | Kind | null {
  if (call === 'later') return null;
  switch (as) {
    case 'sealed':
      return 'panel';
    case 'reaction':
      return again === null ? 'reaction' : null;
    case 'turn':
      if (again === null) return 'panel';
      return again.waited > LONG_WAIT ? 'goOn' : null;
  }
}

/** The people who must still decide, and in the same way. */
export function stillAsked({ seats, as }: ToDecide, view: TableView): PersonId[] {
  const still = view.play?.deciding.filter((each) => each.as === as && seats.includes(each.seat)) ?? [];
  return still.flatMap(({ seat }) => personAt(view, seat) ?? []);
}

/** Without the people whom the panel already `pings`, and without those who were `called`. */
export function shortCalls(
  facts: readonly Fact[],
  view: TableView,
  pings: readonly PersonId[],
  called: readonly string[] = [],
): ShortCall[] {
  const calls = facts.filter((fact) => fact.kind === 'to-decide');
  return KINDS.flatMap((kind) => {
    const asked = calls.filter((call) => wayOf(call) === kind).flatMap((call) => stillAsked(call, view));
    const isCalled = (person: PersonId): boolean => called.includes(occasionIn(kind, view, person));
    const people = [...new Set(asked)].filter((person) => !pings.includes(person) && !isCalled(person));
    return people.length > 0 ? [{ kind, people }] : [];
  });
}

/** A turn that goes on is another occasion than its beginning. */
function occasionIn(kind: Kind, view: TableView, person: PersonId): string {
  const occasion = occasionOf(view, person);
  return kind === 'goOn' ? `${occasion} ${kind} ${view.play?.version}` : occasion;
}

function shortMessage({ kind, people }: ShortCall, view: TableView, reader: Reader): PlainMessage {
  const { words } = reader;
  const { calls, panel } = words.bot;
  const [who, game] = [people.map(mention), gameTitle(view, words)];
  return {
    plain: calls[kind]({ who, game, task: taskIn(view, reader) }),
    buttons: [lastingButton('play', view.id, panel.play, 'primary')],
    pings: people,
  };
}

/** A turn that goes on is another call than its beginning. */
const keyOf = ({ kind, people }: ShortCall, view: TableView): string =>
  callKey(view, people, kind === 'goOn' ? kind : '');

/** Posts these short pings. Resolves with the trouble of the first that did not get through, and may later. */
export async function callShortly(
  poster: Poster,
  loose: LooseCalls,
  view: TableView,
  reader: Reader,
  calls: readonly ShortCall[],
): Promise<Trouble | null> {
  for (const call of calls) {
    const occasions = call.people.map((person) => occasionIn(call.kind, view, person));
    await loose.announce(view, occasions);
    const posted = await poster.call(view.channel, shortMessage(call, view, reader), keyOf(call, view));
    if (posted.ok) {
      const seats = call.people.flatMap((person) => seatOf(view, person) ?? []);
      await loose.add(view, { message: posted.value.id, seats }, occasions);
    } else if (mayPass(posted.error)) return posted.error;
  }
  return null;
}
