import { channelsOf, threadsOf } from '../world/channels.ts';
import { canView } from '../world/permissions.ts';
import type { Guild, Role, World } from '../world/world.ts';
import { channelJson, threadMemberJson } from './channel.ts';
import type { Json } from './json.ts';
import { memberJson } from './user.ts';

/** Guilds above this many members list only some of them in GUILD_CREATE. */
const LARGE_GUILD = 250;

export function roleJson({ id, name, permissions, position }: Role): Json {
  return {
    id,
    name,
    permissions: String(permissions),
    position,
    color: 0,
    colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
    hoist: false,
    managed: false,
    mentionable: false,
    icon: null,
    unicode_emoji: null,
    flags: 0,
  };
}

export function guildJson(guild: Guild): Json {
  return {
    id: guild.id,
    name: guild.name,
    owner_id: guild.ownerId,
    preferred_locale: guild.locale,
    roles: [...guild.roles.values()].map(roleJson),
    ...FRESH_GUILD,
    default_message_notifications: guild.notifications === 'all' ? 0 : 1,
  };
}

const FRESH_GUILD = {
  icon: null,
  description: null,
  home_header: null,
  splash: null,
  discovery_splash: null,
  features: [],
  banner: null,
  application_id: null,
  region: 'us-west',
  afk_channel_id: null,
  afk_timeout: 300,
  system_channel_id: null,
  system_channel_flags: 0,
  widget_enabled: false,
  widget_channel_id: null,
  verification_level: 0,
  mfa_level: 0,
  explicit_content_filter: 0,
  max_presences: null,
  max_members: 500_000,
  max_stage_video_channel_users: 50,
  max_video_channel_users: 25,
  vanity_url_code: null,
  premium_tier: 0,
  premium_subscription_count: 0,
  rules_channel_id: null,
  safety_alerts_channel_id: null,
  public_updates_channel_id: null,
  premium_progress_bar_enabled: false,
  nsfw: false,
  nsfw_level: 0,
  hub_type: null,
  emojis: [],
  stickers: [],
  incidents_data: null,
};

/** GUILD_CREATE. Without the intent for presences, or in a large guild, Discord lists the bot itself alone. */
export function guildCreateJson(world: World, guild: Guild, withMembers: boolean): Json {
  const botId = world.application.id;
  const members = [...guild.members.values()];
  const listed = withMembers && members.length <= LARGE_GUILD ? members : members.filter((m) => m.userId === botId);
  return {
    ...guildJson(guild),
    joined_at: new Date(guild.members.get(botId)?.joinedAt ?? 0).toISOString(),
    large: members.length > LARGE_GUILD,
    unavailable: false,
    member_count: members.length,
    voice_states: [],
    members: listed.map((member) => memberJson(world, member)),
    channels: channelsOf(world, guild.id).map((channel) => channelJson(world, channel)),
    threads: threadsOf(world, guild.id)
      .filter((thread) => !thread.archived && canView(world, thread, botId))
      .map((thread) => ({
        ...channelJson(world, thread),
        ...(thread.memberIds.includes(botId) && { member: threadMemberJson(thread, botId) }),
      })),
    presences: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}
