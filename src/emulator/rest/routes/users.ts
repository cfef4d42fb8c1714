import type { Discord } from '../../discord.ts';
import { validateDirectMessageCreate } from '../../validation/channel.ts';
import { channelJson } from '../../wire/channel.ts';
import { ownUserJson, userJson } from '../../wire/user.ts';
import { conversationWith, knownConversation } from '../../world/channels.ts';
import { guildsOfBot, leaveGuild } from '../../world/guilds.ts';
import { guildPermissions } from '../../world/permissions.ts';
import { userOf } from '../../world/users.ts';
import type { Id } from '../../world/world.ts';
import { guildFor } from '../access.ts';
import { accepted } from '../body.ts';
import { refusal } from '../errors.ts';
import { noContent, ok, type Route, route } from '../router.ts';

export const USER_ROUTES: readonly Route[] = [
  route('GET', '/users/@me', ({ world }) => ok(ownUserJson(userOf(world, world.application.id)))),

  route('GET', '/users/{user_id}', ({ world }, { params: { user_id } }) => {
    const user = world.users.get(user_id);
    if (user === undefined) throw refusal(10013);
    return ok(userJson(user));
  }),

  route('GET', '/users/@me/guilds', ({ world }) => {
    const botId = world.application.id;
    return ok(
      guildsOfBot(world).map((guild) => ({
        id: guild.id,
        name: guild.name,
        icon: null,
        banner: null,
        owner: false,
        permissions: String(guildPermissions(guild, botId)),
        features: [],
      })),
    );
  }),

  route('DELETE', '/users/@me/guilds/{guild_id}', (discord, { params }) => {
    leaveGuild(discord, guildFor(discord, params.guild_id), discord.world.application.id);
    return noContent;
  }),

  route('POST', '/users/@me/channels', (discord, { body }) => {
    const { recipient_id } = accepted<{ readonly recipient_id: Id }>(validateDirectMessageCreate, body);
    const recipient = discord.world.users.get(recipient_id);
    if (recipient === undefined) throw refusal(50033);
    // Bots can't talk to each other.
    if (recipient.bot) throw refusal(50007);
    if (knownConversation(discord.world, recipient.id) === null) countNewConversation(discord);
    return ok(channelJson(discord.world, conversationWith(discord, recipient.id)));
  }),
];

/** 40003: a bot that opens many conversations at once looks like spam. */
function countNewConversation({ world, clock, settings }: Discord): void {
  const { limit, per } = settings.newConversations;
  const now = clock.now();
  const recent = world.conversationsOpened.filter((at) => now - at < per);
  if (recent.length >= limit) throw refusal(40003);
  world.conversationsOpened.splice(0, world.conversationsOpened.length, ...recent, now);
}
