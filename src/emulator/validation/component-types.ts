import { optional } from './rule.ts';
import { integer, text } from './scalar.ts';

export const COMPONENT = {
  actionRow: 1,
  button: 2,
  stringSelect: 3,
  textInput: 4,
  userSelect: 5,
  roleSelect: 6,
  mentionableSelect: 7,
  channelSelect: 8,
  section: 9,
  textDisplay: 10,
  thumbnail: 11,
  mediaGallery: 12,
  file: 13,
  separator: 14,
  container: 17,
  label: 18,
  fileUpload: 19,
  radioGroup: 21,
  checkboxGroup: 22,
  checkbox: 23,
} as const;

/** What every component has besides its type, by which its rule was picked: a number in the message. */
export const COMPONENT_BASE = { id: optional(integer(0, 2_147_483_647)) };

export const customId = text(1, 100);
