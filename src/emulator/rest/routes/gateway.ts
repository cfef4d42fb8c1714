import { gatewayUrl } from '../../gateway/ready.ts';
import { ok, openRoute, type Route, route } from '../router.ts';

export const GATEWAY_ROUTES: readonly Route[] = [
  openRoute('GET', '/gateway', ({ origin }) => ok({ url: gatewayUrl(origin()) })),

  route('GET', '/gateway/bot', ({ origin, settings, sessionStarts }) =>
    ok({
      url: gatewayUrl(origin()),
      shards: settings.shards,
      session_start_limit: {
        total: sessionStarts.total,
        remaining: sessionStarts.remaining,
        reset_after: sessionStarts.resetAfter,
        max_concurrency: settings.maxConcurrency,
      },
    }),
  ),
];
