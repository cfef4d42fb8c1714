import type { Emulator } from '#emulator/emulator.ts';
import type { Person } from '#emulator/people/person.ts';

/** The messages that the bot has posted in channels and to these people directly, and its edits. */
export function countMessages(discord: Emulator, people: readonly Person[]) {
  const posts = discord.recording.exchanges.filter(
    ({ method, template }) => method === 'POST' && template === '/channels/{channel_id}/messages',
  );
  const edits = discord.recording.exchanges.filter(
    ({ method, template }) => method === 'PATCH' && template === '/channels/{channel_id}/messages/{message_id}',
  );
  const direct = people.reduce((sum, person) => sum + person.visible({ in: 'dm' }).length, 0);
  return { posts: posts.length - direct, direct, edits: edits.length };
}
