/** A table in its channel: its painted board, its great moments, its current panel. */
import type { Logger } from 'pino';
import type { PaintScene } from '#render/painting.ts';
import { recent } from '#shared/recent.ts';
import { eventsIn, type Fact } from '#tables/facts.ts';
import type { PersonId, TableId } from '#tables/ids.ts';
import type { Clock } from '#tables/ports.ts';
import type { AnyEvent } from '#tables/rulebook.ts';
import type { Tables } from '#tables/service/tables.ts';
import type { TableView } from '#tables/table-view.ts';
import { presentationOf } from '../games/index.ts';
import { lobbyPanel } from '../lobby/lobby-panel.ts';
import type { Reader } from '../readers/reader.ts';
import type { BoardPicture, PanelParts } from '../table/panel-blocks.ts';
import { shownView } from '../table/shown-view.ts';
import { tablePanel } from '../table/table-panel.ts';
import { type Message, mention, say } from '../wire/message.ts';
import type { Poster } from '../wire/poster.ts';
import { type Board, boardFrom, NO_BOARD, paintedLate } from './board.ts';
import { endOf } from './end-picture.ts';
import { paintedLater, type Staged } from './great-moments.ts';
import type { PanelStore } from './kept-panel.ts';
import { linesOf, partingLines } from './lines.ts';
import { createGreatMoments } from './moments.ts';
import { createPanels, isUpToDate, mayPass, type Placement, type Shortfall, type Showing } from './panels.ts';
import type { Troubles } from './troubles.ts';

export interface DisplayParts {
  readonly poster: Poster;
  readonly store: PanelStore;
  readonly clock: Clock;
  readonly log: Logger;
  readonly paint: PaintScene;
  tables(): Tables;
}

export interface News {
  readonly facts: readonly Fact[];
  readonly placement: Placement;
  readonly pings: readonly PersonId[];
  /** The last change that this news tells; null if it tells none. */
  readonly seen: number | null;
  /** Once it is shown, nothing is left to be done with it. */
  readonly isLast: boolean;
  /** It was to be told before, by a process that has ended: whoever could do something about a trouble has heard of it. */
  readonly isOld: boolean;
  /** The occasions that need no call any more once this is shown. */
  readonly settled: readonly string[];
}

export interface Display {
  /** News that has `failed`, or is `forbidden`, may be shown again: its great moments are not posted twice. */
  show(view: TableView, reader: Reader, news: News): Promise<Shortfall | null>;
}

/** Nobody closes a lobby that its last player leaves. */
function closedMessage({ words }: Reader, facts: readonly Fact[]): Message {
  const by = facts.find((fact) => fact.kind === 'cancelled')?.by ?? null;
  const { lobby } = words.bot;
  return say(by === null ? lobby.cancelled : lobby.closedBy({ who: mention(by) }));
}

function panelMessage(parts: Omit<PanelParts, 'play' | 'lines'>, facts: readonly Fact[]) {
  return (lines: readonly string[]): Message => {
    const { view, reader } = parts;
    if (view.play) return tablePanel({ ...parts, play: view.play, lines });
    return view.status === 'cancelled' ? closedMessage(reader, facts) : lobbyPanel(view, reader);
  };
}

interface Pictured {
  readonly board: BoardPicture | null;
  readonly end: BoardPicture | null;
  readonly moments: readonly Staged[];
}

/** How many tables may wait for late pictures. */
const MOST_TABLES = 1_000;

const NOTHING_NEW = { facts: [], placement: 'in-place', pings: [], settled: [], seen: null } as const;

