/**
 * The name of every route. Messages that people can still press contain these names: a name that was in use keeps its
 * meaning.
 */
import { ADMIN_ROUTE_NAMES } from './admin/route-names.ts';
import { AROUND_ROUTE_NAMES } from './around/route-names.ts';
import { OPENING_ROUTE_NAMES } from './commands/route-names.ts';
import { DOCTOR_ROUTE_NAMES } from './doctor/route-names.ts';
import { LOBBY_ROUTE_NAMES } from './lobby/route-names.ts';
import { PLAY_ROUTE_NAMES } from './play/route-names.ts';
import { SETTINGS_ROUTE_NAMES } from './settings/route-names.ts';
import { TABLE_ROUTE_NAMES } from './table/route-names.ts';
import { MENU_ROUTE_NAMES } from './table-menu/route-names.ts';

export const ROUTE_NAMES = [
  ...OPENING_ROUTE_NAMES,
  ...LOBBY_ROUTE_NAMES,
  ...PLAY_ROUTE_NAMES,
  ...TABLE_ROUTE_NAMES,
  ...MENU_ROUTE_NAMES,
  ...SETTINGS_ROUTE_NAMES,
  ...AROUND_ROUTE_NAMES,
  ...ADMIN_ROUTE_NAMES,
  ...DOCTOR_ROUTE_NAMES,
] as const;

export type RouteName = (typeof ROUTE_NAMES)[number];

const KNOWN: ReadonlySet<string> = new Set(ROUTE_NAMES);

export const isRouteName = (name: string): name is RouteName => KNOWN.has(name);
