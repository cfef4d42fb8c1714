import type { Discord } from '../discord.ts';
import { ownUserJson } from '../wire/user.ts';
import { userOf } from '../world/users.ts';
import type { Guild } from '../world/world.ts';
import type { Session } from './session.ts';

export function gatewayUrl(origin: string): string {
  return origin.replace(/^http/, 'ws');
}

/** READY: who the bot is, and the guilds it will hear of in a moment. */
export function readyJson({ world, origin }: Discord, session: Session, guilds: readonly Guild[]): unknown {
  return {
    v: 10,
    user: ownUserJson(userOf(world, world.application.id)),
    guilds: guilds.map(({ id }) => ({ id, unavailable: true })),
    session_id: session.id,
    resume_gateway_url: gatewayUrl(origin()),
    shard: session.shard,
    application: { id: world.application.id, flags: 0, flags_new: '0' },
    private_channels: [],
    relationships: [],
    user_settings: {},
    session_type: 'normal',
    _trace: [],
  };
}
