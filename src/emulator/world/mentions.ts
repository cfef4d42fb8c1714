import type { APIAllowedMentions } from 'discord-api-types/v10';
import { guildOf } from './channels.ts';
import { type ComponentNode, everyComponent } from './components.ts';
import { may } from './permissions.ts';
import type { Channel, Id, Mentions, World } from './world.ts';

/** Text that pings: the content and the text displays, never embeds. */
export function pingingText(content: string, components: readonly ComponentNode[]): string {
  if (components.length === 0) return content;
  const displays = [...everyComponent(components)].flatMap((node) =>
    node.content === undefined ? [] : [node.content],
  );
  return [content, ...displays].join('\n');
}

const everyMatch = (text: string, pattern: RegExp) => [
  ...new Set(Array.from(text.matchAll(pattern), (m) => m[1] ?? '')),
];

/** The ids of all users that a text mentions. */
export const mentionedIn = (text: string): string[] => everyMatch(text, /<@!?(\d+)>/g);

export const NOBODY: Mentions = { everyone: false, userIds: [], roleIds: [] };

/** Who writes where, and whom they let their words mention; null for everybody they may. */
export interface Mentioning {
  readonly authorId: Id;
  readonly channel: Channel;
  readonly allowed: APIAllowedMentions | null;
}

export function mentionsIn(world: World, text: string, { authorId, channel, allowed }: Mentioning): Mentions {
  if (!text.includes('@')) return NOBODY;
  const kinds: readonly string[] = allowed === null ? ['users', 'roles', 'everyone'] : (allowed.parse ?? []);
  const guild = guildOf(world, channel);
  const permits = (kind: 'users' | 'roles', id: string) => kinds.includes(kind) || (allowed?.[kind] ?? []).includes(id);
  return {
    everyone:
      kinds.includes('everyone') && /@(everyone|here)\b/.test(text) && may(world, channel, authorId, 'MentionEveryone'),
    userIds: mentionedIn(text).filter((id) => world.users.has(id) && permits('users', id)),
    roleIds: everyMatch(text, /<@&(\d+)>/g).filter((id) => guild?.roles.has(id) === true && permits('roles', id)),
  };
}
