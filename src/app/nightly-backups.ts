/** Backs up the database every night, while the bot runs. */
import { backUpInThread } from '#store/copy/backup-thread.ts';
import { type BackupPlan, backupDue } from '#store/copy/nightly.ts';
import { SYSTEM_CLOCK } from '#tables/adapters/system-clock.ts';
import type { Clock } from '#tables/ports.ts';

interface Log {
  info(about: object, message: string): void;
  error(about: object, message: string): void;
}

/** In milliseconds. A night on which the bot did not run is made up for. */
const LOOK_EVERY = 10 * 60_000;

/** The result stops it; a backup under way is not waited for, and is left unfinished. `plan`: null if none are wanted. */
export function keepBackups(plan: BackupPlan | null, log: Log, clock: Clock = SYSTEM_CLOCK): () => void {
  if (plan === null) return () => undefined;
  let isUnderWay = false;

  const look = async (): Promise<void> => {
    const file = backupDue(plan, new Date(clock.now()));
    if (file === null || isUnderWay) return;
    isUnderWay = true;
    try {
      const done = await backUpInThread({ plan, file });
      if (done.ok) log.info({ file }, 'backed up');
      else log.error({ file, reason: done.error }, 'the backup is not good');
    } catch (error) {
      log.error({ err: error, file }, 'the backup failed');
    } finally {
      isUnderWay = false;
    }
  };

  return clock.every(LOOK_EVERY, () => void look());
}
