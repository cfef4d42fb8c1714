/** The bits of a message's `flags` that a sender can meet. */
export const MESSAGE_FLAG = {
  suppressEmbeds: 1 << 2,
  ephemeral: 1 << 6,
  suppressNotifications: 1 << 12,
  voiceMessage: 1 << 13,
  componentsV2: 1 << 15,
} as const;

const { suppressEmbeds, ephemeral, suppressNotifications, voiceMessage, componentsV2 } = MESSAGE_FLAG;

/** Which bits a sender may set where. Discord drops the others without a word: see its notes on each endpoint. */
const SETTABLE = {
  'channel-create': suppressEmbeds | suppressNotifications | voiceMessage | componentsV2,
  'channel-edit': suppressEmbeds | componentsV2,
  'webhook-create': suppressEmbeds | ephemeral | suppressNotifications | componentsV2,
  'webhook-edit': suppressEmbeds | componentsV2,
  'callback-reply': suppressEmbeds | ephemeral | suppressNotifications | voiceMessage | componentsV2,
  /** discord-api-docs #7515, #7910: a deferred reply takes `IS_COMPONENTS_V2` only on the edit that follows. */
  'callback-defer': ephemeral,
  'callback-update': suppressEmbeds | componentsV2,
} as const;

export type FlagPlace = keyof typeof SETTABLE;

/** What Discord keeps of the flags that were sent. */
export const keptFlags = (place: FlagPlace, flags: number): number => flags & SETTABLE[place];

/** What it drops silently: nobody sets those on purpose, so tests may want to hear of them. */
export const droppedFlags = (place: FlagPlace, flags: number): number => flags & ~SETTABLE[place];

export const hasComponentsV2 = (flags: number): boolean => (flags & componentsV2) !== 0;
