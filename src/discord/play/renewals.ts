/** Whoever still has their private panel before them need not open another: it asks the next question by itself. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Crew } from '#tables/crew.ts';
import type { PersonId, TableId } from '#tables/ids.ts';
import { StoreTrouble } from '#tables/ports.ts';
import { type PrivatePanels, panelKey } from '../wire/private-panels.ts';
import type { ContextFor } from '../wire/route.ts';
import { showFresh } from './fresh-panel.ts';

/** In milliseconds. The table's own panel does not wait any longer. */
const RENEWAL_PATIENCE = 1_000;

interface RenewalParts {
  readonly panels: PrivatePanels;
  readonly contextFor: ContextFor;
  readonly log: Logger;
  /** Discord lets only the process that was pressed change a private panel. */
  readonly crew: Crew;
}

/** Resolves when these people's panels at the table show the present, as far as they can be changed. Never rejects. */
export type Renew = (table: TableId, people: readonly PersonId[]) => Promise<void>;

export function createRenewals({ panels, contextFor, log, crew }: RenewalParts): Renew {
  async function renew(table: TableId, person: PersonId): Promise<void> {
    const panel = panels.live(panelKey(person, 'play', table));
    if (panel === null) return;
    const context = await contextFor(panel.sender, { kind: 'renewal', table });
    const answer = await showFresh(context, table, null);
    if (answer.kind === 'update') await panel.replace(answer.message);
  }

  function notRenewed(err: unknown, table: TableId): void {
    if (!(err instanceof StoreTrouble)) log.warn({ err, table }, 'a private panel was not renewed');
  }

  const safely = (table: TableId, person: PersonId): Promise<void> =>
    renew(table, person).catch((error: unknown) => notRenewed(error, table));

  crew.hear((word) => {
    if (word.kind === 'asked') for (const person of word.people) void safely(word.table, person);
  });

  return async (table, people) => {
    if (people.length === 0) return;
    crew.tell({ kind: 'asked', table, people });
    const all = Promise.all(people.map((person) => safely(table, person)));
    await Promise.race([all, wait(RENEWAL_PATIENCE, undefined, { ref: false })]);
  };
}
