/** What handlers may ask of Discord itself. */
import type { ChannelId, TableId } from '#tables/ids.ts';

export interface Rooms {
  /** The table in its lobby or at play in this channel. */
  tableIn(channel: ChannelId): TableId | null;
  /** A new thread in this channel; null where that can't be. */
  openThread(channel: ChannelId, name: string): Promise<ChannelId | null>;
  /** Shows the table anew at the bottom of its channel. */
  showAgain(table: TableId): Promise<void>;
}
