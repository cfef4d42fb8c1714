import type { Discord } from '../../discord.ts';
import { messageJson } from '../../wire/message.ts';
import { messagesIn, pin } from '../../world/messages.ts';
import type { Channel, Message } from '../../world/world.ts';
import { channelFor, messageFor, refuseSystemMessage, requirePermission } from '../access.ts';
import { refusal } from '../errors.ts';
import { limitIn } from '../paging.ts';
import { noContent, ok, type Reply, type Route, route } from '../router.ts';

const MOST_PINS = 250;
const PINS_PER_PAGE = 50;

export const PIN_ROUTES: readonly Route[] = [
  route('GET', '/channels/{channel_id}/messages/pins', (discord, { params, query }) => {
    const pinned = pinnedIn(discord, channelFor(discord, params.channel_id));
    const latest = query.get('before');
    const before = latest === null ? Number.POSITIVE_INFINITY : Date.parse(latest);
    const older = pinned.filter(({ pinnedAt }) => (pinnedAt ?? 0) < before);
    const page = older.slice(0, limitIn(query, PINS_PER_PAGE, PINS_PER_PAGE));
    return ok({
      items: page.map((message) => ({
        pinned_at: new Date(message.pinnedAt ?? 0).toISOString(),
        message: messageJson(discord, message),
      })),
      has_more: page.length < older.length,
    });
  }),

  /** The older form, still served by Discord. */
  route('GET', '/channels/{channel_id}/pins', (discord, { params }) =>
    ok(pinnedIn(discord, channelFor(discord, params.channel_id)).map((message) => messageJson(discord, message))),
  ),

  route('PUT', '/channels/{channel_id}/messages/pins/{message_id}', (discord, { params }) =>
    setPin(discord, params, true),
  ),
  route('PUT', '/channels/{channel_id}/pins/{message_id}', (discord, { params }) => setPin(discord, params, true)),
  route('DELETE', '/channels/{channel_id}/messages/pins/{message_id}', (discord, { params }) =>
    setPin(discord, params, false),
  ),
  route('DELETE', '/channels/{channel_id}/pins/{message_id}', (discord, { params }) => setPin(discord, params, false)),
];

/** Latest pin first. */
function pinnedIn({ world }: Discord, channel: Channel): Message[] {
  return [...messagesIn(world, channel.id).values()]
    .filter(({ pinnedAt }) => pinnedAt !== null)
    .sort((a, b) => (b.pinnedAt ?? 0) - (a.pinnedAt ?? 0));
}

function setPin(
  discord: Discord,
  { channel_id, message_id }: { readonly channel_id: string; readonly message_id: string },
  pinned: boolean,
): Reply {
  const channel = channelFor(discord, channel_id);
  const message = messageFor(discord, channel, message_id);
  requirePermission(discord, channel, 'PinMessages');
  refuseSystemMessage(message);
  if (pinned && pinnedIn(discord, channel).length >= MOST_PINS) throw refusal(30003);
  pin(discord, channel, message, pinned);
  return noContent;
}
