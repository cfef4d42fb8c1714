/** Notes on which servers the bot is: one that has removed it is forgotten after a while. */
import { type Client, Events } from 'discord.js';
import type { Logger } from 'pino';
import { hasFirst, isOwn, type ShardRange } from '#shared/shard-range.ts';
import { guildId } from '#tables/ids.ts';
import type { Housekeeping } from '#tables/servers/housekeeping.ts';
import { noteFailure } from './failures.ts';

/**
 * From now on. The result begins the housekeeping; its own result ends it. Of several processes, each notes its own
 * servers, and one keeps the house.
 */
export function watchMembership(client: Client, range: ShardRange | null, house: Housekeeping, log: Logger) {
  const noted = (note: Promise<void>): void =>
    void note.catch((err: unknown) => noteFailure(log, err, 'it is not noted whether the bot is on a server'));
  // In an outage of Discord's it hears something else: nobody is removed then.
  client.on(Events.GuildDelete, ({ id }) => noted(house.removedFrom(guildId(id))));
  client.on(Events.GuildCreate, ({ id }) => noted(house.invitedTo(guildId(id))));
  return async ({ guilds }: Client<true>): Promise<() => void> => {
    await house.foundAt(
      guilds.cache.map(({ id }) => guildId(id)),
      (guild) => isOwn(guild, range),
    );
    return hasFirst(range) ? house.run() : () => undefined;
  };
}
