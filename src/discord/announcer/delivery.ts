/** A note goes to its person directly, or is called out in the channel. */
import type { PersonId } from '#tables/ids.ts';
import type { Clock } from '#tables/ports.ts';
import { seatOf } from '#tables/table.ts';
import type { TableView } from '#tables/table-view.ts';
import type { Reader } from '../readers/reader.ts';
import type { Poster } from '../wire/poster.ts';
import { callKey } from './call-message.ts';
import type { Direct } from './direct.ts';
import type { LooseCalls } from './loose-calls.ts';
import { calledOut, type Note } from './notes.ts';

export interface DeliveryParts {
  readonly poster: Poster;
  readonly direct: Direct;
  readonly loose: LooseCalls;
  readonly clock: Clock;
}

export function deliverWith({ poster, direct, loose, clock }: DeliveryParts) {
  async function callOut(view: TableView, { words }: Reader, note: Note): Promise<void> {
    const call = calledOut(note, view, words);
    if (call === null) return;
    const key = callKey(view, [note.person], `${note.kind} ${clock.now()}`);
    const posted = await poster.call(view.channel, call, key);
    const seat = note.kind === 'reminder' ? seatOf(view, note.person) : null;
    if (posted.ok && seat !== null) await loose.add(view, { message: posted.value.id, seats: [seat] });
  }

  /** A person whom the panel already pings is not pinged in the channel again. */
  return async (view: TableView, reader: Reader, note: Note, called: readonly PersonId[]): Promise<void> => {
    if ((await direct.note(view, note)) || called.includes(note.person)) return;
    await callOut(view, reader, note);
  };
}
