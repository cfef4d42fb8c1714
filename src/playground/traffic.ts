/** The last things that went over the wire between the bot and its Discord, each checked, and the bot's own log. */
import { type Checker, startChecker } from '#emulator/checking/checker.ts';
import type { Emulator } from '#emulator/emulator.ts';
import type { Passage } from '#emulator/exchange.ts';
import type { CheckView, LogLine, TrafficView } from './behind.ts';
import type { News } from './protocol.ts';

const KEPT = 200;
/** In milliseconds. */
const GATHER_EVERY = 300;

type Listener = (news: Extract<News, { readonly kind: 'traffic' | 'checks' }>) => void;

interface Kept {
  readonly passage: Passage;
  view: TrafficView;
  isSent: boolean;
}

export class Traffic {
  #kept: readonly Kept[] = [];
  #log: readonly LogLine[] = [];
  #nth = 0;
  #unheard: LogLine[] = [];
  #checker: Checker | null = null;
  readonly #emulator: Emulator;
  readonly #listeners = new Set<Listener>();
  readonly #gathering: NodeJS.Timeout;

  constructor(emulator: Emulator) {
    this.#emulator = emulator;
    this.#gathering = setInterval(() => this.#gather(), GATHER_EVERY).unref();
  }

  /** Tells of what is kept, then of all that comes; returns what ends it. Nothing is checked before somebody looks. */
  subscribe(listener: Listener): () => void {
    this.#gather();
    listener({ kind: 'traffic', traffic: this.#kept.map(({ view }) => view), log: this.#log });
    this.#listeners.add(listener);
    void this.#check();
    return () => this.#listeners.delete(listener);
  }

  log(text: string): void {
    this.#unheard.push({ nth: ++this.#nth, at: this.#emulator.clock.now(), text: text.trimEnd() });
  }

  async stop(): Promise<void> {
    clearInterval(this.#gathering);
    this.#listeners.clear();
    await this.#checker?.close();
  }

  /** Takes over what the emulator recorded, which would otherwise only grow. */
  #gather(): void {
    const { exchanges, dispatches } = this.#emulator.recording;
    const at = this.#emulator.clock.now();
    const passages: Passage[] = [
      ...dispatches.splice(0).map((dispatch) => ({ kind: 'dispatch', dispatch }) as const),
      ...exchanges.splice(0).map((exchange) => ({ kind: 'exchange', exchange }) as const),
    ];
    const fresh = passages.map((passage) => ({ passage, view: viewOf(passage, ++this.#nth, at), isSent: false }));
    const lines = this.#unheard.splice(0);
    if (fresh.length + lines.length === 0) return;
    this.#kept = [...this.#kept, ...fresh].slice(-KEPT);
    this.#log = [...this.#log, ...lines].slice(-KEPT);
    this.#tell({ kind: 'traffic', traffic: fresh.map(({ view }) => view), log: lines });
    void this.#check();
  }

  #tell(news: Parameters<Listener>[0]): void {
    for (const listener of this.#listeners) listener(news);
  }

  async #check(): Promise<void> {
    const unchecked = this.#kept.filter(({ isSent }) => !isSent);
    if (this.#listeners.size === 0 || unchecked.length === 0) return;
    for (const kept of unchecked) kept.isSent = true;
    this.#checker ??= startChecker();
    const checks = await this.#checker.check(unchecked.map(({ passage }) => passage)).then(
      (problems) => problems.map(checkView),
      (error: unknown) => unchecked.map((): CheckView => ({ kind: 'impossible', why: String(error) })),
    );
    const told = unchecked.map((kept, index) => ({ kept, check: checks[index] ?? null }));
    for (const { kept, check } of told) kept.view = { ...kept.view, check };
    this.#tell({ kind: 'checks', checks: told.map(({ kept, check }) => ({ nth: kept.view.nth, check })) });
  }
}

function checkView(problems: readonly string[]): CheckView {
  return problems.length === 0 ? { kind: 'passed' } : { kind: 'failed', problems };
}

function viewOf(passage: Passage, nth: number, at: number): TrafficView {
  const unchecked = { nth, at, check: null };
  if (passage.kind === 'dispatch') {
    const { event, data } = passage.dispatch;
    return { ...unchecked, title: `→ ${event}`, status: null, request: null, response: data };
  }
  const { method, template, files, status, request, response } = passage.exchange;
  const uploads = files === 0 ? '' : ` + ${files} ${files === 1 ? 'file' : 'files'}`;
  return { ...unchecked, title: `${method} ${template}${uploads}`, status, request, response };
}
