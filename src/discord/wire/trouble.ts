/** What Discord's refusals mean for a message. */
import { DiscordAPIError, RateLimitError, RESTJSONErrorCodes } from 'discord.js';
import { DirectMessagesStopped } from './conversations.ts';

/**
 * `gone`: the message no longer exists, or can't be edited any more. `no-channel`: the channel no longer exists.
 * `forbidden`: the bot may not post, or the person does not accept messages. `refused`: Discord does not take this very
 * message. `failed`: Discord is out of order, or too busy.
 */
export type Trouble = 'gone' | 'no-channel' | 'forbidden' | 'refused' | 'failed';

export type Attempt =
  | 'answering'
  | 'looking'
  | 'posting'
  | 'editing'
  | 'removing'
  | 'writing directly'
  | 'opening a thread';

const TROUBLES: Readonly<Record<number, Trouble>> = {
  [RESTJSONErrorCodes.UnknownMessage]: 'gone',
  // An interaction that was answered too late, or already.
  [RESTJSONErrorCodes.UnknownInteraction]: 'gone',
  [RESTJSONErrorCodes.UnknownWebhook]: 'gone',
  [RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged]: 'gone',
  [RESTJSONErrorCodes.UnknownChannel]: 'no-channel',
  [RESTJSONErrorCodes.MissingAccess]: 'forbidden',
  [RESTJSONErrorCodes.MissingPermissions]: 'forbidden',
  [RESTJSONErrorCodes.CannotSendMessagesToThisUser]: 'forbidden',
  [RESTJSONErrorCodes.CannotSendMessagesToThisUserDueToHavingNoMutualGuilds]: 'forbidden',
  [RESTJSONErrorCodes.UnknownUser]: 'forbidden',
  [RESTJSONErrorCodes.ThreadLocked]: 'forbidden',
  // These pass by themselves.
  [RESTJSONErrorCodes.MaximumNumberOfEditsToMessagesOlderThanOneHourReached]: 'failed',
  [RESTJSONErrorCodes.ChannelWriteRateLimit]: 'failed',
  [RESTJSONErrorCodes.ServerWriteRateLimit]: 'failed',
  [RESTJSONErrorCodes.OpeningDirectMessagesTooFast]: 'failed',
  // Filters of a server look at words and files, whatever status they answer with.
  [RESTJSONErrorCodes.MessageWasBlockedByAutomaticModeration]: 'refused',
  [RESTJSONErrorCodes.MessageBlockedByHarmfulLinksFilter]: 'refused',
  [RESTJSONErrorCodes.AccessToFileUploadsHasBeenLimitedForThisGuild]: 'refused',
};

/** For codes that nobody foresaw. */
const TROUBLES_BY_STATUS: Readonly<Record<number, Trouble>> = { 400: 'refused', 413: 'refused', 403: 'forbidden' };

/** In an archived thread nothing can be edited, but a new message reopens it; a locked thread refuses even that. */
const troubleInThread = (what: Attempt): Trouble => (what === 'editing' ? 'gone' : 'forbidden');

export function troubleOf(error: unknown, what: Attempt): Trouble {
  if (error instanceof DirectMessagesStopped) return 'forbidden';
  if (error instanceof RateLimitError || !(error instanceof DiscordAPIError)) return 'failed';
  const { code, status } = error;
  if (code === RESTJSONErrorCodes.InvalidActionOnArchivedThread) return troubleInThread(what);
  return TROUBLES[Number(code)] ?? TROUBLES_BY_STATUS[status] ?? 'failed';
}
