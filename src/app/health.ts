/** What is to be seen of the bot from outside, if the settings ask for it. */
import { type BotWatch, NOBODY_WATCHES } from '#discord/watch.ts';
import type { HealthAddress } from '#monitoring/health-server.ts';
import type { Patient } from '#monitoring/patient.ts';
import type { ComputerPlayer } from '#tables/ports.ts';
import { VERSION } from './version.ts';

export interface Health {
  readonly watch: BotWatch;
  /** The same player, whose thinking is timed. */
  timed(computer: ComputerPlayer): ComputerPlayer;
  /** The bot that is seen from now on; null if there is none. */
  lookAt(patient: Patient | null): void;
}

const UNSEEN: Health = { watch: NOBODY_WATCHES, timed: (computer) => computer, lookAt() {} };

export async function openHealth(address: HealthAddress | null): Promise<Health> {
  if (address === null) return UNSEEN;
  const [{ openHealthServer }, { timedComputer }] = await Promise.all([
    import('#monitoring/health-server.ts'),
    import('#monitoring/timed-computer.ts'),
  ]);
  const { metrics, lookAt } = await openHealthServer(address, VERSION);
  return { watch: metrics.watch, timed: (computer) => timedComputer(computer, metrics.thought), lookAt };
}
