import { GatewayIntentBits } from 'discord-api-types/v10';
import { byAge } from '../../snowflake.ts';
import { channelJson } from '../../wire/channel.ts';
import { guildJson, roleJson } from '../../wire/guild.ts';
import { memberJson } from '../../wire/user.ts';
import { channelsOf } from '../../world/channels.ts';
import { membersCalled } from '../../world/guilds.ts';
import { guildFor, memberFor } from '../access.ts';
import { refusal } from '../errors.ts';
import { idIn, limitIn } from '../paging.ts';
import { ok, type Route, route } from '../router.ts';

/** In one answer. */
const MOST_MEMBERS = 1_000;

export const GUILD_ROUTES: readonly Route[] = [
  route('GET', '/guilds/{guild_id}', (discord, { params, query }) => {
    const guild = guildFor(discord, params.guild_id);
    const counts = { approximate_member_count: guild.members.size, approximate_presence_count: guild.members.size };
    return ok({ ...guildJson(guild), ...(query.get('with_counts') === 'true' && counts) });
  }),

  route('GET', '/guilds/{guild_id}/channels', (discord, { params }) => {
    const guild = guildFor(discord, params.guild_id);
    return ok(channelsOf(discord.world, guild.id).map((channel) => channelJson(discord.world, channel)));
  }),

  route('GET', '/guilds/{guild_id}/roles', (discord, { params }) =>
    ok([...guildFor(discord, params.guild_id).roles.values()].map(roleJson)),
  ),

  route('GET', '/guilds/{guild_id}/roles/{role_id}', (discord, { params }) => {
    const role = guildFor(discord, params.guild_id).roles.get(params.role_id);
    if (role === undefined) throw refusal(10011);
    return ok(roleJson(role));
  }),

  route('GET', '/guilds/{guild_id}/members/{user_id}', (discord, { params }) => {
    const guild = guildFor(discord, params.guild_id);
    return ok(memberJson(discord.world, memberFor(discord, guild, params.user_id)));
  }),

  route('GET', '/guilds/{guild_id}/members', (discord, { params, query }) => {
    const members = [...guildFor(discord, params.guild_id).members.values()];
    if ((discord.settings.privilegedIntents & GatewayIntentBits.GuildMembers) === 0) throw refusal(50001);
    const after = BigInt(idIn(query, 'after') ?? 0);
    const page = members
      .filter(({ userId }) => BigInt(userId) > after)
      .sort((a, b) => byAge(a.userId, b.userId))
      .slice(0, limitIn(query, MOST_MEMBERS, 1));
    return ok(page.map((member) => memberJson(discord.world, member)));
  }),

  route('GET', '/guilds/{guild_id}/members/search', (discord, { params, query }) => {
    const { world } = discord;
    const found = membersCalled(world, guildFor(discord, params.guild_id), query.get('query') ?? '');
    return ok(found.slice(0, limitIn(query, MOST_MEMBERS, 1)).map((member) => memberJson(world, member)));
  }),
];
