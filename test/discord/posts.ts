/** What the bot has written in channels, and whom it has called there. */
import type { Emulator } from '#emulator/emulator.ts';
import type { Person } from '#emulator/people/person.ts';

export const MESSAGES = '/channels/{channel_id}/messages';

export const postsTo = ({ recording }: Emulator) =>
  recording.exchanges.filter(({ method, template }) => method === 'POST' && template === MESSAGES);

const mentionsIn = (request: unknown): readonly string[] =>
  (request as { allowed_mentions: { users: string[] } }).allowed_mentions.users;

/** How many messages that arrived called him; direct ones call nobody. */
export const callsOf = (discord: Emulator, { id }: Person): number =>
  postsTo(discord).filter(({ request, status }) => status === 200 && mentionsIn(request).includes(id)).length;
