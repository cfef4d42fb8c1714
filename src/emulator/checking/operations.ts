import * as z from 'zod/mini';
import type { Exchange } from '../exchange.ts';
import { type Schema, spec } from './spec.ts';

/** What Discord's description says of one request: the body it takes and the answer to each good status. */
export interface Operation {
  readonly request: Schema | null;
  /** `null`: an answer without a body. */
  readonly answers: Readonly<Record<number, Schema | null>>;
}

const listOf = (name: string): Schema => z.array(spec(name));
const anyOf = (...names: readonly string[]): Schema => z.union(names.map(spec));

const gives = (answer: Schema, request: Schema | null = null, status = 200): Operation => ({
  request,
  answers: { [status]: answer },
});
const givesNothing = (request: Schema | null = null): Operation => ({ request, answers: { 204: null } });

const message = spec('MessageResponse');
const command = spec('ApplicationCommandResponse');
const commands = listOf('ApplicationCommandResponse');
const emoji = spec('EmojiResponse');
const threads = spec('ThreadsResponse');
const channel = anyOf('GuildChannelResponse', 'PrivateChannelResponse', 'ThreadResponse');

const emojiName = z.string().check(z.minLength(2), z.maxLength(32));

const COMMANDS: Readonly<Record<string, Operation>> = {
  'GET ': gives(commands),
  'PUT ': gives(commands, z.array(spec('ApplicationCommandUpdateRequest')).check(z.maxLength(130))),
  'POST ': {
    request: spec('ApplicationCommandCreateRequest'),
    answers: { 200: command, 201: command },
  },
  'GET /{}': gives(command),
  'PATCH /{}': gives(command, spec('ApplicationCommandPatchRequestPartial')),
  'DELETE /{}': givesNothing(),
};

const WEBHOOK_MESSAGE: Readonly<Record<string, Operation>> = {
  'GET ': gives(message),
  'PATCH ': gives(message, spec('IncomingWebhookUpdateRequestPartial')),
  'DELETE ': givesNothing(),
};

/** Puts a group of operations under a path. */
const under = (path: string, group: Readonly<Record<string, Operation>>): Readonly<Record<string, Operation>> =>
  Object.fromEntries(
    Object.entries(group).map(([key, operation]) => {
      const [method = '', rest = ''] = key.split(' ');
      return [`${method} ${path}${rest}`, operation];
    }),
  );

