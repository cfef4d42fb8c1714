/** What people and time do to tables, well-meaning or not. Everything is named by small numbers, so that it can be shrunk. */
import fc from 'fast-check';
import { seededDice } from '#engine/chance.ts';
import type { StandingOrder } from '#engine/module.ts';
import { usualOptions } from '#engine/options.ts';
import type { Result } from '#engine/result.ts';
import { type Seat, seat as seatAt } from '#engine/seat.ts';
import { wander } from '#engine/wander.ts';
import type { PersonId, TableId } from '#tables/ids.ts';
import type { Options } from '#tables/options.ts';
import { type AnyMove, type GameId, gameOf } from '#tables/rulebook.ts';
import type { Receipt } from '#tables/service/service-parts.ts';
import { personAt, seatOf } from '#tables/table.ts';
import { BRIEF_GAMES, isLong, LONG_GAMES } from '../../support/long-games.ts';
import { ordersOf } from '../../support/standing-orders.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../support/house.ts';
import { CHANNELS, type Death, PEOPLE, type World } from './world.ts';

/** How often each is done, compared with the others. */
const WEIGHTS = {
  open: 3,
  'open-with-friends': 4,
  'fill-and-start': 4,
  join: 2,
  leave: 1,
  cancel: 1,
  act: 40,
  'double-click': 6,
  'change-of-mind': 6,
  'click-as-time-passes': 4,
  'click-on-old': 3,
  undo: 10,
  'undo-twice': 4,
  order: 4,
  withdraw: 1,
  'go-away': 1,
  mute: 1,
  'stand-in': 8,
  'take-back': 2,
  replace: 3,
  wake: 2,
  rematch: 1,
  'moments-pass': 14,
  'hours-pass': 8,
  'weeks-pass': 1,
  restart: 2,
} as const;

type DeedKind = keyof typeof WEIGHTS;

export interface Deed {
  readonly kind: DeedKind;
  readonly table: number;
  readonly person: number;
  readonly luck: number;
  /** The process may die in it. */
  readonly death: Death | null;
}

const someDeath: fc.Arbitrary<Death | null> = fc.oneof(
  { weight: 9, arbitrary: fc.constant(null) },
  { weight: 2, arbitrary: fc.nat(14).map((left): Death => ({ kind: 'statement', left })) },
  { weight: 1, arbitrary: fc.constant<Death>({ kind: 'after-commit' }) },
);

const someKind: fc.Arbitrary<DeedKind> = fc.oneof(
  ...Object.entries(WEIGHTS).map(([kind, weight]) => ({ weight, arbitrary: fc.constant(kind as DeedKind) })),
);

export const someDeed: fc.Arbitrary<Deed> = fc.record({
  kind: someKind,
  table: fc.nat(5),
  person: fc.nat(PEOPLE.length - 1),
  luck: fc.nat(1_000),
  death: someDeath,
});

/** A requested move. Law: the log holds it once for every ok. */
interface Asked {
  readonly table: TableId;
  readonly seat: Seat;
  readonly move: AnyMove;
  readonly isSealed: boolean;
}

export interface Done {
  readonly asked: Asked | null;
  readonly answers: readonly Result<Receipt, { code: string }>[];
}

const nothing: Done = { asked: null, answers: [] };
const answered = (...answers: Done['answers']): Done => ({ asked: null, answers });

interface Ready extends Asked {
  readonly person: PersonId;
  readonly version: number;
}

/** A legal move of a person who is to decide, or who may still change a sealed move. */
export function readyMove({ house }: World, table: TableId, luck: number, isUndecided = false): Ready | null {
  const kept = house.kept.table(table);
  if (kept?.status !== 'running' || !kept.play) return null;
  const game = gameOf(kept.game);
  const decision = game.decision(kept.play.state);
  if (decision.kind !== 'seats') return null;
  const asked = decision.seats;
  const { waiting } = kept.play;
  const isMeant = (each: Seat) => !isUndecided || waiting.some(({ seat }) => seat === each);
  const people = asked.filter((each) => personAt(kept, each) !== null && isMeant(each));
  const seat = people[luck % people.length];
  const person = seat === undefined ? null : personAt(kept, seat);
  if (seat === undefined || person === null) return null;
  const move = wander(game, game.view(kept.play.state, seat), seat, seededDice(luck));
  return { table, seat, person, move, version: kept.play.version, isSealed: decision.as === 'sealed' };
}

