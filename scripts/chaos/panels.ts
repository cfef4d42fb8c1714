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

const FEWEST_ON_PANEL = 3;

/** The messages of a table that have a panel's buttons. */
export const livePanels = (guilds: readonly GuildHandle[], table: TableId): Message[] =>
  guilds
    .flatMap((guild) => guild.channel().messages)
    .filter(({ onlyFor }) => onlyFor === null)
    .filter(({ components }) => {
      const ids = idsIn(components).filter((id) => parseCustomId(id)?.table === table);
      return ids.length >= FEWEST_ON_PANEL;
    });

export function watchPanels(guilds: readonly GuildHandle[], kept: () => KeptTables): PanelWatch {
  return {
    unshown() {
      const panels = kept()
        .running()
        .map(({ id }) => ({ id, count: livePanels(guilds, id).length }));
      return [
        ...(kept().isSeen() ? [] : ['something is unseen']),
        ...panels.filter(({ count }) => count !== 1).map(({ id, count }) => `${count} live panels: ${id}`),
      ];
    },
    panelsAwaited() {
      const seen = new Set<TableId>();
      return () => {
        const wanting = kept()
          .running()
          .filter(({ id }) => !seen.has(id));
        for (const { id } of wanting) if (livePanels(guilds, id).length === 1) seen.add(id);
        return wanting.filter(({ id }) => !seen.has(id)).map(({ id }) => `never one live panel: ${id}`);
      };
    },
  };
}
