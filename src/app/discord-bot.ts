/** The bot on Discord, from standing by to handing over. */
import type { ShardRange } from '#shared/shard-range.ts';
import type { Claim, InLine } from '#store/claim.ts';
import type { Config } from './config.ts';
import type { Health } from './health.ts';
import { operatorIn } from './operator.ts';

export interface RunningBot {
  /** Resolves with the reason when the bot can't go on. */
  readonly lost: Promise<Error>;
  stop(): Promise<void>;
}

/** What a process tells whoever has started it, if that is a program of ours. */
export type Stage = 'standing by' | 'ready';

const tellParent = (stage: Stage): void => void process.send?.(stage);

/** Takes a second or so. */
const loadBot = () =>
  Promise.all([
    import('#discord/bot/bot.ts'),
    import('#discord/wire/session.ts'),
    import('#tables/adapters/system-clock.ts'),
    import('./computers.ts'),
    import('./nightly-backups.ts'),
    import('pino'),
  ]);

const STANDING_BY = 'Another process answers people. This one stands by, and takes over when that one ends.';

/** Connects, and loads all that is needed, to be quick when it counts. Resolves in its turn. */
async function standBy(session: { login(): Promise<unknown> }, { turn }: InLine): Promise<Claim> {
  console.log(STANDING_BY);
  await Promise.all([session.login(), import('#store/postgres/stores.ts')]);
  tellParent('standing by');
  return turn;
}

const predecessorOf = ({ isFirst }: InLine, { left }: Claim) => {
  if (isFirst) return { kind: 'none' } as const;
  return left === null ? ({ kind: 'died' } as const) : ({ kind: 'left', taken: left } as const);
};

const inLog = (range: ShardRange | null) => (range === null ? {} : { shards: range });

export async function startOnDiscord(token: string, health: Health, config: Config, line: InLine): Promise<RunningBot> {
  const { api, database, shards, logLevel, showTemplateGames } = config;
  const [{ startBot }, { createSession }, { SYSTEM_CLOCK: clock }, { hireComputers }, { keepBackups }, { pino }] =
    await loadBot();
  const log = pino({ level: logLevel });
  const { watch } = health;
  log.info({ api, ...inLog(shards) }, 'starting on Discord');
  const session = createSession({ token, api, shards, clock, log, watch });
  const refused = session.lost.then((error) => Promise.reject(error));
  const computers = hireComputers();
  const claim = await Promise.race([line.isFirst ? line.turn : standBy(session, line), refused]);
  const bot = await startBot({
    ...{ token, api, database, shards, session, log, watch, showTemplateGames },
    computer: health.timed(computers.player),
    predecessor: predecessorOf(line, claim),
    operator: operatorIn(config),
  });
  tellParent('ready');
  health.lookAt(bot);
  const leaveBackups = keepBackups(config.backups && { database, ...config.backups }, log);
  async function stop(): Promise<void> {
    leaveBackups();
    health.lookAt(null);
    await claim.handOver(bot.leave());
    await bot.stop().finally(() => computers.close());
    await claim.release();
  }
  return { lost: Promise.race([claim.lost, bot.lost]), stop };
}
