/** Every route there is. */
import type { Route } from './route.ts';

export const ROUTES: readonly Route[] = [];
