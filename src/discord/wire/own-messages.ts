/** The bot's own messages in a channel, as Discord has them. */
import type { Message as DiscordMessage, TextBasedChannel } from 'discord.js';
import type { PersonId } from '#tables/ids.ts';
import { mentionedIn } from './message.ts';

export interface Posted {
  readonly id: string;
  /** By Discord's clock, in milliseconds since 1970. */
  readonly at: number;
}

/** A message of the bot's, with the ids of what can be pressed on it. */
export interface OwnMessage extends Posted {
  readonly ids: readonly string[];
  /** In its plain words; a message of blocks has none. */
  readonly mentions: readonly PersonId[];
}

/** `latest`: among the last hundred messages of the channel. `all`: among the last thousand. */
export type Reach = 'latest' | 'all';

/** Discord's limit. */
const PAGE = 100;
const MOST_PAGES: Readonly<Record<Reach, number>> = { latest: 1, all: 10 };

/** Of everything that can be pressed, however deep. */
function idsIn(component: unknown): string[] {
  if (typeof component !== 'object' || component === null) return [];
  const own = 'custom_id' in component ? [String(component.custom_id)] : [];
  return [...own, ...Object.values(component).flatMap(idsIn)];
}

const ownMessage = ({ id, createdTimestamp: at, components, content }: DiscordMessage): OwnMessage => ({
  ...{ id, at, mentions: mentionedIn(content) },
  ids: components.flatMap((component) => idsIn(component.toJSON())),
});

/** The oldest first, by the ids, which Discord counts up. */
const byAge = (one: { readonly id: string }, other: { readonly id: string }): number =>
  BigInt(one.id) < BigInt(other.id) ? -1 : 1;

/** The author's messages after this one, oldest first. Read from the newest back: Discord gives the oldest ones after a message. */
export async function messagesSince(
  { messages }: Pick<TextBasedChannel, 'messages'>,
  author: string | undefined,
  after: string | null,
  reach: Reach,
): Promise<readonly OwnMessage[]> {
  const isAfter = ({ id }: DiscordMessage): boolean => after === null || BigInt(id) > BigInt(after);
  const found: DiscordMessage[] = [];
  for (let pages = 0, before: string | null = null; pages < MOST_PAGES[reach]; pages++) {
    const fetched = await messages.fetch({ limit: PAGE, cache: false, ...(before === null ? {} : { before }) });
    const page: DiscordMessage[] = [...fetched.values()].sort(byAge);
    found.push(...page.filter(isAfter));
    const [oldest] = page;
    if (oldest === undefined || page.length < PAGE || !isAfter(oldest)) break;
    before = oldest.id;
  }
  return found
    .filter((each) => each.author.id === author)
    .sort(byAge)
    .map(ownMessage);
}
