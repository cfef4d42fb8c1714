/** What handlers may ask about channels. */
import type { ChannelId, PersonId, TableId } from '#tables/ids.ts';

export interface Channels {
  /** The table in its lobby or at play in this channel. */
  busyIn(channel: ChannelId): Promise<TableId | null>;
  /** The table that somebody means here: the one at play, else the last one; in a conversation with the bot, their only one. */
  tableFor(channel: ChannelId, person: PersonId): Promise<TableId | null>;
  isThread(channel: ChannelId): Promise<boolean>;
  /** A new thread in this channel, or the one that was opened for this offer already; null where that can't be. */
  openThread(channel: ChannelId, name: string, offer: string): Promise<ChannelId | null>;
  /** Shows the table anew at the bottom of its channel; false if that can't be. */
  showAgain(table: TableId): Promise<boolean>;
}
