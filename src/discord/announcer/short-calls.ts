/** Pings in a short post below the current panel, for decisions within a turn that everybody has seen begin. */
import type { Fact } from '#tables/facts.ts';
import type { PersonId } from '#tables/ids.ts';
import { personAt } from '#tables/table.ts';
import type { TableView } from '#tables/table-view.ts';
import type { Reader } from '../readers/reader.ts';
import { lastingButton } from '../table/lasting-buttons.ts';
import { buttons, type Message, mention, message, text } from '../wire/message.ts';
import type { Poster } from '../wire/poster.ts';

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

function callMessage({ kind, people }: ShortCall, { id }: TableView, { words: { bot } }: Reader): Message {
  const play = lastingButton('play', id, bot.panel.play, 'primary');
  return message([text(bot.called[kind]({ who: people.map(mention) })), buttons(play)], { pings: people });
}

/** Posts all short pings; returns the facts whose pings failed and may be retried. */
export async function callShortly(
  poster: Poster,
  view: TableView,
  reader: Reader,
  news: { readonly facts: readonly Fact[]; readonly pings: readonly PersonId[] },
): Promise<readonly Fact[]> {
  for (const call of shortCalls(news.facts, view, news.pings)) {
    const posted = await poster.post(view.channel, callMessage(call, view, reader));
    if (!posted.ok && posted.error === 'failed') {
      return news.facts.filter((fact) => fact.kind === 'to-decide' && wayOf(fact) === call.kind);
    }
  }
  return [];
}
