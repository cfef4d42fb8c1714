/** The great moments of every table: which are still to be told, and which events they have told. */
import type { PaintScene } from '#render/painting.ts';
import { eventsIn, type Fact } from '#tables/facts.ts';
import type { AnyEvent } from '#tables/rulebook.ts';
import type { TableView } from '#tables/table-view.ts';
import { presentationOf } from '../games/index.ts';
import type { Reader } from '../readers/reader.ts';
import { shownView } from '../table/shown-view.ts';
import type { Poster } from '../wire/poster.ts';
import { greatMomentMessage, paintedLater, type Staged, stage } from './great-moments.ts';

export interface GreatMoments {
  /** Those that were not tried yet. */
  among(facts: readonly Fact[], view: TableView, reader: Reader): Promise<readonly Staged[]>;
  /** As a message of its own, with one try. */
  post(view: TableView, staged: Staged): Promise<void>;
  isTold(event: AnyEvent): boolean;
  /** The moments of these facts have had their try; `told`: those that another message has told. */
  settle(facts: readonly Fact[], told: readonly Staged[]): void;
}

export interface MomentParts {
  readonly poster: Poster;
  readonly paint: PaintScene;
}

export type WhenLate = <T>(
  view: TableView,
  later: Promise<T | null> | null,
  put: (ready: T) => Promise<unknown>,
) => void;

/** The panels of these facts already tell everything. */
const isTurningPoint = ({ kind }: Fact): boolean => kind === 'started' || kind === 'over';

/** The same, whichever process posts it. */
const keyOf = ({ moment }: Staged, { id, play }: TableView): string =>
  [id, play?.version, moment.title, ...moment.lines].join(' ');

export function createGreatMoments({ poster, paint }: MomentParts, whenLate: WhenLate): GreatMoments {
  const past = new WeakSet<Fact>();
  const told = new WeakSet<AnyEvent>();

  const markTold = ({ moment }: Staged): void => {
    for (const event of moment.told) told.add(event);
  };

  return {
    async among(facts, view, reader) {
      if (!view.play || facts.some(isTurningPoint)) return [];
      const fresh = facts.filter((fact) => !past.has(fact));
      const { news } = presentationOf(view.game);
      const moments = news.moments?.(eventsIn(fresh), shownView(view, view.play), reader) ?? [];
      return Promise.all(moments.map((moment) => stage(moment, paint)));
    },
    async post(view, staged) {
      const posted = await poster.post(view.channel, greatMomentMessage(staged, view), keyOf(staged, view));
      if (!posted.ok) return;
      markTold(staged);
      whenLate(view, paintedLater([staged]), async ([ready]) => {
        if (ready) await poster.edit(view.channel, posted.value.id, greatMomentMessage(ready, view));
      });
    },
    isTold: (event) => told.has(event),
    settle(facts, moments) {
      for (const staged of moments) markTold(staged);
      for (const fact of facts) past.add(fact);
    },
  };
}
