import type { TableView } from '#tables/table-view.ts';
import { customId } from '../wire/custom-id.ts';

/** What can be set in the settings of a lobby. Ids contain these names: a name that was in use keeps its meaning. */
export const LOBBY_SETTINGS = [
  'add',
  'remove',
  'free',
  'invite',
  'hints',
  'suggestions',
  'colour',
  'seats',
  'clock',
  'language',
  'option',
  'first-game',
] as const;

export type LobbySetting = (typeof LOBBY_SETTINGS)[number];

export const settingId = (
  { id }: TableView,
  setting: LobbySetting,
  fresh: string | null = null,
  ...args: readonly string[]
): string => customId('lobby-set', { table: id, args: [setting, ...args], fresh });
