import type { Context } from '../wire/context.ts';
import { say } from '../wire/message.ts';
import { type Answer, privately } from '../wire/route.ts';
import type { TypedCommand } from './command.ts';

/** The way to add the bot, where only its commands are; null if it is here. */
export function notHere({ isBotHere }: TypedCommand, { words, invitation }: Context): Answer | null {
  return isBotHere ? null : privately(say(words.bot.opening.notHere({ invitation: invitation() })));
}
