/** Direct messages to the application's owner. */
import { codeOf, isRefused } from '../ask.ts';
import { look, wrong } from '../finding.ts';
import { type Posting, panelOf, plain } from '../panel.ts';
import type { Visit } from '../visit.ts';
import { saidOf } from './posting.ts';

const MESSAGES = '/channels/{conversation}/messages';

async function write(visit: Visit, what: string, posting: Posting, name: string): Promise<void> {
  const ask = { method: 'POST', path: MESSAGES, ...posting, keeps: { [name]: ['id'] } } as const;
  const answer = await visit.post(ask, `${MESSAGES}/{${name}}`);
  const todo = 'Allow direct messages from members of this server, or leave it: games can be played without.';
  visit.say(isRefused(answer) ? look(`${what}: refused (${codeOf(answer)})`, todo) : saidOf(what, answer));
}

export async function direct(visit: Visit): Promise<void> {
  const ask = { method: 'POST', path: '/users/@me/channels', body: { recipient_id: '{owner}' } } as const;
  const opened = await visit.ask({ ...ask, keeps: { conversation: ['id'] } });
  if (isRefused(opened)) {
    return visit.say(wrong(`the owner can’t be written to (${codeOf(opened)})`, 'Let the owner join the server.'));
  }
  await write(visit, 'a direct message of components to the owner', panelOf('A visit of the doctor.'), 'dm');
  await write(visit, '… and one in plain words', plain('A visit of the doctor.'), 'plainDm');
}
