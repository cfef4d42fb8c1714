import { err, ok } from '#engine/result.ts';
import { changed } from '../change.ts';
import { eventsIn } from '../facts.ts';
import type { PersonId, TableId } from '../ids.ts';
import { type Recap, recap } from '../log/recap.ts';
import { exportRecord } from '../log/record.ts';
import { type Choice, choose } from '../playing/play.ts';
import { addOrder, removeOrder } from '../playing/standing-orders.ts';
import { undo } from '../playing/undo.ts';
import { planAnew } from '../playing/waiting.ts';
import type { Refusal } from '../refusals.ts';
import { type AnyEvent, isCurrent, moduleOf } from '../rulebook.ts';
import { seatOf } from '../table.ts';
import { type TableView, viewFor } from '../table-view.ts';
import { type Answer, asSeated, type Receipt, receiptFor, type ServiceParts } from './service-parts.ts';

interface Chosen extends Receipt {
  /** What it brought about at once, as everybody hears it; of a move that lies face down, nothing. */
  readonly events: readonly AnyEvent[];
}

export interface PlayService {
  /** The table as this person may see it; as everybody may, for null. */
  view(id: TableId, viewer: PersonId | null): Answer<TableView>;
  /** `version`: of what he saw when he chose. `move`: JSON of unknown origin. */
  choose(id: TableId, person: PersonId, version: number, move: unknown): Answer<Chosen>;
  /** The last `count` of their own entries. */
  undo(id: TableId, person: PersonId, version: number, count?: number): Answer;
  giveOrder(id: TableId, person: PersonId, order: unknown): Answer;
  withdrawOrder(id: TableId, person: PersonId, kind: string): Answer;
  /** What happened since his last decision; from the beginning for null. */
  recap(id: TableId, viewer: PersonId | null): Answer<Recap>;
  /** Of a game that is over, or was stopped. */
  record(id: TableId): Answer<string>;
}

async function chooseAs(
  { changes }: ServiceParts,
  id: TableId,
  person: PersonId,
  choice: Omit<Choice, 'seat'>,
): Answer<Chosen> {
  const decide = asSeated(person, (seat, table, moment) => choose(table, { ...choice, seat }, moment));
  const kept = await changes.change(id, 'wakes', decide);
  if (!kept.ok) return kept;
  const { table, facts } = kept.value;
  return ok({ ...receiptFor(table), events: eventsIn(facts) });
}

function giveOrder({ changeSeated }: ServiceParts, id: TableId, person: PersonId, json: unknown): Answer {
  return changeSeated(id, person, (seat, table, moment) => {
    const order = moduleOf(table.game).orders?.parse(json);
    if (!order) return err({ code: 'no-such-order' });
    return changed(planAnew(addOrder(table, seat, order), seat, moment), []);
  });
}

function withdrawOrder({ changeSeated }: ServiceParts, id: TableId, person: PersonId, kind: string): Answer {
  return changeSeated(id, person, (seat, table, moment) => {
    const isGiven = table.places[seat]?.orders.some((order) => order.kind === kind);
    if (!isGiven) return err<Refusal>({ code: 'no-such-order' });
    return changed(planAnew(removeOrder(table, seat, kind), seat, moment), []);
  });
}

export function playService(house: ServiceParts): PlayService {
  const { changes, changeSeated } = house;
  const { store } = house.ports;
  return {
    view: (id, viewer) => changes.read(id, (table, moment) => ok(viewFor(table, viewer, moment))),
    choose: (id, person, version, move) => chooseAs(house, id, person, { version, move }),
    undo: (id, person, version, count = 1) =>
      changeSeated(id, person, (seat, table, moment, log) => undo(table, { seat, version, count }, log, moment), {
        log: true,
      }),
    giveOrder: (id, person, order) => giveOrder(house, id, person, order),
    withdrawOrder: (id, person, kind) => withdrawOrder(house, id, person, kind),
    recap: (id, viewer) =>
      changes.read(id, async (table) => {
        const seat = viewer === null ? null : seatOf(table, viewer);
        if (!isCurrent(table.game, table.rulesVersion)) return err({ code: 'older-rules' });
        return ok(recap(table, await store.log(id), seat ?? 'public'));
      }),
    record: (id) => changes.read(id, async (table) => exportRecord(table, await store.log(id))),
  };
}
