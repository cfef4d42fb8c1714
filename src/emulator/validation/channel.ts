import { list, object, omittable, optional } from './rule.ts';
import { bitfield, boolean, choice, integer, set, snowflake, text } from './scalar.ts';

const overwrite = object({
  id: snowflake,
  type: optional(choice([0, 1])),
  allow: optional(bitfield),
  deny: optional(bitfield),
});

/** Of a text channel; a thread has rules of its own. */
export const validateChannelEdit = object({
  name: omittable(text(1, 100)),
  type: optional(choice([0, 5])),
  topic: optional(text(0, 1024)),
  position: optional(integer(0, 2_147_483_647)),
  nsfw: optional(boolean),
  rate_limit_per_user: optional(integer(0, 21_600)),
  parent_id: optional(snowflake),
  permission_overwrites: optional(list(overwrite, 0, 100)),
  default_auto_archive_duration: optional(choice([60, 1440, 4320, 10_080])),
  default_thread_rate_limit_per_user: optional(integer(0, 21_600)),
  flags: optional(integer(0, Number.MAX_SAFE_INTEGER)),
});

export const validateDirectMessageCreate = object({ recipient_id: snowflake });

/** Which kinds of channel may be chosen, in a select or as an option of a command. */
const CHANNEL_TYPES = [0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15] as const;
export const channelTypes = optional(set(choice(CHANNEL_TYPES), 0, CHANNEL_TYPES.length));
