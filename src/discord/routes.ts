/** Every route there is. */
import { PLAY_ROUTES } from './play/play-routes.ts';
import type { Route } from './route.ts';

export const ROUTES: readonly Route[] = [...PLAY_ROUTES];
