/** Calls beside the panel: they are removed when whoever they call has decided, or is called again. */
import type { TableView } from '#tables/table-view.ts';
import type { Poster } from '../wire/poster.ts';
import type { LooseCall, PanelStore } from './kept-panel.ts';

export interface LooseCalls {
  add(view: TableView, call: LooseCall): Promise<void>;
  /** Removes those that nobody need answer any more. */
  sweep(view: TableView): Promise<void>;
}

const isOpen = ({ status, play }: TableView, { seats }: LooseCall): boolean =>
  status === 'running' && (play?.deciding.some(({ seat }) => seats.includes(seat)) ?? false);

export function createLooseCalls(poster: Poster, store: PanelStore): LooseCalls {
  async function keepOnly({ id }: TableView, keep: (call: LooseCall) => boolean, added: readonly LooseCall[]) {
    const panel = await store.panel(id);
    const gone = panel?.loose.filter((call) => !keep(call)) ?? [];
    if (panel === null || (gone.length === 0 && added.length === 0)) return;
    await store.keepPanel(id, { ...panel, loose: [...panel.loose.filter(keep), ...added] }, null);
    for (const { message } of gone) await poster.remove(panel.channel, message);
  }

  return {
    add: (view, call) => keepOnly(view, ({ seats }) => !seats.every((seat) => call.seats.includes(seat)), [call]),
    sweep: (view) => keepOnly(view, (call) => isOpen(view, call), []),
  };
}
