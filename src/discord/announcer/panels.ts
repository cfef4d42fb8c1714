/** One current panel for each table: posted anew when somebody is called, otherwise edited. */
import type { Result } from '#engine/result.ts';
import type { Seat } from '#engine/seat.ts';
import type { PersonId } from '#tables/ids.ts';
import type { TableView } from '#tables/table-view.ts';
import type { Reader } from '../readers/reader.ts';
import { buttonsIn, type Message } from '../wire/message.ts';
import type { Posted } from '../wire/own-messages.ts';
import type { Poster } from '../wire/poster.ts';
import type { Trouble } from '../wire/trouble.ts';
import { callFor, type PanelCall } from './call-message.ts';
import { pastPanel, type Staged } from './great-moments.ts';
import type { KeptPanel, NewsProgress, PanelStore } from './kept-panel.ts';
import { named } from './named.ts';
import { calledBy, occasionOf } from './occasions.ts';
import { type NewLines, NO_STORY, toldOn } from './story.ts';

/**
 * `anew`: at the bottom of the channel. `in-place`: by an edit, and anew only if the message is gone. `nowhere-else`: in
 * place, or not at all.
 */
export type Placement = 'anew' | 'in-place' | 'nowhere-else';

/**
 * `unfinished`: whoever is called has been called, but the panel does not show it all yet. `untidy`: it does, but old
 * panels still have their buttons.
 */
export type Shortfall = Trouble | 'unfinished' | 'untidy';

export interface Showing {
  readonly view: TableView;
  readonly reader: Reader;
  readonly lines: NewLines;
  /** Told by the panel that a newer one replaces, below its lines; none if the panel stays. */
  readonly moments: readonly Staged[];
  /** Added to a lobby's panel when the game's first panel takes its place. */
  readonly parting: readonly string[];
  readonly placement: Placement;
  readonly pings: readonly PersonId[];
  /** The last change whose news this showing tells; null if it tells none. */
  readonly seen: number | null;
  /** Once this is shown, nothing is left to be done with the news. */
  readonly isLast: boolean;
  /** The occasions that need no call any more once this is shown; those of `pings` among them. */
  readonly settled: readonly string[];
  /** The old panel's message has become a past panel: `told` is that panel, with these moments. */
  retired?(message: string, told: (moments: readonly Staged[]) => Message): void;
  /** The panel with these last lines. */
  messageWith(lines: readonly string[]): Message;
}

export interface Panels {
  /** Law: a showing that `failed`, or is `forbidden`, can be repeated. What it may have posted is found by then (`strays.ts`). */
  show(showing: Showing): Promise<Shortfall | null>;
}

const MOST_KEPT_LINES = 40;

const last = (lines: readonly string[]): readonly string[] => lines.slice(-MOST_KEPT_LINES);
const troubleIn = (result: Result<unknown, Trouble>): Trouble | null => (result.ok ? null : result.error);

/** The lines are kept with the panel, and all of it is shown, or not. */
const progress = ({ seen, isLast }: Showing, isShown = true): NewsProgress | null =>
  seen === null ? null : { revision: seen, as: isShown && isLast ? 'seen' : 'told' };

/** Without a change to tell, the same may be posted again. */
const postKey = ({ view, seen }: Showing): string | null => (seen === null ? null : `${view.id} panel ${seen}`);

function send(poster: Poster, showing: Showing, panel: Message, call: PanelCall | null) {
  const { view, reader } = showing;
  if (call) return poster.call(view.channel, call.message, call.key);
  return poster.post(view.channel, named(panel, view, reader), postKey(showing));
}

const seatsAsked = ({ play }: TableView): Seat[] => play?.deciding.map(({ seat }) => seat) ?? [];

/** Without news a new panel repeats the old lines. */
function linesAfter(old: KeptPanel | null, { lines, moments }: Showing) {
  const { before, since } = toldOn(old ?? NO_STORY, lines);
  const news = last(since);
  return { news, before: news.length > 0 || moments.length > 0 ? news : before };
}

interface NewPanel {
  readonly panel: Message;
  readonly call: PanelCall | null;
  readonly news: readonly string[];
  readonly kept: KeptPanel;
  readonly old: KeptPanel | null;
}

const keptAs = (
  { channel, play }: TableView,
  { id: message, at: postedAt }: Posted,
  before: readonly string[],
  old: KeptPanel | null,
): KeptPanel => ({
  ...{ channel, message, postedAt, isLobby: play === null, before, since: [], posting: null },
  ...{ called: old?.called ?? [], past: old?.past ?? [] },
  loose: old?.loose.filter((loose) => loose.message !== message) ?? [],
});

/** It may become possible later, without a change of the table. */
export type PassingTrouble = Extract<Trouble, 'failed' | 'forbidden'>;

export const mayPass = (trouble: Shortfall): trouble is PassingTrouble =>
  trouble === 'failed' || trouble === 'forbidden';

/** The panel shows how things stand. */
export const isUpToDate = (shortfall: Shortfall | null): shortfall is 'untidy' | null =>
  shortfall === null || shortfall === 'untidy';

/** What is left to do where a panel shows all. */
const tidiness = ({ past }: KeptPanel): 'untidy' | null => (past.length > 0 ? 'untidy' : null);

