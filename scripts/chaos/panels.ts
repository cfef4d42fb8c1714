/** Holds the panels that people see against the tables that were kept. */
import { parseCustomId } from '#discord/wire/custom-id.ts';
import type { GuildHandle } from '#emulator/people/guild.ts';
import type { Message } from '#emulator/world/world.ts';
import type { TableId } from '#tables/ids.ts';
import type { KeptTables } from './kept.ts';

export interface PanelWatch {
  /** What is still not shown. */
  unshown(): string[];
  /** While people play: the tables that have not been seen with one live panel since this was asked for. */
  panelsAwaited(): () => string[];
}

const idsIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'custom_id' in value && !('disabled' in value && value.disabled) ? [String(value.custom_id)] : [];
  return [...own, ...Object.values(value).flatMap(idsIn)];
};

/** The tables that the buttons of a message are about, one for each button. */
export const tablesOn = ({ components }: Message): TableId[] =>
  idsIn(components).flatMap((id) => parseCustomId(id)?.table ?? []);

const FEWEST_ON_PANEL = 3;

/** By table: the messages that have a panel's buttons. */
function livePanelsIn(guilds: readonly GuildHandle[]): ReadonlyMap<TableId, readonly Message[]> {
  const panels = new Map<TableId, Message[]>();
  for (const message of guilds.flatMap((guild) => guild.channel().messages)) {
    const named = message.onlyFor === null ? tablesOn(message) : [];
    for (const table of new Set(named)) {
      const isPanel = named.filter((each) => each === table).length >= FEWEST_ON_PANEL;
      if (isPanel) panels.set(table, [...(panels.get(table) ?? []), message]);
    }
  }
  return panels;
}

export const livePanels = (guilds: readonly GuildHandle[], table: TableId): readonly Message[] =>
  livePanelsIn(guilds).get(table) ?? [];

export function watchPanels(guilds: readonly GuildHandle[], kept: () => KeptTables): PanelWatch {
  return {
    unshown() {
      const panels = livePanelsIn(guilds);
      const counts = kept()
        .running()
        .map(({ id }) => ({ id, count: panels.get(id)?.length ?? 0 }));
      return [
        ...(kept().isSeen() ? [] : ['something is unseen']),
        ...counts.filter(({ count }) => count !== 1).map(({ id, count }) => `${count} live panels: ${id}`),
      ];
    },
    panelsAwaited() {
      const seen = new Set<TableId>();
      return () => {
        const panels = livePanelsIn(guilds);
        const wanting = kept()
          .running()
          .filter(({ id }) => !seen.has(id));
        for (const { id } of wanting) if (panels.get(id)?.length === 1) seen.add(id);
        return wanting.filter(({ id }) => !seen.has(id)).map(({ id }) => `never one live panel: ${id}`);
      };
    },
  };
}
