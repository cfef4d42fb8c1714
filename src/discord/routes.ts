/** Every route and every command there is. */
import { ADMIN_COMMANDS, ADMIN_ROUTES } from './admin/admin-routes.ts';
import { AROUND_COMMANDS, AROUND_ROUTES } from './around/around-routes.ts';
import type { Command } from './commands/command.ts';
import { GAME_COMMANDS } from './commands/game.ts';
import { OPENING_COMMANDS, OPENING_ROUTES } from './commands/opening.ts';
import { DOCTOR_COMMANDS, DOCTOR_ROUTES } from './doctor/doctor-routes.ts';
import { LOBBY_ROUTES } from './lobby/lobby-routes.ts';
import { PLAY_ROUTES } from './play/play-routes.ts';
import { SETTINGS_ROUTES } from './settings/settings-routes.ts';
import { OVER_ROUTES } from './table/over.ts';
import { RECAP_ROUTE } from './table/recap.ts';
import { MENU_ROUTES } from './table-menu/menu-routes.ts';
import type { Route } from './wire/route.ts';

export const ROUTES: readonly Route[] = [
  ...OPENING_ROUTES,
  ...LOBBY_ROUTES,
  ...PLAY_ROUTES,
  RECAP_ROUTE,
  ...MENU_ROUTES,
  ...SETTINGS_ROUTES,
  ...OVER_ROUTES,
  ...AROUND_ROUTES,
  ...ADMIN_ROUTES,
  ...DOCTOR_ROUTES,
];

export const COMMANDS: readonly Command[] = [
  ...OPENING_COMMANDS,
  ...GAME_COMMANDS,
  ...AROUND_COMMANDS,
  ...ADMIN_COMMANDS,
  ...DOCTOR_COMMANDS,
];
