/** Everything that can be done at tables, for the outside world. */
import type { Ports } from '../ports.ts';
import { type AbsenceService, absenceService } from './absence-service.ts';
import { type AdviceService, adviceService } from './advice-service.ts';
import { type LobbyService, lobbyService } from './lobby-service.ts';
import { type PeopleService, peopleService } from './people-service.ts';
import { type PlayService, playService } from './play-service.ts';
import { resumeTables } from './resume.ts';
import { createServiceParts } from './service-parts.ts';

/** The time between two ticks, in milliseconds. */
const TICK = 500;

export interface Tables extends LobbyService, PlayService, AdviceService, AbsenceService, PeopleService {
  /** After a start: checks all running tables, and lets them go on. */
  resume(): Promise<void>;
  /** Does what is due. */
  tick(): Promise<void>;
  /** Ticks again and again. The result halts it for good: computers then start nothing more. */
  run(): () => void;
  /** Resolves when nothing is under way any more. */
  idle(): Promise<void>;
}

export function createTables(ports: Ports): Tables {
  const parts = createServiceParts(ports);
  const lobby = lobbyService(parts);
  const { automation, changes } = parts;
  return {
    ...lobby,
    ...playService(parts),
    ...adviceService(parts),
    ...absenceService(parts),
    ...peopleService(parts, lobby),
    resume: () => resumeTables(ports, changes, automation.startDue),
    tick: automation.tick,
    run() {
      const stopClock = ports.clock.every(TICK, oneAtATime(automation.tick, ports));
      return () => {
        stopClock();
        automation.halt();
      };
    },
    async idle() {
      await automation.idle();
      await changes.idle();
    },
  };
}

/** Skips ticks while an earlier one is still running. */
function oneAtATime(tick: () => Promise<void>, { report }: Ports): () => void {
  let isUnderWay = false;
  return () => {
    if (isUnderWay) return;
    isUnderWay = true;
    tick()
      .catch((error: unknown) => report({ kind: 'tick-failed', table: null, error }))
      .finally(() => {
        isUnderWay = false;
      });
  };
}
