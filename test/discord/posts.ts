/** The bot's posts in channels, and the people it has pinged there. */
import type { Emulator } from '#emulator/emulator.ts';
import type { Person } from '#emulator/people/person.ts';

export const MESSAGES = '/channels/{channel_id}/messages';

export const postsTo = ({ recording }: Emulator) =>
  recording.exchanges.filter(({ method, template }) => method === 'POST' && template === MESSAGES);

const mentionsIn = (request: unknown): readonly string[] =>
  (request as { allowed_mentions: { users: string[] } }).allowed_mentions.users;

/** The number of posted messages that pinged this person; direct messages ping nobody. */
export const callsOf = (discord: Emulator, { id }: Person): number =>
  postsTo(discord).filter(({ request, status }) => status === 200 && mentionsIn(request).includes(id)).length;
