/** Files of messages, as long as a page may still ask for them. */
import type { ServerResponse } from 'node:http';
import type { Emulator } from '#emulator/emulator.ts';
import { serveFile } from '#emulator/rest/files.ts';
import type { Attachment, Id } from '#emulator/world/world.ts';

/** An edit drops a message's old files while a page may be fetching them; Discord's servers keep them for a while, too. */
const KEPT = 100;

export class ShownFiles {
  readonly #emulator: Emulator;
  /** The newest last. */
  readonly #recent = new Map<Id, Attachment>();

  constructor(emulator: Emulator) {
    this.#emulator = emulator;
    emulator.changes.subscribe((change) => {
      if (change.kind === 'message-posted' || change.kind === 'message-edited') this.#keep(change.message.files);
    });
  }

  /** `/attachments/{channel}/{id}/{name}`. */
  serve(path: string, response: ServerResponse): void {
    // A file never changes: an edit brings a new one under a new id.
    response.setHeader('cache-control', 'private, max-age=31536000, immutable');
    const [, , , id = ''] = path.split('/');
    const file = this.#recent.get(id);
    if (file === undefined) serveFile(this.#emulator.world, path, response);
    else response.writeHead(200, { 'content-type': file.contentType }).end(file.bytes);
  }

  #keep(files: readonly Attachment[]): void {
    for (const file of files) this.#recent.set(file.id, file);
    for (const id of this.#recent.keys()) {
      if (this.#recent.size <= KEPT) return;
      this.#recent.delete(id);
    }
  }
}
