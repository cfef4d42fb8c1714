/** What concerns single people: sent directly, now or when they have gone; notes are else called out in the channel. */
import { inTime } from '#render/painting.ts';
import type { Fact } from '#tables/facts.ts';
import type { PersonId, TableId } from '#tables/ids.ts';
import { seatOf } from '#tables/table.ts';
import type { TableView } from '#tables/table-view.ts';
import type { Reader } from '../readers/reader.ts';
import type { Readers } from '../readers/readers.ts';
import type { Attendance } from '../wire/attendance.ts';
import { createDirect } from './direct.ts';
import type { DisplayParts } from './display.ts';
import { createErrands, type Errand } from './errands.ts';
import type { HandStore } from './hands.ts';
import { callInvited } from './invitations.ts';
import type { UntoldChange } from './kept-panel.ts';
import type { LooseCalls } from './loose-calls.ts';
import { nextToTell } from './next-player.ts';
import { calledOut, isOutdated, isStillTrue, type Note, notesIn } from './notes.ts';
import { createOnlyOnce } from './only-once.ts';
import type { PassingTrouble } from './panels.ts';

export interface DeliveryParts extends DisplayParts {
  readonly readers: Readers;
  readonly attendance: Attendance;
  readonly hands: HandStore;
}

export interface Delivery {
  /**
   * Invitations and notes, and hands. Resolves with why something did not get through that may later; what did is not sent again then. `called`: people whom
   * the panel already pings are not pinged in the channel again. `isShut`: nothing can be called out there now.
   */
  deliver(
    view: TableView,
    reader: Reader,
    changes: readonly Pick<UntoldChange, 'revision' | 'facts'>[],
    called: readonly PersonId[],
    isShut: boolean,
  ): Promise<PassingTrouble | null>;
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

/** Of several that say the same to somebody, as they gather where nothing gets through, the last. */
function notesOf(changes: readonly Pick<UntoldChange, 'revision' | 'facts'>[], view: TableView) {
  const all = changes.flatMap(({ revision, facts }) => notesIn(facts, view).map((note) => ({ note, revision })));
  const isSame = (one: Note, other: Note): boolean => one.kind === other.kind && one.person === other.person;
  return all.filter(
    ({ note }, index) => !isOutdated(note, view) && !all.slice(index + 1).some((later) => isSame(later.note, note)),
  );
}

/** `enqueue`: runs this work in the table's queue. */
export function createDelivery(
  parts: DeliveryParts,
  loose: LooseCalls,
  enqueue: (table: TableId, work: () => Promise<void>) => void,
): Delivery {
  const { poster, readers, clock, attendance, tables } = parts;
  const once = createOnlyOnce();
  const errands = createErrands(clock, attendance, (id, errand) => enqueue(id, () => run(id, errand)));
  const direct = createDirect({
    ...parts,
    picture: async (scene) => inTime(await parts.paint(scene)),
    later: ({ id }, errand) => errands.later(id, errand),
  });

  /** `of`: the same for whatever is the same note, whichever process sends it. */
  const keyOf = ({ id }: TableView, { kind, person }: Note, of: number): string => [id, kind, person, of].join(' ');

  async function callOut(view: TableView, { words }: Reader, note: Note, key: string, isShut = false) {
    const call = calledOut(note, view, words);
    if (call === null) return null;
    if (isShut) return 'forbidden';
    const seat = note.kind === 'reminder' ? seatOf(view, note.person) : null;
    const send = () => poster.call(view.channel, call, `${key} called out`);
    return once.post(key, send, async ({ id: message }) => {
      if (seat !== null) await loose.add(view, { message, seats: [seat] });
    });
  }

  /** Resolves with true if it is to be called out. */
  async function isLeft(view: TableView, note: Note, key: string, called: readonly PersonId[]): Promise<boolean> {
    if (once.isDone(key)) return false;
    const way = once.isOut(key) ? 'unsent' : await direct.note(view, note, key);
    if (way === 'unsent' && !called.includes(note.person)) return true;
    once.settle(key);
    return false;
  }

  /** Worth nothing later, and nothing for the channel. */
  async function tellNext(view: TableView, person: PersonId, revision: number): Promise<void> {
    const note = { kind: 'next', person } as const;
    await isLeft(view, note, keyOf(view, note, revision), []);
  }

  /** Its person was here when it was due, and has gone since. */
  async function run(id: TableId, { kind, person }: Errand): Promise<void> {
    const view = await tables().view(id, null);
    if (!view.ok) return;
    if (kind === 'hand') return direct.sendHand(view.value, person);
    if (isStillTrue({ kind, person }, view.value)) {
      const key = keyOf(view.value, { kind, person }, clock.now());
      if (await isLeft(view.value, { kind, person }, key, []))
        await callOut(view.value, await readers.open(view.value), { kind, person }, key);
    }
  }

  return {
    async deliver(view, reader, changes, called, isShut) {
      const all = changes.flatMap(({ facts }) => facts);
      await direct.sendHands(view, all);
      let trouble = await callInvited(poster, once, view, reader, changes, isShut);
      for (const { note, revision } of notesOf(changes, view)) {
        const key = keyOf(view, note, revision);
        if (await isLeft(view, note, key, called)) trouble ??= await callOut(view, reader, note, key, isShut);
      }
      const next = await nextToTell(all, view, async (person) => (await tables().settings(person)).tellNext);
      const last = changes.at(-1);
      if (next !== null && last) await tellNext(view, next, last.revision);
      return trouble;
    },
    stop: () => errands.stop(),
  };
}
