/** The bits of a message's `flags` that a sender can meet. */
export const MESSAGE_FLAG = {
  suppressEmbeds: 1 << 2,
  ephemeral: 1 << 6,
  suppressNotifications: 1 << 12,
  voiceMessage: 1 << 13,
  componentsV2: 1 << 15,
} as const;

const { suppressEmbeds, ephemeral, suppressNotifications, voiceMessage, componentsV2 } = MESSAGE_FLAG;

/** Which bits a sender may set where. Discord takes no notice of the others: see its notes on each endpoint. */
const SETTABLE = {
  'channel-create': suppressEmbeds | suppressNotifications | voiceMessage | componentsV2,
  'channel-edit': suppressEmbeds | componentsV2,
  'webhook-create': suppressEmbeds | ephemeral | suppressNotifications | componentsV2,
  'webhook-edit': suppressEmbeds | componentsV2,
  'callback-create': suppressEmbeds | ephemeral | suppressNotifications | voiceMessage | componentsV2,
  /** discord-api-docs #7515, #7910: a deferred reply takes `IS_COMPONENTS_V2` only on the edit that follows. */
  'callback-defer': ephemeral,
  'callback-edit': suppressEmbeds | componentsV2,
} as const;

export type FlagPlace = keyof typeof SETTABLE;

/** The flags of a message after somebody sent some for it: those that can't be set there stay as they were. */
export function flagsAfter(place: FlagPlace, before: number, sent: number | null | undefined): number {
  if (sent == null) return before;
  return (before & ~SETTABLE[place]) | (sent & SETTABLE[place]);
}

export const hasComponentsV2 = (flags: number): boolean => (flags & componentsV2) !== 0;
