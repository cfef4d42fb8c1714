/** What players are told of whoever runs the bot. */
import type { OperatorSettings } from '#discord/around/operator.ts';
import { USUAL_KEEP_DAYS } from '#tables/servers/house-rules.ts';
import type { Config } from './config.ts';
import { VERSION } from './version.ts';

export const operatorIn = ({ operatorContact, feedbackTo, keepDays }: Config): OperatorSettings => ({
  version: VERSION,
  contact: operatorContact,
  feedbackTo,
  keepDays,
});

/** On a machine of their own, people need no address. */
export const LOCAL_OPERATOR: OperatorSettings = {
  version: VERSION,
  contact: null,
  feedbackTo: 'log',
  keepDays: USUAL_KEEP_DAYS,
};
