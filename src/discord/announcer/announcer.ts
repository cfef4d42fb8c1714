/** What has been kept at a table becomes messages: from its public view alone, and private parts only to their owner. */
import { wordsIn } from '#i18n/words.ts';
import type { Fact } from '#tables/facts.ts';
import type { PersonId, TableId } from '#tables/ids.ts';
import type { Announcer } from '#tables/ports.ts';
import { createQueues } from '#tables/service/queue.ts';
import type { Tables } from '#tables/service/tables.ts';
import type { TableView } from '#tables/table-view.ts';
import type { Casts } from '../casts.ts';
import type { Cast } from '../faces/face.ts';
import { mention, message, say, text } from '../message.ts';
import { createDirect } from './direct.ts';
import { createDisplay, type DisplayParts, type News } from './display.ts';

export interface AnnouncerParts extends DisplayParts {
  readonly casts: Casts;
  tables(): Tables;
}

export interface TableAnnouncer extends Announcer {
  /** The table anew at the bottom of its channel. */
  showAgain(table: TableId): Promise<void>;
  /** When all that was told is shown. */
  idle(): Promise<void>;
}

/** These bring a panel of their own, whoever is to decide. */
const POSTED_ANEW: readonly Fact['kind'][] = ['opened', 'started', 'over', 'woke', 'fell-asleep'];

const personIn = ({ places }: TableView, seat: number): PersonId[] => {
  const occupant = places[seat]?.occupant;
  return occupant?.kind === 'person' ? [occupant.person] : [];
};

/** People who are asked only now. Computers ask for nobody's attention. */
function askedIn(facts: readonly Fact[], view: TableView): PersonId[] {
  const seats = facts.flatMap((fact) => {
    if (fact.kind === 'to-decide') return fact.seats;
    return fact.kind === 'replaced' || fact.kind === 'took-back' ? [fact.seat] : [];
  });
  const open = view.play?.deciding.map(({ seat }) => seat) ?? [];
  const asked = [...new Set(seats)].filter((seat) => open.includes(seat));
  return asked.flatMap((seat) => personIn(view, seat));
}

/** A lobby that nobody came to has nothing to call anybody to. */
const isForgotten = ({ play, status }: TableView): boolean => !play && status === 'asleep';

function newsOf(facts: readonly Fact[], view: TableView): News {
  const pings = askedIn(facts, view);
  const anew = pings.length > 0 || facts.some(({ kind }) => POSTED_ANEW.includes(kind));
  return { facts, pings, anew, stays: isForgotten(view) };
}

export function createAnnouncer(parts: AnnouncerParts): TableAnnouncer {
  const { poster, store, casts, log, tables } = parts;
  const direct = createDirect({
    ...parts,
    picture: async (scene) => (await parts.paint(scene)).png,
  });
  const display = createDisplay(parts, (id, show) => void enqueue(id, show));
  const queues = createQueues();
  /** Told but not shown yet: what comes while Discord is busy is shown together. */
  const pending = new Map<TableId, Fact[]>();

  function enqueue(id: TableId, work: () => Promise<void>): Promise<void> {
    const logged = (error: unknown) => log.error({ err: error, table: id }, 'a table was not shown');
    return queues.run(id, () => work().catch(logged));
  }

  /** With nothing new to tell. */
  async function showAnew(id: TableId): Promise<void> {
    const view = await tables().view(id, null);
    if (view.ok) await display.show(view.value, await casts.open(view.value), { facts: [], pings: [], anew: true });
  }

  async function remind(view: TableView, { words }: Cast, facts: readonly Fact[]): Promise<void> {
    for (const fact of facts) {
      if (fact.kind !== 'reminder' || (await direct.remind(view, fact.person))) continue;
      const nudge = text(words.bot.panel.reminder({ who: mention(fact.person) }));
      await poster.post(view.channel, message([nudge], { pings: [fact.person] }));
    }
  }

  /** A damaged table has no view: its channel is all that is known of it. */
  async function tellDamage(id: TableId): Promise<void> {
    const panel = store.panel(id);
    if (panel) await poster.post(panel.channel, say(wordsIn('en').bot.damaged));
  }

  async function flush(id: TableId): Promise<void> {
    const facts = pending.get(id) ?? [];
    pending.delete(id);
    if (facts.length === 0) return;
    const view = await tables().view(id, null);
    if (!view.ok) return tellDamage(id);
    const cast = await casts.open(view.value);
    const isReminder = facts.every(({ kind }) => kind === 'reminder');
    if (!isReminder) await display.show(view.value, cast, newsOf(facts, view.value));
    await direct.sendHands(view.value, facts);
    await remind(view.value, cast, facts);
  }

  return {
    announce(id, facts) {
      pending.set(id, [...(pending.get(id) ?? []), ...facts]);
      void enqueue(id, () => flush(id));
    },
    showAgain: (id) => enqueue(id, () => showAnew(id)),
    idle: () => queues.idle(),
  };
}
