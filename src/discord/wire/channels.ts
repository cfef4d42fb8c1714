/** The questions that handlers may ask about channels. */
import type { ChannelId, PersonId, TableId } from '#tables/ids.ts';

export interface Channels {
  /** The table in this channel that is a lobby or a running game. */
  busyIn(channel: ChannelId): Promise<TableId | null>;
  /**
   * The table that a person means here: the running one, else the last one; in a conversation with the bot, their only
   * one.
   */
  tableFor(channel: ChannelId, person: PersonId): Promise<TableId | null>;
  isThread(channel: ChannelId): Promise<boolean>;
  /** A new thread in this channel, or the one that this offer has already opened; null if neither is possible. */
  openThread(channel: ChannelId, name: string, offer: string): Promise<ChannelId | null>;
  /** Posts the table's panel anew at the bottom of its channel; false if that can't be done. */
  showAgain(table: TableId): Promise<boolean>;
}
