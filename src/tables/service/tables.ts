/** Everything that can be done at tables: what the outside world calls. */
import type { Ports } from '../ports.ts';
import { type AbsenceService, absenceService } from './absence-service.ts';
import { type AdviceService, adviceService } from './advice-service.ts';
import { type LobbyService, lobbyService } from './lobby-service.ts';
import { type PeopleService, peopleService } from './people-service.ts';
import { type PlayService, playService } from './play-service.ts';
import { resumeTables } from './resume.ts';
import { createServiceParts } from './service-parts.ts';

/** How often the clock is looked at, in milliseconds. */
const TICK = 500;

export interface Tables extends LobbyService, PlayService, AdviceService, AbsenceService, PeopleService {
  /** After a start: checks all running tables, and goes on. */
  resume(): Promise<void>;
  /** Does what is due. */
  tick(): Promise<void>;
  /** Looks at the clock again and again, until told to halt. From then on computers begin nothing new, for good. */
  run(): () => void;
  /** When nothing is under way any more. */
  idle(): Promise<void>;
}

export function createTables(ports: Ports): Tables {
  const house = createServiceParts(ports);
  const lobby = lobbyService(house);
  const { automation, changes } = house;
  return {
    ...lobby,
    ...playService(house),
    ...adviceService(house),
    ...absenceService(house),
    ...peopleService(house, lobby),
    resume: () => resumeTables(ports, changes, automation.attend),
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

/** A tick that takes longer than the time between two is not overtaken by the next. */
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
