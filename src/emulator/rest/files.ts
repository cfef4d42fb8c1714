import type { ServerResponse } from 'node:http';
import { messagesIn } from '../world/messages.ts';
import type { Attachment, Id, World } from '../world/world.ts';

/** Serves `/attachments/{channel}/{id}/{name}` as long as somebody has the file. */
export function serveFile(world: World, path: string, response: ServerResponse): void {
  const [, , channelId = '', fileId = ''] = path.split('/');
  const file = findFile(world, channelId, fileId);
  if (file === null) {
    response.writeHead(404).end('This content is no longer available.');
    return;
  }
  response
    .writeHead(200, {
      'content-type': file.contentType,
      'content-length': String(file.bytes.byteLength),
      'access-control-allow-origin': '*',
    })
    .end(file.bytes);
}

function findFile(world: World, channelId: Id, fileId: Id): Attachment | null {
  for (const { files } of messagesIn(world, channelId).values()) {
    for (const file of files) if (file.id === fileId) return file;
  }
  return world.handedFiles.get(fileId) ?? null;
}
