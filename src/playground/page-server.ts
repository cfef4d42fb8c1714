/** Serves the page, the files of messages, and the one WebSocket; to this machine alone. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { PageFile } from './page-bundle.ts';
import { PageConnection } from './page-connection.ts';
import { ShownFiles } from './shown-files.ts';
import type { Stage } from './stage.ts';

const LOOPBACK = '127.0.0.1';
/** RFC 6455's registry of close codes. */
const SERVICE_RESTART = 1012;
/** A file of 10 MiB, Discord's limit, as base64 with room around it. */
const LARGEST_REQUEST = 16 * 1024 * 1024;

export class PageServer {
  readonly #http: Server;
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_REQUEST });
  readonly #pages = new Set<PageConnection>();
  readonly #stage: Stage;
  readonly #shownFiles: ShownFiles;
  readonly #files: Promise<ReadonlyMap<string, PageFile>>;

  constructor(stage: Stage, files: Promise<ReadonlyMap<string, PageFile>>) {
    this.#stage = stage;
    this.#shownFiles = new ShownFiles(stage.emulator);
    this.#files = files;
    this.#http = createServer((request, response) => void this.#serve(request, response));
    this.#http.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
  }

  /** Returns the page's address; where somebody else has the port, any free one is taken. */
  async listen(port: number): Promise<string> {
    this.#http.listen(port, LOOPBACK);
    try {
      await once(this.#http, 'listening');
    } catch (error) {
      if (port === 0 || (error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      return this.listen(0);
    }
    return `http://${LOOPBACK}:${(this.#http.address() as AddressInfo).port}`;
  }

  /** Open pages get all they were told of first. */
  async close(): Promise<void> {
    await Promise.all([...this.#sockets.clients].map(sayGoodbye));
    await new Promise<void>((resolve) => {
      this.#http.close(() => resolve());
      this.#http.closeAllConnections();
    });
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = '/'] = (request.url ?? '/').split('?');
    if (!isFromHere(request)) response.writeHead(403).end();
    else if (path.startsWith('/attachments/')) this.#shownFiles.serve(path, response);
    else await this.#servePage(path, response);
  }

  async #servePage(path: string, response: ServerResponse): Promise<void> {
    const file = (await this.#files).get(path);
    if (file === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': file.contentType, 'cache-control': 'no-cache' }).end(file.bytes);
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    if (!isFromHere(request) || !isFromOwnPage(request)) {
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      return;
    }
    this.#sockets.handleUpgrade(request, socket, head, (webSocket) => this.#connect(webSocket));
  }

  #connect(socket: WebSocket): void {
    const page = new PageConnection(this.#stage, socket, () => {
      for (const each of this.#pages) each.tellSurroundings();
    });
    this.#pages.add(page);
    socket.on('close', () => this.#pages.delete(page));
  }
}

/** In milliseconds. */
const GOODBYE_WITHIN = 500;

async function sayGoodbye(socket: WebSocket): Promise<void> {
  socket.close(SERVICE_RESTART);
  await once(socket, 'close', { signal: AbortSignal.timeout(GOODBYE_WITHIN) }).catch(() => socket.terminate());
}

/** A name that somebody pointed at this machine is not ours. */
function isFromHere({ headers: { host = '' } }: IncomingMessage): boolean {
  return /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host);
}

/** Browsers let any website open WebSockets to this machine; they do say which one it is. */
function isFromOwnPage({ headers: { origin, host } }: IncomingMessage): boolean {
  return origin === undefined || origin === `http://${host}`;
}
