import { gatewayUrl } from '../../gateway/ready.ts';
import { ok, openRoute, type Route, route } from '../router.ts';

export const GATEWAY_ROUTES: readonly Route[] = [
  openRoute('GET', '/gateway', ({ origin }) => ok({ url: gatewayUrl(origin()) })),

  route('GET', '/gateway/bot', ({ origin, settings }) =>
    ok({
      url: gatewayUrl(origin()),
      shards: settings.shards,
      session_start_limit: {
        total: 1_000,
        remaining: 1_000,
        reset_after: 86_400_000,
        max_concurrency: settings.maxConcurrency,
      },
    }),
  ),
];
