/** What players are told of whoever runs the bot. */
import type { OperatorSettings } from '#discord/around/operator.ts';
import type { Config } from './config.ts';
import { VERSION } from './version.ts';

export const operatorIn = ({ operatorContact, feedbackTo }: Config): OperatorSettings => ({
  version: VERSION,
  contact: operatorContact,
  feedbackTo,
});

/** On a machine of their own, people need no address. */
export const LOCAL_OPERATOR: OperatorSettings = { version: VERSION, contact: null, feedbackTo: 'log' };
