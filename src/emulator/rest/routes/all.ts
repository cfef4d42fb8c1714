import type { Route } from '../router.ts';
import { APPLICATION_ROUTES } from './applications.ts';
import { CHANNEL_ROUTES } from './channels.ts';
import { COMMAND_ROUTES } from './commands.ts';
import { GATEWAY_ROUTES } from './gateway.ts';
import { GUILD_ROUTES } from './guilds.ts';
import { INTERACTION_ROUTES } from './interactions.ts';
import { MESSAGE_ROUTES } from './messages.ts';
import { PIN_ROUTES } from './pins.ts';
import { THREAD_ROUTES } from './threads.ts';
import { USER_ROUTES } from './users.ts';
import { WEBHOOK_ROUTES } from './webhooks.ts';

export const ROUTES: readonly Route[] = [
  ...GATEWAY_ROUTES,
  ...APPLICATION_ROUTES,
  ...COMMAND_ROUTES,
  ...INTERACTION_ROUTES,
  ...WEBHOOK_ROUTES,
  ...USER_ROUTES,
  ...GUILD_ROUTES,
  ...CHANNEL_ROUTES,
  ...THREAD_ROUTES,
  ...MESSAGE_ROUTES,
  ...PIN_ROUTES,
];
