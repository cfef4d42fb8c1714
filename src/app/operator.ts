/** What players are told of whoever runs the bot. */
import { readFileSync } from 'node:fs';
import type { OperatorSettings } from '#discord/around/operator.ts';
import type { Config } from './config.ts';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  readonly version: string;
};

export const operatorIn = ({ operatorContact, feedbackTo }: Config): OperatorSettings => ({
  version,
  contact: operatorContact,
  feedbackTo,
});

/** On a machine of their own, people need no address. */
export const LOCAL_OPERATOR: OperatorSettings = { version, contact: null, feedbackTo: 'log' };
