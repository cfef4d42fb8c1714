/** The last things that went over the wire between the bot and its Discord, and the bot's own log. */
import type { Emulator } from '#emulator/emulator.ts';
import type { Exchange } from '#emulator/exchange.ts';
import type { LogLine, TrafficView } from './protocol.ts';

const KEPT = 200;
/** In milliseconds. */
const GATHER_EVERY = 300;

type Listener = (traffic: readonly TrafficView[], log: readonly LogLine[]) => void;

export class Traffic {
  #traffic: readonly TrafficView[] = [];
  #log: readonly LogLine[] = [];
  #nth = 0;
  #unheard: LogLine[] = [];
  readonly #emulator: Emulator;
  readonly #listeners = new Set<Listener>();
  readonly #gathering: NodeJS.Timeout;

  constructor(emulator: Emulator) {
    this.#emulator = emulator;
    this.#gathering = setInterval(() => this.#gather(), GATHER_EVERY).unref();
  }

  /** Tells of what is kept, then of all that comes; returns what ends it. */
  subscribe(listener: Listener): () => void {
    this.#gather();
    listener(this.#traffic, this.#log);
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  log(text: string): void {
    this.#unheard.push({ nth: ++this.#nth, at: this.#emulator.clock.now(), text: text.trimEnd() });
  }

  stop(): void {
    clearInterval(this.#gathering);
  }

  /** Takes over what the emulator recorded, which would otherwise only grow. */
  #gather(): void {
    const { exchanges, dispatches } = this.#emulator.recording;
    const at = this.#emulator.clock.now();
    const fresh: TrafficView[] = [
      ...dispatches.splice(0).map(({ event, data }) => ({
        nth: ++this.#nth,
        at,
        title: `→ ${event}`,
        status: null,
        request: null,
        response: data,
      })),
      ...exchanges.splice(0).map((exchange) => ({ nth: ++this.#nth, at, ...exchangeView(exchange) })),
    ];
    const lines = this.#unheard.splice(0);
    if (fresh.length + lines.length === 0) return;
    this.#traffic = [...this.#traffic, ...fresh].slice(-KEPT);
    this.#log = [...this.#log, ...lines].slice(-KEPT);
    for (const listener of this.#listeners) listener(fresh, lines);
  }
}

function exchangeView({
  method,
  template,
  files,
  status,
  request,
  response,
}: Exchange): Omit<TrafficView, 'nth' | 'at'> {
  const uploads = files === 0 ? '' : ` + ${files} ${files === 1 ? 'file' : 'files'}`;
  return { title: `${method} ${template}${uploads}`, status, request, response };
}
