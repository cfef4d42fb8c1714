import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Headers } from './rate-limits.ts';

/** Ten files of ten MiB, and room for the rest of the form; in bytes. */
const LARGEST_REQUEST = 101 * 1024 * 1024;

export interface Answer {
  readonly status: number;
  readonly json: unknown;
  readonly headers: Headers;
}

/** The whole body of a request; `aborted` when the client went away in the middle of it. */
export function readBytes(request: IncomingMessage): Promise<Buffer | 'too-large' | 'aborted'> {
  const chunks: Buffer[] = [];
  let size = 0;
  return new Promise((resolve) => {
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= LARGEST_REQUEST) chunks.push(chunk);
    });
    request.on('end', () => resolve(size > LARGEST_REQUEST ? 'too-large' : Buffer.concat(chunks)));
    request.on('error', () => resolve('aborted'));
  });
}

/** Ends the connection without a word. */
export function cut(response: ServerResponse): void {
  response.socket?.destroy();
}

export function send(response: ServerResponse, { status, json, headers }: Answer): void {
  if (json === null) {
    response.writeHead(status, headers).end();
    return;
  }
  const text = JSON.stringify(json);
  response
    .writeHead(status, {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(text)),
      ...headers,
    })
    .end(text);
}
