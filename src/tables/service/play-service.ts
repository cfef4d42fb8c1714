import { err, ok } from '#engine/result.ts';
import { type Change, changed } from '../change.ts';
import { eventsIn } from '../facts.ts';
import type { PersonId, TableId } from '../ids.ts';
import { type Recap, recap } from '../log/recap.ts';
import { exportRecord } from '../log/record.ts';
import { giveOrder } from '../playing/give-order.ts';
import { type Choice, choose } from '../playing/play.ts';
import { removeOrder } from '../playing/standing-orders.ts';
import { undo } from '../playing/undo.ts';
import { planAnew } from '../playing/waiting.ts';
import type { Refusal } from '../refusals.ts';
import { type AnyEvent, isCurrent, moduleOf } from '../rulebook.ts';
import { seatOf } from '../table.ts';
import { type TableView, viewFor } from '../table-view.ts';
import { asSeated, type Receipt, receiptFor, type ServiceParts, type TableAnswer } from './service-parts.ts';
import { logUpTo } from './table-changes.ts';

interface Chosen extends Receipt {
  /** The public events that the choice caused at once; none for a sealed move. */
  readonly events: readonly AnyEvent[];
}

export interface PlayService {
  /** The table as this person sees it; for null, as everybody does. */
  view(id: TableId, viewer: PersonId | null): TableAnswer<TableView>;
  /** `version`: the one the person saw when they chose. `move`: JSON of unknown origin. `times`: how often, as long as nothing comes between. */
  choose(id: TableId, person: PersonId, version: number, move: unknown, times?: number): TableAnswer<Chosen>;
  /** Undoes the person's last `count` entries. */
  undo(id: TableId, person: PersonId, version: number, count?: number): TableAnswer;
  /** An order that answers at once may have decided already. */
  giveOrder(id: TableId, person: PersonId, order: unknown): TableAnswer<Chosen>;
  withdrawOrder(id: TableId, person: PersonId, kind: string): TableAnswer;
  /** What happened since the viewer's last decision; for null, since the beginning. */
  recap(id: TableId, viewer: PersonId | null): TableAnswer<Recap>;
  /** The record of a game that is over or was stopped. */
  record(id: TableId): TableAnswer<string>;
}

async function chooseAs(
  { changes }: ServiceParts,
  id: TableId,
  person: PersonId,
  choice: Omit<Choice, 'seat'>,
): TableAnswer<Chosen> {
  const decide = asSeated(person, (seat, table, moment) => choose(table, { ...choice, seat }, moment));
  const kept = await changes.change(id, 'wakes', decide);
  return kept.ok ? ok(chosenIn(kept.value)) : kept;
}

async function orderAs({ changes }: ServiceParts, id: TableId, person: PersonId, json: unknown): TableAnswer<Chosen> {
  const decide = asSeated(person, (seat, table, moment) => {
    const order = moduleOf(table.game).orders?.parse(json);
    return order ? giveOrder(table, seat, order, moment) : err({ code: 'no-such-order' });
  });
  const kept = await changes.change(id, 'wakes', decide);
  return kept.ok ? ok(chosenIn(kept.value)) : kept;
}

const chosenIn = ({ table, facts }: Change): Chosen => ({ ...receiptFor(table), events: eventsIn(facts) });

function withdrawOrder({ changeSeated }: ServiceParts, id: TableId, person: PersonId, kind: string): TableAnswer {
  return changeSeated(id, person, (seat, table, moment) => {
    const isGiven = table.places[seat]?.orders.some((order) => order.kind === kind);
    if (!isGiven) return err<Refusal>({ code: 'no-such-order' });
    return changed(planAnew(removeOrder(table, seat, kind), seat, moment), []);
  });
}

export function playService(parts: ServiceParts): PlayService {
  const { changes, changeSeated } = parts;
  const { store } = parts.ports;
  return {
    view: (id, viewer) => changes.read(id, (table, moment) => ok(viewFor(table, viewer, moment))),
    choose: (id, person, version, move, times = 1) => chooseAs(parts, id, person, { version, move, times }),
    undo: (id, person, version, count = 1) =>
      changeSeated(id, person, (seat, table, moment, log) => undo(table, { seat, version, count }, log, moment), {
        log: true,
      }),
    giveOrder: (id, person, order) => orderAs(parts, id, person, order),
    withdrawOrder: (id, person, kind) => withdrawOrder(parts, id, person, kind),
    recap: (id, viewer) =>
      changes.read(id, async (table) => {
        const seat = viewer === null ? null : seatOf(table, viewer);
        if (!isCurrent(table.game, table.rulesVersion)) return err({ code: 'older-rules' });
        return ok(recap(table, await logUpTo(store, table), seat ?? 'public'));
      }),
    record: (id) => changes.read(id, async (table) => exportRecord(table, await logUpTo(store, table))),
  };
}
