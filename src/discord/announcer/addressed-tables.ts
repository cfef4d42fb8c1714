/** A person's tables, with the addresses of their messages. */
import type { PersonId, TableId } from '#tables/ids.ts';
import type { TableStore } from '#tables/ports.ts';
import type { PanelStore } from './kept-panel.ts';

export interface AddressedTable {
  readonly table: TableId;
  /** Null if nothing is posted. */
  readonly address: string | null;
}

/** Discord finds a message by its server, which tables from before that was kept lack. */
const addressOf = (guild: string, channel: string, message: string): string =>
  `https://discord.com/channels/${guild}/${channel}/${message}`;

export async function addressedTables(
  person: PersonId,
  store: Pick<TableStore, 'openTablesOf' | 'load'>,
  panels: Pick<PanelStore, 'panel'>,
): Promise<readonly AddressedTable[]> {
  const tables = await store.openTablesOf(person);
  return Promise.all(
    tables.map(async (table) => {
      const panel = await panels.panel(table);
      const guild = (await store.load(table))?.table.guild ?? null;
      return { table, address: panel && guild && addressOf(guild, panel.channel, panel.message) };
    }),
  );
}
