/** A call: a plain message, so that a phone shows who is wanted, in which game, and what for. */
import type { Words } from '#i18n/words.ts';
import type { PersonId } from '#tables/ids.ts';
import type { TableView } from '#tables/table-view.ts';
import { presentationOf } from '../games/index.ts';
import type { Reader } from '../readers/reader.ts';
import { type Button, mention, type PlainMessage } from '../wire/message.ts';

export interface PanelCall {
  readonly message: PlainMessage;
  /** The same for whatever is the same call, also after a restart. */
  readonly key: string;
}

export const gameTitle = ({ game }: TableView, words: Words): string => presentationOf(game).words.title(words);

export function taskIn({ play, game }: TableView, reader: Reader): string {
  const { task, headline } = presentationOf(game).words;
  if (!play) return '';
  return task?.(play.open, reader.words) ?? headline(play.open, reader);
}

function wordsOf(view: TableView, reader: Reader, people: readonly PersonId[]): string {
  const { calls } = reader.words.bot;
  const who = people.map(mention);
  const game = gameTitle(view, reader.words);
  if (!view.play) return calls.rematch({ who, game });
  if (view.status === 'cancelled') return calls.stopped({ who, game });
  const task = taskIn(view, reader);
  return view.status === 'over' ? calls.over({ who, game, result: task }) : calls.decide({ who, game, task });
}

/** `why`: besides a decision, what the people are called for. */
export function callKey({ id, status, play }: TableView, people: readonly PersonId[], why = ''): string {
  const began = play?.deciding.map(({ seat, beganAt }) => `${seat}@${beganAt}`) ?? [];
  return [id, status, why, ...[...people].sort(), ...began].join(' ');
}

/** `buttons`: those of the panel that the call becomes. */
export function callFor(
  view: TableView,
  reader: Reader,
  pings: readonly PersonId[],
  buttons: readonly Button[],
): PanelCall | null {
  if (pings.length === 0) return null;
  return { message: { plain: wordsOf(view, reader, pings), buttons, pings }, key: callKey(view, pings) };
}
