/** The buttons that lead in from anywhere: a table's panel, a direct message, a command. They stay good for ever. */
import type { TableId } from '#tables/ids.ts';
import { customId } from './custom-id.ts';
import type { Button } from './message.ts';

/** Each is the name of a route that takes a table, no version, and no args (`rules`: a topic, if one is asked for). */
const ENTRANCES = ['play', 'hand', 'rules', 'recap', 'more'] as const;
export type Entrance = (typeof ENTRANCES)[number];

export const entrance = (to: Entrance, table: TableId, ...args: readonly string[]): string =>
  customId(to, { table, args });

export const entranceButton = (
  to: Entrance,
  table: TableId,
  label: string,
  style: Button['style'] = 'secondary',
): Button => ({ id: entrance(to, table), label, style });
