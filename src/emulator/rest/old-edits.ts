import type { Discord } from '../discord.ts';
import { createdAt } from '../snowflake.ts';
import type { Message } from '../world/world.ts';
import { tooManyRequests } from './errors.ts';

const HOUR = 3_600_000;

/** 30046: a channel takes only a few edits of messages older than an hour at a time. */
export function countOldEdit({ world, clock, settings }: Discord, { id, channelId }: Message): void {
  const now = clock.now();
  if (now - createdAt(id) <= HOUR) return;
  const { limit, per } = settings.oldEdits;
  const recent = (world.oldEdits.get(channelId) ?? []).filter((at) => now - at < per);
  const [first = now] = recent;
  if (recent.length >= limit) {
    throw tooManyRequests((first + per - now) / 1_000, {
      code: 30046,
      message: 'Maximum number of edits to messages older than 1 hour reached. Try again later',
    });
  }
  world.oldEdits.set(channelId, [...recent, now]);
}
