import { userOf } from '../world/users.ts';
import type { Member, User, World } from '../world/world.ts';
import type { Json } from './json.ts';

export function userJson({ id, username, displayName, bot }: User): Json {
  return {
    id,
    username,
    avatar: null,
    discriminator: '0',
    public_flags: 0,
    flags: 0,
    bot,
    global_name: displayName,
    banner: null,
    accent_color: null,
    avatar_decoration_data: null,
    collectibles: null,
    primary_guild: null,
  };
}

/** What a user may read of itself alone. */
export function ownUserJson(user: User): Json {
  return {
    ...userJson(user),
    mfa_enabled: false,
    locale: user.locale,
    premium_type: 0,
    email: null,
    verified: true,
  };
}

export function memberFields({ nick, roleIds, joinedAt, timedOutUntil }: Member): Json {
  return {
    avatar: null,
    banner: null,
    communication_disabled_until: timedOutUntil === null ? null : new Date(timedOutUntil).toISOString(),
    flags: 0,
    joined_at: new Date(joinedAt).toISOString(),
    nick,
    pending: false,
    premium_since: null,
    roles: [...roleIds],
    mute: false,
    deaf: false,
  };
}

export function memberJson(world: World, member: Member): Json {
  return { ...memberFields(member), user: userJson(userOf(world, member.userId)) };
}
