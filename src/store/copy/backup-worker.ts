/** Makes one backup in a thread of its own: looking it over takes a while, and nobody's press should wait for it. */
import { parentPort } from 'node:worker_threads';
import type { Result } from '#engine/result.ts';
import { standBack } from '#shared/precedence.ts';
import { type BackupPlan, backUpNightly } from './nightly.ts';

export interface BackupTask {
  readonly plan: BackupPlan;
  readonly file: string;
}

/** The error in words. */
export type BackupReply = Result<null, string>;

const inWords = (error: unknown): string => (error instanceof Error ? error.message : JSON.stringify(error));

standBack('copying');
parentPort?.once('message', ({ plan, file }: BackupTask) => {
  const reply = (said: BackupReply) => parentPort?.postMessage(said);
  backUpNightly(plan, file).then(
    (done) => reply(done.ok ? done : { ok: false, error: inWords(done.error) }),
    (error: unknown) => reply({ ok: false, error: inWords(error) }),
  );
});
