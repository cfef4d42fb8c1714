import type { ErrorTree } from './error-tree.ts';
import { notEmulated as notEmulatedRefusal } from './refusals.ts';
import { ignored, list, object, optional, scalar } from './rule.ts';
import { boolean, choice, integer, snowflake, text } from './scalar.ts';

/** Minutes. */
const ARCHIVE_AFTER = [60, 1440, 4320, 10_080] as const;
const THREAD_TYPES = [10, 11, 12] as const;

const THREAD = {
  name: text(1, 100),
  auto_archive_duration: optional(choice(ARCHIVE_AFTER)),
  rate_limit_per_user: optional(integer(0, 21_600)),
};

/** discord.js sends the type also here, where the message's channel decides it. */
const fromMessage = object({ ...THREAD, type: ignored });

const alone = object({
  ...THREAD,
  type: optional(choice(THREAD_TYPES)),
  invitable: optional(boolean),
  message: optional(scalar(() => notEmulatedRefusal('forum channels'))),
  applied_tags: optional(list(snowflake, 0, 5)),
});

const change = object({
  ...THREAD,
  name: optional(THREAD.name),
  archived: optional(boolean),
  locked: optional(boolean),
  invitable: optional(boolean),
  flags: optional(integer(0, Number.MAX_SAFE_INTEGER)),
  applied_tags: optional(list(snowflake, 0, 5)),
});

export const THREAD_RULES = { fromMessage, alone, change };

export const validateThreadFromMessage = (body: unknown): ErrorTree | null => fromMessage.refuse(body);
export const validateThreadCreate = (body: unknown): ErrorTree | null => alone.refuse(body);
export const validateThreadEdit = (body: unknown): ErrorTree | null => change.refuse(body);