/** Every request the emulator answers, the names of parameters left out. */
const OPERATIONS: Readonly<Record<string, Operation>> = {
  'GET /gateway': gives(spec('GatewayResponse')),
  'GET /gateway/bot': gives(spec('GatewayBotResponse')),

  'GET /users/@me': gives(spec('UserPIIResponse')),
  'PATCH /users/@me': gives(spec('UserPIIResponse'), spec('BotAccountPatchRequest')),
  'GET /users/{}': gives(spec('UserResponse')),
  'GET /users/@me/guilds': gives(listOf('MyGuildResponse')),
  'DELETE /users/@me/guilds/{}': givesNothing(),
  'POST /users/@me/channels': gives(spec('PrivateChannelResponse'), spec('CreatePrivateChannelRequest')),

  'GET /applications/@me': gives(spec('PrivateApplicationResponse')),
  'PATCH /applications/@me': gives(spec('PrivateApplicationResponse'), spec('ApplicationFormPartial')),
  'GET /oauth2/applications/@me': gives(spec('PrivateApplicationResponse')),
  ...under('/applications/{}/commands', COMMANDS),
  ...under('/applications/{}/guilds/{}/commands', COMMANDS),
  'GET /applications/{}/emojis': gives(spec('ListApplicationEmojisResponse')),
  'POST /applications/{}/emojis': gives(emoji, z.object({ name: emojiName, image: z.string() }), 201),
  'GET /applications/{}/emojis/{}': gives(emoji),
  'PATCH /applications/{}/emojis/{}': gives(emoji, z.object({ name: z.optional(emojiName) })),
  'DELETE /applications/{}/emojis/{}': givesNothing(),

  'POST /interactions/{}/{}/callback': {
    request: anyOf(
      'ApplicationCommandAutocompleteCallbackRequest',
      'CreateMessageInteractionCallbackRequest',
      'LaunchActivityInteractionCallbackRequest',
      'ModalInteractionCallbackRequest',
      'PongInteractionCallbackRequest',
      'UpdateMessageInteractionCallbackRequest',
    ),
    answers: { 200: spec('InteractionCallbackResponse'), 204: null },
  },
  'POST /webhooks/{}/{}': {
    request: anyOf('IncomingWebhookRequestPartial', 'IncomingWebhookUpdateRequestPartial'),
    answers: { 200: message, 204: null },
  },
  ...under('/webhooks/{}/{}/messages/@original', WEBHOOK_MESSAGE),
  ...under('/webhooks/{}/{}/messages/{}', WEBHOOK_MESSAGE),

  'GET /channels/{}': gives(channel),
  'PATCH /channels/{}': gives(channel, spec('UpdateGuildChannelRequestPartial')),
  'DELETE /channels/{}': gives(channel),
  'POST /channels/{}/typing': { request: null, answers: { 200: spec('TypingIndicatorResponse'), 204: null } },
  'GET /channels/{}/messages': gives(listOf('MessageResponse')),
  'POST /channels/{}/messages': gives(message, spec('MessageCreateRequest')),
  'POST /channels/{}/messages/bulk-delete': givesNothing(
    z.object({ messages: z.array(spec('SnowflakeType')).check(z.minLength(2), z.maxLength(100)) }),
  ),
  'GET /channels/{}/messages/{}': gives(message),
  'PATCH /channels/{}/messages/{}': gives(message, spec('MessageEditRequestPartial')),
  'DELETE /channels/{}/messages/{}': givesNothing(),
  'GET /channels/{}/pins': gives(listOf('MessageResponse')),
  'PUT /channels/{}/pins/{}': givesNothing(),
  'DELETE /channels/{}/pins/{}': givesNothing(),
  'GET /channels/{}/messages/pins': gives(spec('PinnedMessagesResponse')),
  'PUT /channels/{}/messages/pins/{}': givesNothing(),
  'DELETE /channels/{}/messages/pins/{}': givesNothing(),
  'PUT /channels/{}/messages/{}/reactions/{}/@me': givesNothing(),
  'DELETE /channels/{}/messages/{}/reactions/{}/@me': givesNothing(),

  'POST /channels/{}/messages/{}/threads': gives(
    spec('ThreadResponse'),
    spec('CreateTextThreadWithMessageRequest'),
    201,
  ),
  'POST /channels/{}/threads': gives(
    spec('CreatedThreadResponse'),
    anyOf('CreateForumThreadRequest', 'CreateTextThreadWithoutMessageRequest'),
    201,
  ),
  'GET /channels/{}/thread-members': gives(listOf('ThreadMemberResponse')),
  'GET /channels/{}/thread-members/{}': gives(spec('ThreadMemberResponse')),
  'PUT /channels/{}/thread-members/{}': givesNothing(),
  'DELETE /channels/{}/thread-members/{}': givesNothing(),
  'PUT /channels/{}/thread-members/@me': givesNothing(),
  'DELETE /channels/{}/thread-members/@me': givesNothing(),
  'GET /channels/{}/threads/archived/public': gives(threads),
  'GET /channels/{}/threads/archived/private': gives(threads),
  'GET /channels/{}/users/@me/threads/archived/private': gives(threads),

  'GET /guilds/{}': gives(spec('GuildWithCountsResponse')),
  'GET /guilds/{}/channels': gives(z.array(channel)),
  'GET /guilds/{}/members': gives(listOf('GuildMemberResponse')),
  'GET /guilds/{}/members/search': gives(listOf('GuildMemberResponse')),
  'GET /guilds/{}/members/{}': gives(spec('GuildMemberResponse')),
  'GET /guilds/{}/roles': gives(listOf('GuildRoleResponse')),
  'GET /guilds/{}/roles/{}': gives(spec('GuildRoleResponse')),
  'GET /guilds/{}/threads/active': gives(threads),
};

/** A thread is changed where channels are, by a body of its own. */
const CHANGED_THREAD = gives(spec('ThreadResponse'), spec('UpdateThreadRequestPartial'));

export function operationOf({ method, template, response }: Exchange): Operation | null {
  const operation = OPERATIONS[`${method} ${template.replace(/\{[^}]*\}/g, '{}')}`] ?? null;
  const isThread = typeof response === 'object' && response !== null && 'thread_metadata' in response;
  return operation === OPERATIONS['PATCH /channels/{}'] && isThread ? CHANGED_THREAD : operation;
}
