/** Calls the people whom the host has invited to a lobby. */
import type { Fact } from '#tables/facts.ts';
import { seatOf } from '#tables/table.ts';
import type { TableView } from '#tables/table-view.ts';
import { escaped } from '../readers/escaped.ts';
import type { Reader } from '../readers/reader.ts';
import { customId } from '../wire/custom-id.ts';
import { mention, type PlainMessage } from '../wire/message.ts';
import type { Poster } from '../wire/poster.ts';
import { gameTitle } from './call-message.ts';
import type { UntoldChange } from './kept-panel.ts';
import type { OnlyOnce } from './only-once.ts';
import type { PassingTrouble } from './panels.ts';

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

/** None for whoever has come, or once the game has begun. */
const invitationsIn = (changes: readonly Pick<UntoldChange, 'revision' | 'facts'>[], view: TableView) =>
  changes.flatMap(({ revision, facts }) =>
    facts.flatMap((fact) => {
      const isOpen = fact.kind === 'invited' && view.status === 'lobby' && seatOf(view, fact.person) === null;
      return isOpen ? [{ fact, key: [view.id, 'invited', fact.person, revision].join(' ') }] : [];
    }),
  );

/** Resolves with why something did not get through that may later. `isShut`: nothing can be posted there now. */
export async function callInvited(
  poster: Poster,
  once: OnlyOnce,
  view: TableView,
  reader: Reader,
  changes: readonly Pick<UntoldChange, 'revision' | 'facts'>[],
  isShut: boolean,
): Promise<PassingTrouble | null> {
  for (const { fact, key } of invitationsIn(changes, view)) {
    if (once.isDone(key)) continue;
    if (isShut) return 'forbidden';
    const trouble = await once.post(key, () => poster.call(view.channel, callTo(fact, view, reader), key));
    if (trouble !== null) return trouble;
  }
  return null;
}
