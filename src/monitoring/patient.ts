/** Who is looked at: the bot, as far as its health goes. */
import type { Connection } from '#discord/watch.ts';
import type { StoreTroubleKind, TableCount } from '#tables/ports.ts';

export interface Patient {
  connection(): Connection;
  census(): Promise<readonly TableCount[]>;
}

/** Null if people can play; else why they can't. `patient`: null while the bot starts or stops. */
export async function complaintOf(patient: Patient | null, trouble: StoreTroubleKind | null): Promise<string | null> {
  if (patient === null) return 'the bot is starting or stopping';
  const cut = patient.connection().states.filter((state) => state !== 'Ready');
  if (cut.length > 0) return `not connected to Discord: ${cut.join(', ')}`;
  if (trouble !== null) return `the database can not be used: ${trouble}`;
  return patient.census().then(
    () => null,
    () => 'the database can not be read',
  );
}