/** Noted beforehand, so that whatever happens meanwhile, somebody looks whether it was posted. */
async function postNoted(
  store: PanelStore,
  { id }: TableView,
  old: KeptPanel | null,
  occasions: readonly string[],
  send: () => Promise<Result<Posted, Trouble>>,
): Promise<Result<Posted, Trouble>> {
  if (old) await store.keepPanel(id, { ...old, posting: occasions }, null);
  const posted = await send();
  if (old && !posted.ok && posted.error !== 'failed') await store.keepPanel(id, { ...old, posting: null }, null);
  return posted;
}

/** The old panel loses its buttons. */
async function retire(poster: Poster, showing: Showing, old: KeptPanel, past: readonly string[]) {
  const { view, reader, moments } = showing;
  const retired = await poster.edit(old.channel, old.message, pastPanel(past, moments, view, reader));
  if (retired.ok) showing.retired?.(old.message, (ready) => pastPanel(past, ready, view, reader));
  // Where the old panel is gone, its moments stand alone.
  else if (moments.length > 0) await poster.post(view.channel, pastPanel([], moments, view, reader));
  return troubleIn(retired);
}

/** The lines go with the next panel. */
async function keepUnposted(store: PanelStore, showing: Showing, old: KeptPanel | null, since: readonly string[]) {
  const { view, seen, isLast } = showing;
  if (old) await store.keepPanel(view.id, { ...old, since }, progress(showing));
  else if (seen !== null && isLast) await store.markSeen(view.id, seen);
}

export function createPanels(poster: Poster, store: PanelStore): Panels {
  async function postAnew(showing: Showing, old: KeptPanel | null): Promise<Shortfall | null> {
    const { view, reader, pings } = showing;
    const { news, before } = linesAfter(old, showing);
    const panel = showing.messageWith(before);
    const call = callFor(view, reader, pings, buttonsIn(panel));
    const occasions = pings.map((person) => occasionOf(view, person));
    const posted = await postNoted(store, view, old, occasions, () => send(poster, showing, panel, call));
    if (posted.ok) return settle(showing, { panel, call, news, old, kept: keptAs(view, posted.value, before, old) });
    if (!mayPass(posted.error)) await keepUnposted(store, showing, old, news);
    return posted.error;
  }

  /** First of all, who has been called: after that, nothing may call them again. */
  async function settle(showing: Showing, { panel, call, news, old, kept }: NewPanel): Promise<Shortfall | null> {
    const { view, settled, parting } = showing;
    const replaced = old && old.message !== kept.message ? old : null;
    // A lobby's panel gets the beginning of the game as its last lines.
    const lines = [...news, ...(old?.isLobby ? parting : [])];
    const past = replaced ? [...kept.past, { message: replaced.message, lines }] : kept.past;
    const now = { ...kept, called: calledBy(kept, settled, view), past };
    await store.keepPanel(view.id, now, progress(showing, false));
    const trouble = replaced && (await retire(poster, showing, replaced, lines));
    const isLeft = trouble !== null && mayPass(trouble);
    const done = isLeft ? now : { ...now, past: kept.past };
    if (call) return dress(showing, done, panel);
    await store.keepPanel(view.id, done, progress(showing, tidiness(done) === null));
    return tidiness(done);
  }

  /** A call becomes the panel by an edit, which rings for nobody. */
  async function dress(showing: Showing, kept: KeptPanel, panel: Message): Promise<Shortfall | null> {
    const { view } = showing;
    const trouble = troubleIn(await poster.edit(kept.channel, kept.message, panel));
    if (trouble === 'refused' || trouble === 'gone') return postBeside(showing, kept, panel);
    const left = trouble !== null && mayPass(trouble) ? 'unfinished' : tidiness(kept);
    await store.keepPanel(view.id, kept, progress(showing, left === null));
    return left ?? trouble;
  }

  /** Where Discord leaves a call as it is, the panel stands below it. */
  async function postBeside(showing: Showing, kept: KeptPanel, panel: Message): Promise<Shortfall | null> {
    const { view, reader } = showing;
    const posted = await postNoted(store, view, kept, [], () => poster.post(view.channel, named(panel, view, reader)));
    if (!posted.ok && mayPass(posted.error)) return 'unfinished';
    if (!posted.ok) {
      await keepUnposted(store, showing, kept, []);
      return posted.error;
    }
    const { id: message, at: postedAt } = posted.value;
    const loose = [...kept.loose, { message: kept.message, seats: seatsAsked(view) }];
    const now = { ...kept, message, postedAt, loose, posting: null };
    await store.keepPanel(view.id, now, progress(showing, tidiness(now) === null));
    return tidiness(now);
  }

  async function change(showing: Showing, old: KeptPanel): Promise<Shortfall | null> {
    const { view, lines, placement, settled } = showing;
    const { before, since: all } = toldOn(old, lines);
    const since = last(all);
    const edited = await poster.edit(old.channel, old.message, showing.messageWith([...before, ...since]));
    const trouble = troubleIn(edited);
    if (trouble === 'gone' && placement !== 'nowhere-else') return postAnew(showing, old);
    if (trouble !== null && mayPass(trouble)) return trouble;
    const called = calledBy(old, settled, view);
    const now = { ...old, isLobby: view.play === null, before, since, called };
    await store.keepPanel(view.id, now, progress(showing, tidiness(now) === null));
    return trouble ?? tidiness(now);
  }

  return {
    async show(showing) {
      const old = await store.panel(showing.view.id);
      // A lobby that was never shown and is closed already: nobody misses it.
      if (old === null && showing.placement === 'nowhere-else')
        return keepUnposted(store, showing, old, []).then(() => null);
      return old === null || showing.placement === 'anew' ? postAnew(showing, old) : change(showing, old);
    },
  };
}
