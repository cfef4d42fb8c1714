import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { Gateway } from './gateway/gateway.ts';
import { serveFile } from './rest/files.ts';
import type { Rest } from './rest/rest.ts';
import type { World } from './world/world.ts';

/** Nobody but this machine may connect: the emulator believes everything it is told. */
const LOOPBACK = '127.0.0.1';
/** Without a version Discord answers as one of its oldest; the emulator speaks the tenth alone. */
const API = /^\/api\/v10(?=\/)/;

/** As PEM. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/** One port for everything: the API, the gateway, and the files of messages. */
export class EmulatorServer {
  readonly scheme: 'http' | 'https';
  readonly #http: Server;
  readonly #sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  readonly #rest: Rest;
  readonly #gateway: Gateway;
  readonly #world: World;

  constructor(rest: Rest, gateway: Gateway, world: World, certificate: Certificate | null) {
    this.#rest = rest;
    this.#gateway = gateway;
    this.#world = world;
    this.scheme = certificate === null ? 'http' : 'https';
    const serve = (request: IncomingMessage, response: ServerResponse) => this.#serve(request, response);
    this.#http = certificate === null ? createServer(serve) : createSecureServer(certificate, serve);
    // Longer than any client keeps a connection for reuse, so that none is closed under its next request.
    this.#http.keepAliveTimeout = 60_000;
    this.#http.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
  }

  listen(port: number): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#http.once('error', reject);
      this.#http.listen(port, LOOPBACK, () => resolve((this.#http.address() as AddressInfo).port));
    });
  }

  close(): Promise<void> {
    this.#gateway.shutDown();
    return new Promise((resolve) => {
      this.#http.close(() => resolve());
      this.#http.closeAllConnections();
    });
  }

  #serve(request: IncomingMessage, response: ServerResponse): void {
    const { path, query } = addressOf(request);
    if (path.startsWith('/attachments/')) serveFile(this.#world, path, response);
    else void this.#rest.serve(request, response, path.replace(API, ''), query);
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.#sockets.handleUpgrade(request, socket, head, (webSocket) => {
      this.#gateway.accept(webSocket, socket, addressOf(request).query);
    });
  }
}

function addressOf({ url = '/' }: IncomingMessage): { readonly path: string; readonly query: URLSearchParams } {
  const mark = url.indexOf('?');
  return mark === -1
    ? { path: decoded(url), query: new URLSearchParams() }
    : { path: decoded(url.slice(0, mark)), query: new URLSearchParams(url.slice(mark)) };
}

/** discord.js writes `@original` as `%40original`. */
function decoded(path: string): string {
  try {
    return path.includes('%') ? decodeURIComponent(path) : path;
  } catch {
    return path;
  }
}
