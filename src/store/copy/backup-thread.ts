import { once } from 'node:events';
import { startThread } from '#shared/start-thread.ts';
import type { BackupReply, BackupTask } from './backup-worker.ts';

/** Rejects only if the thread itself fails. */
export async function backUpInThread(task: BackupTask): Promise<BackupReply> {
  const thread = startThread(new URL('./backup-worker.ts', import.meta.url));
  try {
    thread.postMessage(task);
    const [reply] = (await once(thread, 'message')) as [BackupReply];
    return reply;
  } finally {
    await thread.terminate();
  }
}
