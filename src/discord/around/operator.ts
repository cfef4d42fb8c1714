/** Whoever runs the bot, as far as its players should know. */
import type { Logger } from 'pino';
import { wordsIn } from '#i18n/words.ts';
import type { GuildId, PersonId } from '#tables/ids.ts';
import { USUAL_KEEP_DAYS } from '#tables/servers/house-rules.ts';
import { escaped } from '../readers/escaped.ts';
import { say, withoutMentions } from '../wire/message.ts';
import type { Poster } from '../wire/poster.ts';

export interface OperatorSettings {
  /** Of the bot. */
  readonly version: string;
  /** How to reach them, in their own words; null if they have not said. */
  readonly contact: string | null;
  /** The id of a channel, or `log`; null if they want none. */
  readonly feedbackTo: string | null;
  /** How long finished tables stay at most, in days. */
  readonly keepDays: number;
}

export const UNKNOWN_OPERATOR: OperatorSettings = {
  version: '',
  contact: null,
  feedbackTo: null,
  keepDays: USUAL_KEEP_DAYS,
};

interface Feedback {
  readonly person: PersonId;
  readonly name: string;
  readonly guild: GuildId | null;
  readonly text: string;
}

export interface Operator extends Omit<OperatorSettings, 'feedbackTo'> {
  /** Null if there is no place for it. False: it could not be delivered. */
  readonly sendFeedback: ((feedback: Feedback) => Promise<boolean>) | null;
}

/** They read English, like their log. */
const { feedback: words } = wordsIn('en').bot.around;

export function operatorOf(settings: OperatorSettings, poster: Pick<Poster, 'post'>, log: Logger): Operator {
  const { version, contact, feedbackTo, keepDays } = settings;
  async function send({ person, name, guild, text }: Feedback): Promise<boolean> {
    if (feedbackTo === null) return false;
    if (feedbackTo === 'log') {
      log.info({ person, guild, version, text }, 'feedback');
      return true;
    }
    const posted = await poster.post(
      feedbackTo,
      say(words.posted({ name: escaped(name), person, guild, version, text: withoutMentions(text, (each) => each) })),
    );
    if (!posted.ok) log.warn({ channel: feedbackTo, trouble: posted.error }, 'feedback was not delivered');
    return posted.ok;
  }
  return { version, contact, keepDays, sendFeedback: feedbackTo === null ? null : send };
}
