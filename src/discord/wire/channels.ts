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
  /** Every table that is not over where they have a seat, with the address of its message if it has one. */
  tablesOf(person: PersonId): Promise<readonly { readonly table: TableId; readonly address: string | null }[]>;
  /** `closed`: a private thread that the bot is not in. */
  kindOf(channel: ChannelId): Promise<'channel' | 'thread' | 'closed'>;
  /** Whether the panel of a new table could be posted. Resolves when that is known. */
  isShown(table: TableId): Promise<boolean>;
  /** A new thread in this channel, or the one that this offer has already opened; null if neither is possible. */
  openThread(channel: ChannelId, name: string, offer: string): Promise<ChannelId | null>;
  /** Posts the table's panel anew at the bottom of its channel. False if that can't be done now. */
  showAgain(table: TableId): Promise<boolean>;
}
