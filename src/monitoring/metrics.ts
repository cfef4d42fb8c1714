/** What is counted, for Prometheus. No label ever names a person, a server or a table. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { BotWatch } from '#discord/watch.ts';
import type { StoreTroubleKind } from '#tables/ports.ts';
import type { Patient } from './patient.ts';

/** In seconds. Discord waits for an answer for three. */
const CALLBACK_BUCKETS = [0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 2, 3, 5];
const STORE_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 4];
const THINKING_BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 2, 5, 10];

export interface Metrics {
  readonly watch: BotWatch;
  /** A computer player has taken this long over a decision, or over a suggestion. */
  thought(purpose: string, milliseconds: number): void;
  /** The trouble that the store is in; null if it is in none. */
  trouble(): StoreTroubleKind | null;
  readonly contentType: string;
  text(): Promise<string>;
}

/** `patient`: the bot as it is at the moment of asking; null while it starts. */
export function createMetrics(version: string, patient: () => Patient | null): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const registers = [register];
  new Gauge({ name: 'games_info', help: 'Always 1.', labelNames: ['version'], registers }).set({ version }, 1);
  gaugesOf(patient, registers);

  const { presses, callbacks, pictures, store, requests, events, thinking, troubled } = countersIn(registers);
  let trouble: StoreTroubleKind | null = null;
  return {
    watch: {
      pressed: (route, outcome) => presses.inc({ route, outcome }),
      calledBack: (milliseconds) => callbacks.observe(milliseconds / 1000),
      pictured: (outcome) => pictures.inc({ outcome }),
      stored: (operation, milliseconds) => store.observe({ operation }, milliseconds / 1000),
      storeTrouble(kind) {
        trouble = kind;
        troubled.set(kind === null ? 0 : 1);
      },
      requested: (status) => requests.inc({ status }),
      happened: (event, game) => events.inc({ event, game }),
    },
    thought: (purpose, milliseconds) => thinking.observe({ purpose }, milliseconds / 1000),
    trouble: () => trouble,
    contentType: register.contentType,
    text: () => register.metrics(),
  };
}

/** What is counted when it happens. */
const countersIn = (registers: Registry[]) => ({
  presses: new Counter({
    name: 'games_presses_total',
    help: 'Interactions by route and outcome.',
    labelNames: ['route', 'outcome'],
    registers,
  }),
  callbacks: new Histogram({
    name: 'games_callback_seconds',
    help: 'From an interaction to the first answer that Discord has.',
    buckets: CALLBACK_BUCKETS,
    registers,
  }),
  pictures: new Counter({
    name: 'games_pictures_total',
    help: 'Pictures that were asked for, by outcome.',
    labelNames: ['outcome'],
    registers,
  }),
  store: new Histogram({
    name: 'games_store_seconds',
    help: 'What the store took, by operation.',
    labelNames: ['operation'],
    buckets: STORE_BUCKETS,
    registers,
  }),
  requests: new Counter({
    name: 'games_discord_requests_total',
    help: 'Requests to Discord, by the status of the answer.',
    labelNames: ['status'],
    registers,
  }),
  events: new Counter({
    name: 'games_table_events_total',
    help: 'What became of tables, by game.',
    labelNames: ['event', 'game'],
    registers,
  }),
  thinking: new Histogram({
    name: 'games_computer_seconds',
    help: 'What computer players took for a decision or a suggestion, waiting included.',
    labelNames: ['purpose'],
    buckets: THINKING_BUCKETS,
    registers,
  }),
  troubled: new Gauge({
    name: 'games_store_trouble',
    help: '1 while the store can not be used.',
    registers,
  }),
});

/** What is looked up whenever somebody asks. */
function gaugesOf(patient: () => Patient | null, registers: Registry[]): void {
  new Gauge({
    name: 'games_tables',
    help: 'Tables by game and state.',
    labelNames: ['game', 'status'],
    registers,
    async collect() {
      const counts =
        (await patient()
          ?.census()
          .catch(() => null)) ?? [];
      this.reset();
      for (const { game, status, tables } of counts) this.set({ game, status }, tables);
    },
  });
  new Gauge({
    name: 'games_gateway_connections',
    help: 'Connections to Discord by state.',
    labelNames: ['state'],
    registers,
    collect() {
      this.reset();
      for (const state of patient()?.connection().states ?? []) this.inc({ state });
    },
  });
  new Gauge({
    name: 'games_gateway_ping_seconds',
    help: 'A heartbeat to Discord and back.',
    registers,
    collect() {
      this.set((patient()?.connection().ping ?? Number.NaN) / 1000);
    },
  });
  new Gauge({
    name: 'games_servers',
    help: 'Servers that the bot is on.',
    registers,
    collect() {
      this.set(patient()?.connection().servers ?? 0);
    },
  });
}
