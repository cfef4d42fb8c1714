declare const brand: unique symbol;
type Id<Name extends string> = string & { readonly [brand]: Name };

export type TableId = Id<'table'>;
/** A person's id in the outside world. */
export type PersonId = Id<'person'>;
/** A channel or a thread. */
export type ChannelId = Id<'channel'>;
/** A server. */
export type GuildId = Id<'guild'>;
export type RoleId = Id<'role'>;

export const tableId = (id: string): TableId => id as TableId;
export const personId = (id: string): PersonId => id as PersonId;
export const guildId = (id: string): GuildId => id as GuildId;
export const roleId = (id: string): RoleId => id as RoleId;
export const channelId = (id: string): ChannelId => id as ChannelId;