/** `whenPainted`: called when a late picture is ready; `show` must run in the table's queue, and nobody tries it again. */
export function createDisplay(
  parts: DisplayParts,
  troubles: Troubles,
  whenPainted: (table: TableId, show: () => Promise<Shortfall | null>) => void,
): Display {
  const { poster, store, paint } = parts;
  const panels = createPanels(poster, store);
  /** Each table's last showing: a picture that comes too late for one panel is neither painted nor shown on the next. */
  const lastShowing = recent<TableId, AbortController>(MOST_TABLES);
  function whenLate<T>({ id }: TableView, later: Promise<T | null> | null, put: (ready: T) => Promise<unknown>): void {
    void later?.then((ready) => ready !== null && whenPainted(id, () => put(ready).then(() => null)));
  }

  const greatMoments = createGreatMoments(parts, whenLate);

  async function boardOf(view: TableView, reader: Reader, facts: readonly Fact[], gone: AbortSignal): Promise<Board> {
    const { pictures } = presentationOf(view.game);
    if (!view.play || !pictures.board) return NO_BOARD;
    return boardFrom(pictures.board(shownView(view, view.play), reader, eventsIn(facts)), paint, gone);
  }

  /** Aborted by the next showing of this table. */
  function newShowing({ id }: TableView): AbortSignal {
    lastShowing.get(id, () => new AbortController()).abort();
    const showing = new AbortController();
    lastShowing.set(id, showing);
    return showing.signal;
  }

  /** The answer to whoever opened it says that it can't be shown. */
  const isNew = async ({ id, play }: TableView): Promise<boolean> => play === null && (await store.panel(id)) === null;

  async function showPanel(view: TableView, reader: Reader, news: News, { board, end, moments }: Pictured) {
    const { facts, isOld, ...how } = news;
    const isTold = (event: AnyEvent) =>
      greatMoments.isTold(event) || moments.some(({ moment }) => moment.told.includes(event));
    const lines = linesOf(facts, view, reader, isTold);
    const parting = partingLines(view, reader);
    const messageWith = panelMessage({ view, reader, board, end }, facts);
    const retired: Showing['retired'] = (message, panel) =>
      whenLate(view, paintedLater(moments), (ready) => poster.edit(view.channel, message, panel(ready)));
    const trouble = await panels.show({ ...how, view, reader, lines, moments, parting, messageWith, retired });
    if (isUpToDate(trouble)) troubles.settle(view.id);
    // What failed is tried again first.
    else if (trouble !== 'failed' && trouble !== 'unfinished' && !isOld && !(await isNew(view))) {
      await troubles.report(view, reader, trouble);
    }
    return trouble;
  }

  /** The table as it is now; null if its board is another one: another process may have shown that. */
  async function stillAs({ id, status, play }: TableView): Promise<TableView | null> {
    const now = await parts.tables().view(id, null);
    const isSame = now.ok && now.value.status === status && now.value.play?.version === play?.version;
    return isSame ? now.value : null;
  }

  async function showLate(view: TableView, reader: Reader, news: News, late: Omit<Pictured, 'moments'>) {
    const now = await stillAs(view);
    return now && showPanel(now, reader, { ...news, ...NOTHING_NEW }, { ...late, moments: [] });
  }

  /** Law: a moment has one try, unless nothing of its news was shown. */
  async function tell(view: TableView, reader: Reader, news: News, pictured: Pictured) {
    const { moments } = pictured;
    const isReplacing = news.placement === 'anew' && (await store.panel(view.id))?.isLobby === false;
    if (!isReplacing) for (const each of moments) await greatMoments.post(view, each);
    const trouble = await showPanel(view, reader, news, { ...pictured, moments: isReplacing ? moments : [] });
    if (isReplacing && trouble !== null && mayPass(trouble)) return trouble;
    greatMoments.settle(news.facts, isReplacing ? moments : []);
    return trouble;
  }

  return {
    async show(view, reader, news) {
      const gone = newShowing(view);
      const [board, end, moments] = await Promise.all([
        boardOf(view, reader, news.facts, gone),
        endOf(view, reader, parts),
        greatMoments.among(news.facts, view, reader),
      ]);
      const trouble = await tell(view, reader, news, { board: board.now, end: end.now, moments });
      void paintedLate({ board, end })?.then((late) => {
        if (late)
          whenPainted(view.id, async () =>
            isUpToDate(trouble) && !gone.aborted ? showLate(view, reader, news, late) : null,
          );
      });
      return trouble;
    },
  };
}
