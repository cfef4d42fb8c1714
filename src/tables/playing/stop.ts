import { err } from '#engine/result.ts';
import { type Changed, changed } from '../change.ts';
import type { PersonId } from '../ids.ts';
import { isUnderWay, type Table } from '../table.ts';

/** The host or a moderator of the channel ends the game without a result. */
export function stop(table: Table, by: PersonId, isModerator: boolean): Changed {
  if (!isUnderWay(table)) return err({ code: 'not-running' });
  if (!isModerator && table.host !== by) return err({ code: 'not-host' });
  const play = table.play && { ...table.play, former: [] };
  return changed({ ...table, status: 'cancelled', play }, [{ kind: 'cancelled', by }]);
}
