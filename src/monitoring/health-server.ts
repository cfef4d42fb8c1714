/** `/live`, `/ready` and `/metrics`, for supervisors and Prometheus. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createMetrics, type Metrics } from './metrics.ts';
import { complaintOf, type Patient } from './patient.ts';

export interface HealthAddress {
  readonly host: string;
  /** 0 takes any free one. */
  readonly port: number;
}

export interface HealthServer {
  readonly metrics: Metrics;
  /** The one that it has really got. */
  readonly port: number;
  /** From now on this bot is looked at; null while none runs. */
  lookAt(patient: Patient | null): void;
  close(): void;
}

interface Page {
  readonly status: 200 | 404 | 503;
  readonly text: string;
  readonly type?: string;
}

export async function openHealthServer({ host, port }: HealthAddress, version: string): Promise<HealthServer> {
  let patient: Patient | null = null;
  const metrics = createMetrics(version, () => patient);

  async function pageAt(path: string): Promise<Page> {
    switch (path) {
      case '/live':
        // A process that hangs does not even say this.
        return { status: 200, text: 'live\n' };
      case '/ready': {
        const complaint = await complaintOf(patient, metrics.trouble());
        return complaint === null ? { status: 200, text: 'ready\n' } : { status: 503, text: `${complaint}\n` };
      }
      case '/metrics':
        return { status: 200, text: await metrics.text(), type: metrics.contentType };
      default:
        return { status: 404, text: 'There are /live, /ready and /metrics.\n' };
    }
  }

  async function answer({ url = '/' }: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, text, type = 'text/plain; charset=utf-8' } = await pageAt(url.split('?')[0] ?? url);
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end());
  });
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  return {
    metrics,
    port: typeof address === 'object' && address !== null ? address.port : port,
    lookAt(bot) {
      patient = bot;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
