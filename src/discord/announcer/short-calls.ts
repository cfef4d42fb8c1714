/** Pings in a short post below the current panel, for decisions within a turn that everybody has seen begin. */
import type { Fact } from '#tables/facts.ts';
import type { PersonId } from '#tables/ids.ts';
import { personAt, seatOf } from '#tables/table.ts';
import type { TableView } from '#tables/table-view.ts';
import type { Reader } from '../readers/reader.ts';
import { lastingButton } from '../table/lasting-buttons.ts';
import { mention, type PlainMessage } from '../wire/message.ts';
import type { Poster } from '../wire/poster.ts';
import { callKey, gameTitle, taskIn } from './call-message.ts';
import type { LooseCalls } from './loose-calls.ts';

type ToDecide = Extract<Fact, { kind: 'to-decide' }>;

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
export function wayOf({ as, again }: ToDecide): 'panel' | Kind | null {
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

/** Without the people whom the panel already `pings`. */
export function shortCalls(facts: readonly Fact[], view: TableView, pings: readonly PersonId[]): ShortCall[] {
  const calls = facts.filter((fact) => fact.kind === 'to-decide');
  return KINDS.flatMap((kind) => {
    const called = calls.filter((call) => wayOf(call) === kind).flatMap((call) => stillAsked(call, view));
    const people = [...new Set(called)].filter((person) => !pings.includes(person));
    return people.length > 0 ? [{ kind, people }] : [];
  });
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

/** Posts all short pings; returns the facts whose pings failed and may be retried. */
export async function callShortly(
  poster: Poster,
  loose: LooseCalls,
  view: TableView,
  reader: Reader,
  news: { readonly facts: readonly Fact[]; readonly pings: readonly PersonId[] },
): Promise<readonly Fact[]> {
  for (const call of shortCalls(news.facts, view, news.pings)) {
    const posted = await poster.call(view.channel, shortMessage(call, view, reader), keyOf(call, view));
    if (posted.ok) {
      const seats = call.people.flatMap((person) => seatOf(view, person) ?? []);
      await loose.add(view, { message: posted.value.id, seats });
    } else if (posted.error === 'failed') {
      return news.facts.filter((fact) => fact.kind === 'to-decide' && wayOf(fact) === call.kind);
    }
  }
  return [];
}
