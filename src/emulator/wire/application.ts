import { userOf } from '../world/users.ts';
import type { ApplicationEmoji, World } from '../world/world.ts';
import type { Json } from './json.ts';
import { userJson } from './user.ts';

export function applicationJson(world: World): Json {
  const { id, name, ownerId, integrationTypes } = world.application;
  return {
    id,
    name,
    owner: userJson(userOf(world, ownerId)),
    bot: userJson(userOf(world, id)),
    approximate_guild_count: world.guilds.size,
    ...FRESH_APPLICATION,
    integration_types_config: Object.fromEntries(integrationTypes.map((type) => [String(type), {}])),
  };
}

const FRESH_APPLICATION = {
  icon: null,
  description: '',
  type: null,
  verify_key: '0'.repeat(64),
  flags: 0,
  flags_new: '0',
  redirect_uris: [],
  interactions_endpoint_url: null,
  role_connections_verification_url: null,
  approximate_user_install_count: 0,
  approximate_user_authorization_count: 0,
  explicit_content_filter: 0,
  team: null,
  eligible_oauth2_scopes: [],
  bot_public: true,
  bot_require_code_grant: false,
};

export function emojiJson(world: World, { id, name, animated }: ApplicationEmoji): Json {
  return {
    id,
    name,
    roles: [],
    require_colons: true,
    managed: false,
    animated,
    available: true,
    user: userJson(userOf(world, world.application.id)),
  };
}
