/** What has been kept at a table becomes messages: from its public view alone, and private parts only to their owner. */
import type { Logger } from 'pino';
import { wordsIn } from '#i18n/words.ts';
import type { Scene } from '#render/scene.ts';
import type { Fact } from '#tables/facts.ts';
import type { PersonId, TableId } from '#tables/ids.ts';
import type { Announcer, Clock } from '#tables/ports.ts';
import { createQueues } from '#tables/service/queue.ts';
import type { Tables } from '#tables/service/tables.ts';
import type { TableView } from '#tables/table-view.ts';
import type { Casts } from '../casts.ts';
import type { Cast } from '../faces/face.ts';
import { faceOf } from '../faces/faces.ts';
import { lobbyPanel } from '../lobby/lobby-panel.ts';
import { type Message, mention, message, say, text } from '../message.ts';
import { type BoardPicture, tablePanel } from '../table/table-panel.ts';
import { createDirect } from './direct.ts';
import { eventsIn, linesOf } from './lines.ts';
import { occasionMessages } from './occasions.ts';
import { createPanels, type PanelStore, type Showing } from './panels.ts';
import type { Poster } from './poster.ts';
import { createTroubles } from './troubles.ts';

export interface AnnouncerParts {
  readonly poster: Poster;
  readonly store: PanelStore;
  readonly casts: Casts;
  readonly clock: Clock;
  readonly log: Logger;
  tables(): Tables;
  picture(scene: Scene): Promise<Buffer | null>;
}

export interface TableAnnouncer extends Announcer {
  /** The table anew at the bottom of its channel. */
  showAgain(table: TableId): Promise<void>;
  idle(): Promise<void>;
}

/** These bring a panel of their own, whoever is to decide. */
const POSTED_ANEW: readonly Fact['kind'][] = ['opened', 'started', 'over', 'woke', 'fell-asleep'];

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

const personIn = ({ places }: TableView, seat: number): PersonId[] => {
  const occupant = places[seat]?.occupant;
  return occupant?.kind === 'person' ? [occupant.person] : [];
};

const isAnew = (facts: readonly Fact[], pings: readonly PersonId[]): boolean =>
  pings.length > 0 || facts.some(({ kind }) => POSTED_ANEW.includes(kind));

export function createAnnouncer(parts: AnnouncerParts): TableAnnouncer {
  const { poster, store, casts, clock, tables, picture } = parts;
  const panels = createPanels(poster, store, clock);
  const direct = createDirect(parts);
  const troubles = createTroubles(parts);
  const queues = createQueues();
  /** Told but not shown yet: what comes while Discord is busy is shown together. */
  const pending = new Map<TableId, Fact[]>();

  async function boardOf(view: TableView, cast: Cast, facts: readonly Fact[]): Promise<BoardPicture | null> {
    if (!view.play) return null;
    const sketch = faceOf(view.game).board(view.play.open, cast, eventsIn(facts));
    const png = await picture(sketch.scene);
    return png && { png, alt: sketch.alt };
  }

  function panelOf(view: TableView, cast: Cast, board: BoardPicture | null): Showing['paint'] {
    return (lines, pings): Message => {
      if (view.status === 'cancelled') return say(cast.words.bot.lobby.cancelled);
      return view.play ? tablePanel({ view, cast, board, lines, pings }) : lobbyPanel(view, cast);
    };
  }

  async function show(view: TableView, cast: Cast, facts: readonly Fact[], pings: readonly PersonId[]): Promise<void> {
    const board = await boardOf(view, cast, facts);
    if (!facts.some(({ kind }) => kind === 'started' || kind === 'over')) {
      for (const content of occasionMessages(view, cast, eventsIn(facts), board))
        await poster.post(view.channel, content);
    }
    const lines = linesOf(facts, view, cast);
    const anew = isAnew(facts, pings);
    const trouble = await panels.show({ view, cast, lines, anew, pings, paint: panelOf(view, cast, board) });
    if (trouble) await troubles.report(view, cast, trouble);
  }

  async function remind(view: TableView, cast: Cast, facts: readonly Fact[]): Promise<void> {
    for (const fact of facts) {
      if (fact.kind !== 'reminder' || (await direct.remind(view, fact.person))) continue;
      const nudge = message([text(cast.words.bot.panel.reminder({ who: mention(fact.person) }))], {
        pings: [fact.person],
      });
      await poster.post(view.channel, nudge);
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
    if (!isReminder) await show(view.value, cast, facts, askedIn(facts, view.value));
    await direct.sendHands(view.value, facts);
    await remind(view.value, cast, facts);
  }

  return {
    announce(id, facts) {
      pending.set(id, [...(pending.get(id) ?? []), ...facts]);
      return queues.run(id, () => flush(id));
    },
    showAgain: (id) =>
      queues.run(id, async () => {
        const view = await tables().view(id, null);
        if (!view.ok) return;
        const cast = await casts.open(view.value);
        const board = await boardOf(view.value, cast, []);
        const paint = panelOf(view.value, cast, board);
        await panels.show({ view: view.value, cast, lines: [], anew: true, pings: [], paint });
      }),
    idle: () => queues.idle(),
  };
}
