/** A table in its channel: its board painted, its great moments told, its panel kept current. */
import type { Logger } from 'pino';
import type { Scene } from '#render/scene.ts';
import type { Fact } from '#tables/facts.ts';
import type { PersonId, TableId } from '#tables/ids.ts';
import type { Clock } from '#tables/ports.ts';
import type { TableView } from '#tables/table-view.ts';
import type { Cast } from '../faces/face.ts';
import { faceOf } from '../faces/faces.ts';
import { lobbyPanel } from '../lobby/lobby-panel.ts';
import { type Message, mention, say } from '../message.ts';
import type { BoardPicture, PanelParts } from '../table/panel-blocks.ts';
import { shownView } from '../table/shown-view.ts';
import { tablePanel } from '../table/table-panel.ts';
import { eventsIn, linesOf, partingLines } from './lines.ts';
import { occasionMessages } from './occasions.ts';
import { createPanels, type PanelStore } from './panels.ts';
import type { Poster } from './poster.ts';
import { createTroubles } from './troubles.ts';

/** `later` settles when a picture that was not ready in time is. */
export interface Painting {
  readonly png: Buffer | null;
  readonly later: Promise<unknown> | null;
}

export interface DisplayParts {
  readonly poster: Poster;
  readonly store: PanelStore;
  readonly clock: Clock;
  readonly log: Logger;
  paint(scene: Scene): Promise<Painting>;
  /** Until when somebody has said to be away; null for who is here. */
  awayUntil: PanelParts['awayUntil'];
}

export interface News {
  readonly facts: readonly Fact[];
  /** At the bottom of the channel, even if the old panel could be changed. */
  readonly anew: boolean;
  /** There is nothing new: an old panel is changed once more, rather than shown to all again. */
  readonly inPlace: boolean;
  readonly pings: readonly PersonId[];
}

export interface Display {
  show(view: TableView, cast: Cast, news: News): Promise<void>;
}

/** Their panels tell all of it themselves. */
const isTurningPoint = ({ kind }: Fact): boolean => kind === 'started' || kind === 'over';

/** The host's own is nothing to wonder at. */
function closedMessage({ host }: TableView, { words }: Cast, facts: readonly Fact[]): Message {
  const by = facts.find((fact) => fact.kind === 'cancelled')?.by ?? host;
  const { lobby } = words.bot;
  return say(by === null || by === host ? lobby.cancelled : lobby.closedBy({ who: mention(by) }));
}

function panelMessage(parts: Omit<PanelParts, 'lines' | 'pings'>, facts: readonly Fact[]) {
  return (lines: readonly string[], pings: readonly PersonId[]): Message => {
    const { view, cast } = parts;
    if (view.play) return tablePanel({ ...parts, lines, pings });
    return view.status === 'cancelled' ? closedMessage(view, cast, facts) : lobbyPanel(view, cast, pings);
  };
}

/** `onPainted`: the board that was missing from a panel is painted now. */
export function createDisplay(parts: DisplayParts, onPainted: (table: TableId) => void): Display {
  const { poster, store, clock, paint, awayUntil } = parts;
  const panels = createPanels(poster, store, clock);
  const troubles = createTroubles(parts);
  /** Goes up with every change of a panel: a picture that comes too late for one is not shown on the next. */
  const shown = new Map<TableId, number>();

  async function boardOf(view: TableView, cast: Cast, facts: readonly Fact[]): Promise<BoardPicture | null> {
    if (!view.play) return null;
    const count = (shown.get(view.id) ?? 0) + 1;
    shown.set(view.id, count);
    const sketch = faceOf(view.game).board(shownView(view, view.play), cast, eventsIn(facts));
    const { png, later } = await paint(sketch.scene);
    later?.then(
      () => shown.get(view.id) === count && onPainted(view.id),
      () => undefined,
    );
    return png && { png, alt: sketch.alt };
  }

  return {
    async show(view, cast, { facts, anew, inPlace, pings }) {
      const board = await boardOf(view, cast, facts);
      const moments = facts.some(isTurningPoint) ? [] : occasionMessages(view, cast, eventsIn(facts), board);
      for (const moment of moments) await poster.post(view.channel, moment);
      const lines = linesOf(facts, view, cast);
      const parting = partingLines(facts, cast);
      const message = panelMessage({ view, cast, board, awayUntil }, facts);
      const trouble = await panels.show({ view, cast, lines, parting, anew, inPlace, pings, paint: message });
      if (trouble) await troubles.report(view, cast, trouble);
    },
  };
}
