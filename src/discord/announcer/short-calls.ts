/** Pings in a short post of their own, below a panel that stays where it is: within a turn that everybody has seen begin. */
import type { Fact } from '#tables/facts.ts';
import type { PersonId } from '#tables/ids.ts';
import { personAt } from '#tables/table.ts';
import type { TableView } from '#tables/table-view.ts';
import type { Reader } from '../readers/reader.ts';
import { lastingButton } from '../table/lasting-buttons.ts';
import { buttons, type Message, mention, message, text } from '../wire/message.ts';
import type { Poster } from '../wire/poster.ts';

type ToDecide = Extract<Fact, { kind: 'to-decide' }>;

/** `goOn`: others have reacted, and the turn is theirs again. */
const KINDS = ['reaction', 'goOn'] as const;
type Kind = (typeof KINDS)[number];

export interface ShortCall {
  readonly kind: Kind;
  readonly people: readonly PersonId[];
}

/** Whoever has waited longer for others, in milliseconds, may look elsewhere by now. */
const LONG_WAIT = 120_000;

/** How a decision calls: with the panel, in a short post, or not at all. */
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

/** Those who are still to decide, and in this way. */
export function stillAsked({ seats, as }: ToDecide, view: TableView): PersonId[] {
  const still = view.play?.deciding.filter((each) => each.as === as && seats.includes(each.seat)) ?? [];
  return still.flatMap(({ seat }) => personAt(view, seat) ?? []);
}

/** Without those whom the panel `pings` already. */
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

/** Posts them all; answers with the facts whose calls did not get through, and may another time. */
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
