/** Whoever still has their private panel before them need not open another: it asks the next question by itself. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { PersonId, TableId } from '#tables/ids.ts';
import type { Context } from '../wire/context.ts';
import { type PrivatePanels, panelKey } from '../wire/private-panels.ts';
import type { Sender } from '../wire/route.ts';
import { showFresh } from './fresh-panel.ts';

/** In milliseconds. The table's own panel does not wait any longer. */
const PATIENCE = 1_000;

interface RenewalParts {
  readonly panels: PrivatePanels;
  contextFor(sender: Sender): Promise<Context>;
  readonly log: Logger;
}

/** Resolves when these people's panels at the table show the present, as far as they can be changed. Never rejects. */
export type Renew = (table: TableId, people: readonly PersonId[]) => Promise<void>;

export function createRenewals({ panels, contextFor, log }: RenewalParts): Renew {
  async function renew(table: TableId, person: PersonId): Promise<void> {
    const panel = panels.live(panelKey(person, 'play', table));
    if (panel === null) return;
    const answer = await showFresh(await contextFor(panel.sender), table, null);
    if (answer.kind === 'update') await panel.replace(answer.message);
  }

  const safely = (table: TableId, person: PersonId): Promise<void> =>
    renew(table, person).catch((error: unknown) => log.warn({ err: error, table }, 'a private panel was not renewed'));

  return async (table, people) => {
    const all = Promise.all(people.map((person) => safely(table, person)));
    await Promise.race([all, wait(PATIENCE, undefined, { ref: false })]);
  };
}
