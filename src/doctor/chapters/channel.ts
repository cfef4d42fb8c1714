/** The channel, and what the bot may do there. */
import { ChannelType } from 'discord-api-types/v10';
import { codeOf, fieldOf, isRefused, textOf } from '../ask.ts';
import { CannotGoOn, ok, wrong } from '../finding.ts';
import type { JsonValue } from '../json.ts';
import { lackingOf, permissionsIn } from '../permissions.ts';
import type { Visit } from '../visit.ts';

async function readChannel(visit: Visit): Promise<JsonValue> {
  const channel = await visit.ask({ method: 'GET', path: '/channels/{channel}', keeps: { guild: ['guild_id'] } });
  if (isRefused(channel)) {
    const todo =
      'Give the id of a text channel of a server that the bot is on (right click, Copy Channel ID), and let it View Channel there.';
    throw new CannotGoOn(wrong(`the channel can’t be seen (${channel.status}, ${codeOf(channel)})`, todo));
  }
  if (fieldOf(channel.body, 'type') !== ChannelType.GuildText) {
    throw new CannotGoOn(wrong('this is no text channel', 'Give the id of one that may be written into for a minute.'));
  }
  return channel.body;
}

/** What the bot may do there. */
export async function channel(visit: Visit): Promise<bigint> {
  const there = await readChannel(visit);
  const get = async (path: string) => (await visit.ask({ method: 'GET', path })).body;
  const guild = await get('/guilds/{guild}');
  const roles = await get('/guilds/{guild}/roles');
  const member = await get('/guilds/{guild}/members/{bot}');
  const held = permissionsIn({ guild, channel: there, roles, member });
  const lacking = lackingOf(held);
  const where = `in #${textOf(there, 'name')}`;
  for (const name of lacking) {
    visit.say(
      wrong(
        `the bot lacks ${name} ${where}`,
        'Allow it in the channel’s or the role’s settings, or add the bot again.',
      ),
    );
  }
  if (lacking.length === 0) visit.say(ok(`the bot may do all that a table needs ${where}`));
  visit.local?.allow(held);
  return held;
}