type Act = (world: World, table: TableId, deed: Deed) => Promise<Done>;

const withMove =
  (act: (world: World, ready: Ready, deed: Deed) => Promise<Done['answers']>): Act =>
  async (world, table, deed) => {
    const ready = readyMove(world, table, deed.luck);
    return ready ? { asked: ready, answers: await act(world, ready, deed) } : nothing;
  };

const choose = ({ house }: World, { table, person, version, move }: Ready) =>
  house.tables.choose(table, person, version, move);

const personOf = ({ person }: Deed): PersonId => PEOPLE[person] ?? (PEOPLE[0] as PersonId);

async function undo(world: World, table: TableId, deed: Deed, count: number): Promise<Done> {
  const kept = world.house.kept.table(table);
  const seat = kept?.play?.undoable?.seat;
  const owner = kept && seat !== undefined ? personAt(kept, seat) : null;
  const by = deed.luck % 4 === 0 ? personOf(deed) : (owner ?? personOf(deed));
  return answered(await world.house.tables.undo(table, by, kept?.play?.version ?? 0, count));
}

const CLOCKS = [
  { kind: 'decision', hours: 24 },
  { kind: 'budget', hours: 20, increment: 1 },
  { kind: 'none' },
] as const;

/** So many brief games to each long one: a long one takes as much as all the rest of a run. */
const GAMES = [...Array.from({ length: 4 }, () => BRIEF_GAMES).flat(), ...LONG_GAMES];

/** What one number decides, and what the next. */
const drawn = <T>(items: readonly T[], luck: number): T => items[luck % items.length] as T;

/** A game as usual or with the last choice of every option; a long one in its shortest form. */
function formOf(id: GameId, luck: number): Partial<Options> {
  const { options, seats, settleOptions } = gameOf(id);
  const usual = usualOptions(options);
  const last = Object.fromEntries(options.map(({ id: option, choices }) => [option, choices.at(-1) ?? '']));
  if (isLong(id)) return { game: settleOptions(last), seats: seats.min };
  return { game: settleOptions(drawn([usual, last], luck)) };
}

async function open({ house, tables }: World, deed: Deed): Promise<Done> {
  const { luck } = deed;
  const channel = drawn(CHANNELS, luck);
  const clock = drawn(CLOCKS, luck);
  const others = Math.floor(luck / (CHANNELS.length * CLOCKS.length));
  const game = drawn(GAMES, others);
  const options = { clock, ...formOf(game, Math.floor(others / GAMES.length)) };
  const opened = await house.tables.open({ game, channel, host: personOf(deed), options });
  if (opened.ok) tables.push(opened.value.table);
  return answered(opened);
}

async function openWithFriends(world: World, deed: Deed): Promise<Done> {
  const opened = await open(world, deed);
  const table = opened.answers[0]?.ok ? world.tables.at(-1) : undefined;
  if (table === undefined) return opened;
  for (const person of PEOPLE.slice(0, 2 + (deed.luck % 4))) await world.house.tables.join(table, person);
  return answered(await world.house.tables.start(table, personOf(deed), `click-${deed.luck}`));
}

/** Another player wants a stand-in for a player who is to decide, mostly after a long wait. */
async function standIn({ house }: World, table: TableId, deed: Deed): Promise<Done> {
  if (deed.luck % 4 > 0) await house.pass(25 * HOUR);
  const kept = house.kept.table(table);
  const seat = kept?.play?.waiting[0]?.seat ?? seatAt(deed.luck % 5);
  const people =
    kept?.places.flatMap((_, index) => (index === seat ? [] : (personAt(kept, seatAt(index)) ?? []))) ?? [];
  const by = people[deed.luck % Math.max(1, people.length)] ?? personOf(deed);
  return answered(await house.tables.standIn(table, by, seat));
}

async function fillAndStart({ house }: World, table: TableId, { luck }: Deed): Promise<Done> {
  const host = house.kept.table(table)?.host;
  if (!host) return nothing;
  for (const person of PEOPLE.slice(0, luck % 3)) await house.tables.join(table, person);
  for (let computer = 0; computer < 3 - (luck % 3); computer++) await house.tables.addComputer(table, host);
  return answered(await house.tables.start(table, host, `click-${luck}`));
}

