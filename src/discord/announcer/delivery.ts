/** What concerns single people: sent directly, now or when they have gone; notes are else called out in the channel. */
import { inTime } from '#render/painting.ts';
import type { Fact } from '#tables/facts.ts';
import type { PersonId, TableId } from '#tables/ids.ts';
import { seatOf } from '#tables/table.ts';
import type { TableView } from '#tables/table-view.ts';
import type { Reader } from '../readers/reader.ts';
import type { Readers } from '../readers/readers.ts';
import type { Attendance } from '../wire/attendance.ts';
import { callKey } from './call-message.ts';
import { createDirect } from './direct.ts';
import type { DisplayParts } from './display.ts';
import { createErrands, type Errand } from './errands.ts';
import type { HandStore } from './hands.ts';
import type { UntoldChange } from './kept-panel.ts';
import type { LooseCalls } from './loose-calls.ts';
import { nextToTell } from './next-player.ts';
import { calledOut, isStillTrue, type Note, notesIn } from './notes.ts';

export interface DeliveryParts extends DisplayParts {
  readonly readers: Readers;
  readonly attendance: Attendance;
  readonly hands: HandStore;
}

export interface Delivery {
  /** `called`: people whom the panel already pings are not pinged in the channel again. */
  deliver(
    view: TableView,
    reader: Reader,
    changes: readonly Pick<UntoldChange, 'revision' | 'facts'>[],
    called: readonly PersonId[],
  ): Promise<void>;
  stop(): void;
}

const FOR_SOMEBODY: readonly Fact['kind'][] = [
  'invited',
  'over',
  'reminder',
  'replaced',
  'still-asked',
  'stood-in',
  'took-back',
];

/** Something of it is for single people, who would miss it: it counts as told when they have it. */
export const isForSomebody = ({ kind }: Fact): boolean => FOR_SOMEBODY.includes(kind);

/** `enqueue`: runs this work in the table's queue. */
export function createDelivery(
  parts: DeliveryParts,
  loose: LooseCalls,
  enqueue: (table: TableId, work: () => Promise<void>) => void,
): Delivery {
  const { poster, readers, clock, attendance, tables } = parts;
  const errands = createErrands(clock, attendance, (id, errand) => enqueue(id, () => run(id, errand)));
  const direct = createDirect({
    ...parts,
    picture: async (scene) => inTime(await parts.paint(scene)),
    later: ({ id }, errand) => errands.later(id, errand),
  });

  async function callOut(view: TableView, { words }: Reader, note: Note, why: string): Promise<void> {
    const call = calledOut(note, view, words);
    if (call === null) return;
    const key = callKey(view, [note.person], why);
    const posted = await poster.call(view.channel, call, key);
    const seat = note.kind === 'reminder' ? seatOf(view, note.person) : null;
    if (posted.ok && seat !== null) await loose.add(view, { message: posted.value.id, seats: [seat] });
  }

  /** `of`: the same for whatever is the same note, whichever process sends it. */
  async function note(view: TableView, reader: Reader, note: Note, of: number, called: readonly PersonId[]) {
    const why = [note.kind, note.person, of].join(' ');
    const way = await direct.note(view, note, `${view.id} ${why}`);
    if (way === 'unsent' && !called.includes(note.person)) await callOut(view, reader, note, why);
  }

  /** Its person was here when it was due, and has gone since. */
  async function run(id: TableId, { kind, person }: Errand): Promise<void> {
    const view = await tables().view(id, null);
    if (!view.ok) return;
    if (kind === 'hand') return direct.sendHand(view.value, person);
    if (isStillTrue({ kind, person }, view.value)) {
      await note(view.value, await readers.open(view.value), { kind, person }, clock.now(), []);
    }
  }

  return {
    async deliver(view, reader, changes, called) {
      const all = changes.flatMap(({ facts }) => facts);
      await direct.sendHands(view, all);
      for (const { revision, facts } of changes) {
        for (const each of notesIn(facts, view)) await note(view, reader, each, revision, called);
      }
      const next = await nextToTell(all, view, async (person) => (await tables().settings(person)).tellNext);
      if (next !== null) await note(view, reader, { kind: 'next', person: next }, clock.now(), called);
    },
    stop: () => errands.stop(),
  };
}
