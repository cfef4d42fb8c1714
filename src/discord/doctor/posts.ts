/** What is posted and written for a visit, and deleted when it is over. */
import type { Client, Message as Sent } from 'discord.js';
import { payloadOf } from '../wire/payload.ts';
import type { Examination, PlainPost, Post } from './examination.ts';
import type { Trying } from './trying.ts';

const pinging = ({ pings }: Post) => ({ allowedMentions: { parse: [], users: pings === null ? [] : [pings] } });

/** The buttons of a message, without its container. */
function plainPayload(post: PlainPost) {
  const [container] = payloadOf(post.message).components;
  const rows = container.components.filter((each) => 'components' in each);
  return { content: post.words, components: rows as never, ...pinging(post) };
}

export function postsOf(client: Client, attempt: Trying) {
  const posted: Sent[] = [];

  async function roomOf(channel: string) {
    const room = await client.channels.fetch(channel);
    if (!room?.isSendable()) throw new Error(`nobody can write in channel ${channel}`);
    return room;
  }

  const send = async (what: string, work: () => Promise<Sent>): Promise<boolean> => {
    const sent = await attempt(what, work);
    if (sent !== null) posted.push(sent);
    return sent !== null;
  };

  const errands: Pick<Examination, 'post' | 'postPlain' | 'write'> = {
    post: (post) =>
      send('a post', async () => (await roomOf(post.channel)).send({ ...payloadOf(post.message), ...pinging(post) })),
    postPlain: (post) => send('a plain post', async () => (await roomOf(post.channel)).send(plainPayload(post))),
    write: (person, message) => send('a direct message', () => client.users.send(person, payloadOf(message))),
  };
  return {
    ...errands,
    async deleteAll(): Promise<void> {
      for (const message of posted.splice(0)) await attempt('deleting', () => message.delete());
    },
  };
}
