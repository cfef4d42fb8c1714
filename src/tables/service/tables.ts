/** Everything that can be done at tables, for the outside world. */
import { regularly } from '#shared/regularly.ts';
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
  /** After a start: resolves when all may go on. Running tables are checked meanwhile. */
  resume(): Promise<void>;
  /** Resolves when all that went on at the start is checked, and told where it was not. */
  checked(): Promise<void>;
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
  const { automation, changes, checks } = parts;
  return {
    ...lobby,
    ...playService(parts),
    ...adviceService(parts),
    ...absenceService(parts),
    ...peopleService(parts, lobby),
    resume: () => resumeTables(ports, changes, checks),
    checked: checks.idle,
    tick: automation.tick,
    run() {
      const ticks = regularly(ports.clock, TICK, safely(automation.tick, ports));
      return () => {
        ticks.stop();
        checks.halt();
        automation.halt();
      };
    },
    async idle() {
      await checks.idle();
      await automation.idle();
      await changes.idle();
    },
  };
}

const safely =
  (tick: () => Promise<void>, { report }: Ports) =>
  (): Promise<void> =>
    tick().catch((error: unknown) => report({ kind: 'tick-failed', table: null, error }));
