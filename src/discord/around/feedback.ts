/** A word to whoever runs the bot. */
import type { TypedCommand } from '../commands/command.ts';
import type { Context } from '../wire/context.ts';
import { customId } from '../wire/custom-id.ts';
import { LIMITS, type Modal, say } from '../wire/message.ts';
import { type Answer, instead, type Press, privately } from '../wire/route.ts';
import { tooSoon } from '../wire/too-soon.ts';

/** In characters: it stands in one message with where it comes from. */
const MOST = LIMITS.plainCharacters / 2;

const form = ({ words }: Context): Modal => {
  const { titles, feedback } = words.bot.around;
  return {
    id: customId('feedback-sent'),
    title: titles.feedback,
    fields: [{ name: 'text', label: feedback.label, about: feedback.about, max: MOST, isLong: true }],
  };
};

/** Nobody types what nobody would read. */
export function askForFeedback(_: TypedCommand | Press, context: Context): Answer {
  const { operator, words } = context;
  if (operator.sendFeedback === null)
    return privately(say(words.bot.around.feedback.none({ contact: operator.contact })));
  return { kind: 'modal', modal: form(context) };
}

export async function takeFeedback({ person, name, guild, fields }: Press, context: Context): Promise<Answer> {
  const { operator, words } = context;
  const { none, sent, failed, empty } = words.bot.around.feedback;
  const { contact, sendFeedback } = operator;
  if (sendFeedback === null) return instead(say(none({ contact })));
  const text = fields['text']?.trim().slice(0, MOST) ?? '';
  if (text === '') return instead(say(empty));
  const early = tooSoon('feedback', context);
  if (early) return early;
  const isSent = await sendFeedback({ person, name, guild, text });
  return instead(say(isSent ? sent : failed({ contact })));
}
