/** Discord's events as schemas are made once a machine, which takes a while: before the tests, so that none has to wait for it. */
import { dispatchValidators } from '#emulator/checking/dispatch-validators.ts';

export async function setup(): Promise<void> {
  await dispatchValidators();
}
