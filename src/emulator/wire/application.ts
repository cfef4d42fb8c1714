import { userOf } from '../world/users.ts';
import type { ApplicationEmoji, ApplicationSettings, World } from '../world/world.ts';
import type { Json } from './json.ts';
import { userJson } from './user.ts';

const NEW_APPLICATION: ApplicationSettings = {
  description: '',
  interactionsEndpoint: null,
  requiresCodeGrant: false,
  install: null,
  termsUrl: null,
  privacyUrl: null,
};

export function applicationJson(world: World): Json {
  const { id, name, ownerId, integrationTypes, settings } = world.application;
  return {
    id,
    name,
    owner: userJson(userOf(world, ownerId)),
    bot: userJson(userOf(world, id)),
    approximate_guild_count: world.guilds.size,
    ...UNCHANGED,
    ...settingsJson({ ...NEW_APPLICATION, ...settings }, integrationTypes),
  };
}

function settingsJson(settings: ApplicationSettings, integrationTypes: readonly number[]): Json {
  const { install, termsUrl, privacyUrl } = settings;
  const configOf = (type: number) => (type === 0 && install !== null ? { oauth2_install_params: install } : {});
  return {
    description: settings.description,
    interactions_endpoint_url: settings.interactionsEndpoint,
    bot_require_code_grant: settings.requiresCodeGrant,
    integration_types_config: Object.fromEntries(integrationTypes.map((type) => [String(type), configOf(type)])),
    ...(termsUrl !== null && { terms_of_service_url: termsUrl }),
    ...(privacyUrl !== null && { privacy_policy_url: privacyUrl }),
  };
}

const UNCHANGED = {
  icon: null,
  type: null,
  verify_key: '0'.repeat(64),
  flags: 0,
  flags_new: '0',
  redirect_uris: [],
  role_connections_verification_url: null,
  approximate_user_install_count: 0,
  approximate_user_authorization_count: 0,
  explicit_content_filter: 0,
  team: null,
  eligible_oauth2_scopes: [],
  bot_public: true,
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
