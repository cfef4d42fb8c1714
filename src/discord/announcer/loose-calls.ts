/** Calls beside the panel: they are removed when whoever they call has decided, or is called again. */
import type { TableView } from '#tables/table-view.ts';
import type { Poster } from '../wire/poster.ts';
import type { KeptPanel, LooseCall, PanelStore } from './kept-panel.ts';
import { calledBy } from './occasions.ts';

export interface LooseCalls {
  /** A call for these occasions is about to be posted. */
  announce(view: TableView, occasions: readonly string[]): Promise<void>;
  /** It is posted, and calls for these occasions; none for a reminder. */
  add(view: TableView, call: LooseCall, occasions?: readonly string[]): Promise<void>;
  /** Removes those that nobody need answer any more. */
  sweep(view: TableView): Promise<void>;
}

const isOpen = ({ status, play }: TableView, { seats }: LooseCall): boolean =>
  status === 'running' && (play?.deciding.some(({ seat }) => seats.includes(seat)) ?? false);

export function createLooseCalls(poster: Poster, store: PanelStore): LooseCalls {
  async function keepOnly(
    panel: KeptPanel,
    { id }: TableView,
    keep: (call: LooseCall) => boolean,
    added: readonly LooseCall[],
  ) {
    const gone = panel.loose.filter((call) => !keep(call));
    if (gone.length === 0 && added.length === 0) return;
    await store.keepPanel(id, { ...panel, loose: [...panel.loose.filter(keep), ...added] }, null);
    for (const { message } of gone) await poster.remove(panel.channel, message);
  }

  return {
    async announce(view, occasions) {
      const panel = await store.panel(view.id);
      if (panel) await store.keepPanel(view.id, { ...panel, posting: occasions }, null);
    },
    async add(view, call, occasions) {
      const panel = await store.panel(view.id);
      if (panel === null) return;
      const noted = occasions ? { ...panel, called: calledBy(panel, occasions, view), posting: null } : panel;
      const isElse = ({ seats }: LooseCall) => !seats.every((seat) => call.seats.includes(seat));
      await keepOnly(noted, view, isElse, [call]);
    },
    async sweep(view) {
      const panel = await store.panel(view.id);
      if (panel) await keepOnly(panel, view, (call) => isOpen(view, call), []);
    },
  };
}
