import type { Discord } from '../../discord.ts';
import { type ApplicationEdit, validateApplicationEdit } from '../../validation/application.ts';
import { validateEmojiCreate, validateEmojiEdit } from '../../validation/emoji.ts';
import { applicationJson, emojiJson } from '../../wire/application.ts';
import type { ApplicationEmoji, ApplicationSettings, Id } from '../../world/world.ts';
import { requireOwnApplication } from '../access.ts';
import { accepted } from '../body.ts';
import { refusal } from '../errors.ts';
import { created, noContent, ok, type Route, route } from '../router.ts';

interface EmojiBody {
  readonly name: string;
  /** As a data URL. */
  readonly image: string;
}

export const APPLICATION_ROUTES: readonly Route[] = [
  route('GET', '/applications/@me', ({ world }) => ok(applicationJson(world))),
  route('PATCH', '/applications/@me', ({ world }, { body }) => {
    const change = accepted<ApplicationEdit>(validateApplicationEdit, body);
    const { application } = world;
    world.application = { ...application, settings: { ...application.settings, ...settingsFrom(change) } };
    return ok(applicationJson(world));
  }),
  /** The older form, still served by Discord. */
  route('GET', '/oauth2/applications/@me', ({ world }) => ok(applicationJson(world))),

  route('GET', '/applications/{application_id}/emojis', (discord, { params }) => {
    requireOwnApplication(discord, params.application_id);
    return ok({ items: [...discord.world.emojis.values()].map((emoji) => emojiJson(discord.world, emoji)) });
  }),

  route('GET', '/applications/{application_id}/emojis/{emoji_id}', (discord, { params }) =>
    ok(emojiJson(discord.world, emojiFor(discord, params))),
  ),

  route('POST', '/applications/{application_id}/emojis', (discord, { params, body }) => {
    requireOwnApplication(discord, params.application_id);
    const { name, image } = accepted<EmojiBody>(validateEmojiCreate, body);
    const emoji = { id: discord.ids.next(), name, animated: image.startsWith('data:image/gif') };
    discord.world.emojis.set(emoji.id, emoji);
    return created(emojiJson(discord.world, emoji));
  }),

  route('PATCH', '/applications/{application_id}/emojis/{emoji_id}', (discord, { params, body }) => {
    const emoji = emojiFor(discord, params);
    const { name = emoji.name } = accepted<Partial<EmojiBody>>(validateEmojiEdit, body);
    const renamed = { ...emoji, name };
    discord.world.emojis.set(emoji.id, renamed);
    return ok(emojiJson(discord.world, renamed));
  }),

  route('DELETE', '/applications/{application_id}/emojis/{emoji_id}', (discord, { params }) => {
    discord.world.emojis.delete(emojiFor(discord, params).id);
    return noContent;
  }),
];

/** What an edit leaves out stays as it was. */
function settingsFrom(change: ApplicationEdit): Partial<ApplicationSettings> {
  const { description, interactions_endpoint_url: endpoint, integration_types_config: config } = change;
  const install = config?.['0']?.oauth2_install_params;
  return {
    ...(description !== undefined && { description: description ?? '' }),
    ...(endpoint !== undefined && { interactionsEndpoint: null }),
    ...(install && { install: { scopes: install.scopes, permissions: String(install.permissions) } }),
  };
}

function emojiFor(
  discord: Discord,
  { application_id, emoji_id }: { readonly application_id: Id; readonly emoji_id: Id },
): ApplicationEmoji {
  requireOwnApplication(discord, application_id);
  const emoji = discord.world.emojis.get(emoji_id);
  if (emoji === undefined) throw refusal(10014);
  return emoji;
}
