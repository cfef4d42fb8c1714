/** What a running game needs beside its state, as JSON; read also as it was kept before there was what there is now. */
import { UnreadableTable } from '#tables/ports.ts';
import type { Play, Sealed, Waiting } from '#tables/table.ts';
import { fromJson, type Json, toJson } from './json.ts';

type TableChanges = Omit<Play, 'state'>;

type KeptWaiting = Omit<Waiting, 'runsFrom' | 'used'> & Partial<Pick<Waiting, 'runsFrom' | 'used'>>;

interface KeptSealed extends Omit<Sealed, 'waiting'> {
  readonly waiting?: KeptWaiting;
  /** In place of the waiting, before it was kept. */
  readonly since?: number;
}

export interface KeptRunning extends Omit<TableChanges, 'former' | 'waiting' | 'sealed'> {
  readonly former?: TableChanges['former'];
  readonly waiting?: readonly KeptWaiting[];
  readonly sealed?: readonly KeptSealed[];
}

const readWaiting = (kept: KeptWaiting): Waiting => ({ runsFrom: kept.since, used: 0, ...kept });

function readSealed({ since = 0, waiting, ...sealed }: KeptSealed): Sealed {
  const { seat } = sealed;
  const asked = waiting ?? { seat, since, reminded: 0, muted: false, expired: false, autoAt: null };
  return { ...sealed, waiting: readWaiting(asked) };
}

export function readRunning(json: Json<KeptRunning>): TableChanges {
  const { former = [], waiting, sealed, ...desk } = fromJson(json);
  if (!waiting || !sealed) throw new UnreadableTable('the desk is not whole');
  return { ...desk, former, waiting: waiting.map(readWaiting), sealed: sealed.map(readSealed) };
}

export const writeRunning = ({ state: _, ...desk }: Play): Json<TableChanges> => toJson(desk);
