/** One open page: hears of all that happens, and asks for what its people do. */
import type { WebSocket } from 'ws';
import type { Change } from '#emulator/changes.ts';
import { grant } from './page-commands.ts';
import type { News, Request, Wish } from './protocol.ts';
import type { Stage } from './stage.ts';
import { messageView, snapshotOf, surroundingsOf } from './views.ts';

/** After these more may look different than what the pages were told of. */
const CHANGES_SURROUNDINGS: ReadonlySet<Wish['kind']> = new Set([
  'add-person',
  'set-locale',
  'set-dms',
  'turn-clock',
  'hold-clock',
  'drop-hint',
]);

export class PageConnection {
  readonly #stage: Stage;
  readonly #socket: WebSocket;
  readonly #tellAllSurroundings: () => void;
  #endWatch: (() => void) | null = null;
  #surroundingsDue = false;

  /** `tellAllSurroundings`: every open page, this one among them. */
  constructor(stage: Stage, socket: WebSocket, tellAllSurroundings: () => void) {
    this.#stage = stage;
    this.#socket = socket;
    this.#tellAllSurroundings = tellAllSurroundings;
    this.#tell({ kind: 'snapshot', snapshot: snapshotOf(stage) });
    const unsubscribe = stage.emulator.changes.subscribe((change) => this.#hear(change));
    socket.on('message', (data) => void this.#ask(JSON.parse(String(data)) as Request));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      unsubscribe();
      this.#endWatch?.();
    });
  }

  #tell(news: News): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(JSON.stringify(news));
  }

  async #ask({ ref, wish }: Request): Promise<void> {
    if (wish.kind === 'watch-behind') {
      this.#watchBehind(wish.on);
      return this.#tell({ kind: 'answer', ref, answer: { kind: 'done' } });
    }
    const { hint } = this.#stage;
    const answer = await grant(this.#stage, wish);
    if (CHANGES_SURROUNDINGS.has(wish.kind) || hint !== this.#stage.hint) this.#tellAllSurroundings();
    this.#tell({ kind: 'answer', ref, answer });
  }

  #watchBehind(on: boolean): void {
    this.#endWatch?.();
    this.#endWatch = null;
    if (!on) return;
    const endTraffic = this.#stage.traffic.subscribe((news) => this.#tell(news));
    const endTables = this.#stage.tables.subscribe((tables) => this.#tell({ kind: 'tables', tables }));
    this.#endWatch = () => {
      endTraffic();
      endTables();
    };
  }

  #hear(change: Change): void {
    switch (change.kind) {
      case 'message-posted':
      case 'message-edited':
        return this.#tell({ kind: 'message', message: messageView(this.#stage, change.message) });
      case 'messages-deleted':
        return this.#tell({ kind: 'messages-gone', ids: change.messages.map(({ id }) => id) });
      case 'typing':
        return this.#tell({ kind: 'typing', channelId: change.channel.id, userId: change.userId });
      case 'interaction-started':
      case 'interaction-progressed':
      case 'commands-changed':
      case 'pins-changed':
        return;
      case 'channel-opened':
      case 'channel-changed':
      case 'channel-closed':
      case 'thread-members-changed':
      case 'guild-entered':
      case 'guild-left':
      case 'member-joined':
      case 'member-changed':
      case 'member-left':
      case 'role-made':
      case 'role-changed':
      case 'role-removed':
        return this.#tellSurroundingsSoon();
    }
  }

  /** One telling for all that happens in one go. */
  #tellSurroundingsSoon(): void {
    if (this.#surroundingsDue) return;
    this.#surroundingsDue = true;
    queueMicrotask(() => this.tellSurroundings());
  }

  tellSurroundings(): void {
    this.#surroundingsDue = false;
    this.#tell({ kind: 'surroundings', surroundings: surroundingsOf(this.#stage) });
  }
}
