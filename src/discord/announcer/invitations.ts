/** Calls the people whom the host has invited to a lobby. */
import type { Fact } from '#tables/facts.ts';
import { seatOf } from '#tables/table.ts';
import type { TableView } from '#tables/table-view.ts';
import { escaped } from '../readers/escaped.ts';
import type { Reader } from '../readers/reader.ts';
import { customId } from '../wire/custom-id.ts';
import { mention, type PlainMessage } from '../wire/message.ts';
import type { Poster } from '../wire/poster.ts';
import { callKey, gameTitle } from './call-message.ts';

type Invited = Extract<Fact, { kind: 'invited' }>;

function callTo({ person, by }: Invited, view: TableView, reader: Reader): PlainMessage {
  const { calls, lobby, panel } = reader.words.bot;
  const host = escaped(reader.names[seatOf(view, by) ?? -1] ?? '');
  return {
    plain: calls.invited({ who: [mention(person)], game: gameTitle(view, reader.words), host }),
    buttons: [
      { id: customId('lobby-join', { table: view.id }), label: lobby.join, style: 'success' },
      { id: customId('rules', { table: view.id }), label: panel.rules },
    ],
    pings: [person],
  };
}

/** One try each, and none for whoever has come, or once the game has begun. */
export async function callInvited(
  poster: Poster,
  view: TableView,
  reader: Reader,
  facts: readonly Fact[],
): Promise<void> {
  if (view.status !== 'lobby') return;
  for (const fact of facts) {
    if (fact.kind !== 'invited' || seatOf(view, fact.person) !== null) continue;
    await poster.call(view.channel, callTo(fact, view, reader), callKey(view, [fact.person], 'invited'));
  }
}
