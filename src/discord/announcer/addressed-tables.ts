/** A person's tables, with the addresses of their messages. */
import type { GuildId, PersonId, TableId } from '#tables/ids.ts';
import type { TableStore } from '#tables/ports.ts';
import type { PanelStore } from './kept-panel.ts';

export interface AddressedTable {
  readonly table: TableId;
  /** Null if nothing is posted. */
  readonly address: string | null;
}

/** What is asked of the store. A whole table stays outside: it holds every secret. */
interface Homes extends Pick<TableStore, 'openTablesOf'> {
  /** Null if it is not known. */
  guildOf(table: TableId): Promise<GuildId | null>;
}

/** Discord finds a message by its server, which tables from before that was kept lack. */
const addressOf = (guild: string, channel: string, message: string): string =>
  `https://discord.com/channels/${guild}/${channel}/${message}`;

export async function addressedTables(
  person: PersonId,
  homes: Homes,
  panels: Pick<PanelStore, 'panel'>,
): Promise<readonly AddressedTable[]> {
  const tables = await homes.openTablesOf(person);
  return Promise.all(
    tables.map(async (table) => {
      const panel = await panels.panel(table);
      const guild = await homes.guildOf(table);
      return { table, address: panel && guild && addressOf(guild, panel.channel, panel.message) };
    }),
  );
}
