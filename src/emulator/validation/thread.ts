import { list, object, optional } from './rule.ts';
import { boolean, choice, integer, notEmulated, snowflake, text } from './scalar.ts';

/** Minutes. */
const ARCHIVE_AFTER = [60, 1440, 4320, 10_080] as const;
const THREAD_TYPES = [10, 11, 12] as const;

const THREAD = {
  name: text(1, 100),
  auto_archive_duration: optional(choice(ARCHIVE_AFTER)),
  rate_limit_per_user: optional(integer(0, 21_600)),
};

/** discord.js sends a type also here, where the message's channel decides it; nobody looks at it. */
export const validateThreadFromMessage = object(THREAD);

export const validateThreadCreate = object({
  ...THREAD,
  type: optional(choice(THREAD_TYPES)),
  invitable: optional(boolean),
  message: optional(notEmulated('forum channels')),
  applied_tags: optional(list(snowflake, 0, 5)),
});

export const validateThreadEdit = object({
  ...THREAD,
  name: optional(THREAD.name),
  archived: optional(boolean),
  locked: optional(boolean),
  invitable: optional(boolean),
  flags: optional(integer(0, Number.MAX_SAFE_INTEGER)),
  applied_tags: optional(list(snowflake, 0, 5)),
});