const pass =
  (least: number, spread: number): Act =>
  async (world, _, { luck }) => {
    await world.house.pass(least + (luck / 1_000) * spread);
    return nothing;
  };

/** Of the table's game, or of none. */
function orderAt({ house }: World, table: TableId, luck: number): StandingOrder {
  const kept = house.kept.table(table);
  return drawn([...(kept ? ordersOf(kept.game) : []), { kind: 'nonsense' }], luck);
}

/** Where an order may answer later, the log does not say which of the two has made a move. */
function isOrdered({ house }: World, { table, person }: Ready): boolean {
  const kept = house.kept.table(table);
  const seat = kept && seatOf(kept, person);
  return kept?.places[seat ?? -1]?.orders.length !== 0;
}

const ACTS: Readonly<Record<Exclude<DeedKind, 'open' | 'open-with-friends'>, Act>> = {
  'fill-and-start': fillAndStart,
  join: async ({ house }, table, deed) => answered(await house.tables.join(table, personOf(deed))),
  leave: async ({ house }, table, deed) => answered(await house.tables.leave(table, personOf(deed))),
  cancel: async ({ house }, table, deed) => answered(await house.tables.cancel(table, personOf(deed))),
  act: withMove(async (world, ready) => [await choose(world, ready)]),
  'double-click': withMove((world, ready) => Promise.all([choose(world, ready), choose(world, ready)])),
  'change-of-mind': withMove(async (world, ready, { luck }) => {
    const other = readyMove(world, ready.table, luck + 1) ?? ready;
    const [first] = await Promise.all([choose(world, ready), choose(world, other)]);
    return [first];
  }),
  'click-as-time-passes': withMove(async (world, ready) => {
    if (isOrdered(world, ready)) return [await choose(world, ready)];
    world.house.clock.turnTo(world.house.clock.now() + 5 * MINUTE);
    const [, answer] = await Promise.all([world.house.tables.tick(), choose(world, ready)]);
    return [answer];
  }),
  'click-on-old': withMove(async (world, ready) => [await choose(world, { ...ready, version: ready.version - 1 })]),
  undo: (world, table, deed) => undo(world, table, deed, 1),
  'undo-twice': (world, table, deed) => undo(world, table, deed, 2),
  order: async (world, table, deed) =>
    answered(await world.house.tables.giveOrder(table, personOf(deed), orderAt(world, table, deed.luck))),
  withdraw: async (world, table, deed) =>
    answered(await world.house.tables.withdrawOrder(table, personOf(deed), orderAt(world, table, deed.luck).kind)),
  async 'go-away'({ house }, _, deed) {
    await house.tables.changeSettings(personOf(deed), { awayUntil: house.clock.now() + (deed.luck % 9) * DAY });
    return nothing;
  },
  mute: async ({ house }, table, deed) => answered(await house.tables.mute(table, personOf(deed))),
  'stand-in': standIn,
  'take-back': async ({ house }, table, deed) => answered(await house.tables.takeBack(table, personOf(deed))),
  async replace({ house }, table, deed) {
    const newcomer = PEOPLE[deed.luck % PEOPLE.length] ?? personOf(deed);
    return answered(await house.tables.replace(table, personOf(deed), seatAt(deed.luck % 5), newcomer));
  },
  wake: async ({ house }, table, deed) => answered(await house.tables.wake(table, personOf(deed))),
  async rematch({ house, tables }, table, deed) {
    const again = await house.tables.rematch(table, personOf(deed));
    if (again.ok) tables.push(again.value.table);
    return answered(again);
  },
  'moments-pass': pass(SECOND, 5 * MINUTE),
  'hours-pass': pass(HOUR, 30 * HOUR),
  'weeks-pass': pass(7 * DAY, 30 * DAY),
  async restart(world) {
    await world.reopen();
    return nothing;
  },
};

export async function perform(world: World, deed: Deed): Promise<Done> {
  if (deed.kind === 'open') return open(world, deed);
  if (deed.kind === 'open-with-friends' || world.tables.length === 0) return openWithFriends(world, deed);
  const table = world.tables[deed.table % world.tables.length];
  return table === undefined ? nothing : ACTS[deed.kind](world, table, deed);
}
