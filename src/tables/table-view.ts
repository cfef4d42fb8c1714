/** What one person may know about a table, built field by field. Nothing else about the table leaves this room. */
import type { Dice } from '#engine/chance.ts';
import type { DecisionKind } from '#engine/decision.ts';
import type { StandingOrder } from '#engine/module.ts';
import type { Seat } from '#engine/seat.ts';
import type { Moment } from './change.ts';
import type { ChannelId, GuildId, PersonId, TableId } from './ids.ts';
import { commitmentOf } from './log/fair-chance.ts';
import type { Options } from './options.ts';
import { awayUntil } from './person-settings.ts';
import type { Play } from './play-state.ts';
import { type Applicable, applicableOrder } from './playing/standing-orders.ts';
import { movesUnderWay, undoableBy, undoableInTurn } from './playing/undoable.ts';
import { waitingOf } from './playing/waiting.ts';
import { type AnyMove, type GameId, gameOf } from './rulebook.ts';
import { formerSeatOf } from './seats/former-players.ts';
import { hasEnded, type Occupant, type Place, type Status, seatOf, type Table } from './table.ts';
import { beganAt, endsAt } from './time/allowance.ts';

export interface TableView {
  readonly id: TableId;
  readonly game: GameId;
  readonly guild: GuildId | null;
  readonly channel: ChannelId;
  readonly host: PersonId | null;
  readonly status: Status;
  readonly options: Options;
  readonly places: readonly PlaceView[];
  readonly commitment: string;
  /** Public from the start of the game. */
  readonly salt: string | null;
  /** Public once the game is over or was stopped. */
  readonly seed: string | null;
  readonly ranking: Table['ranking'];
  readonly openedAt: number;
  readonly play: PlayView | null;
  /** Null for a viewer without a seat. */
  readonly mine: MyView | null;
  /** Where the viewer sat earlier in this game. No other seat is open to them. */
  readonly formerSeat: Seat | null;
}

interface PlaceView {
  readonly colour: string;
  readonly occupant: Occupant;
  /** The end of the player's absence; null if they are here. */
  readonly awayUntil: number | null;
}

interface Deciding {
  readonly seat: Seat;
  readonly as: DecisionKind;
  readonly turn: number;
  /** When its time would have begun, had it run without a pause. */
  readonly beganAt: number;
  /** When its time ends by the table's clock. Its player's private quiet hours may extend it. */
  readonly endsAt: number;
  readonly expired: boolean;
  /** Its player is at hand, and is called only if they have not decided after a while. */
  readonly isToBeCalled: boolean;
}

export interface PlayView {
  readonly version: number;
  /** The game as everybody sees it. */
  readonly open: object;
  readonly deciding: readonly Deciding[];
  readonly budgets: readonly number[];
}

export interface MyView {
  readonly seat: Seat;
  /** A computer plays on for me. */
  readonly hasStandIn: boolean;
  readonly orders: readonly StandingOrder[];
  /** The game as I see it; null before the start. */
  readonly view: object | null;
  readonly isDeciding: boolean;
  /** What my standing order will soon do, unless I decide first. An example, if the order leaves it to chance. */
  readonly ordered: Applicable | null;
  /** My move that lies face down. */
  readonly sealed: AnyMove | null;
  /** A computer laid it down for me. */
  readonly isSealedForMe: boolean;
  /** How many of my last entries I can undo. */
  readonly undoable: number;
  /** How many of these I made in my latest turn. */
  readonly undoableInTurn: number;
  /** My moves in the turn that I am in, as far as I can undo them. */
  readonly movesUnderWay: readonly AnyMove[];
}

export function viewFor(table: Table, viewer: PersonId | null, moment: Pick<Moment, 'now' | 'settingsOf'>): TableView {
  const seat = viewer === null ? null : seatOf(table, viewer);
  return {
    id: table.id,
    game: table.game,
    guild: table.guild,
    channel: table.channel,
    host: table.host,
    status: table.status,
    options: table.options,
    places: table.places.map((place) => placeView(place, moment)),
    commitment: commitmentOf(table.fairness.seed),
    salt: table.play && table.fairness.salt,
    seed: hasEnded(table) ? table.fairness.seed : null,
    ranking: table.ranking,
    openedAt: table.openedAt,
    play: table.play && playView(table, table.play),
    mine: seat === null ? null : myView(table, seat),
    formerSeat: viewer === null ? null : formerSeatOf(table, viewer),
  };
}

function placeView({ colour, occupant }: Place, { now, settingsOf }: Pick<Moment, 'now' | 'settingsOf'>): PlaceView {
  const isPerson = occupant.kind === 'person';
  return { colour, occupant, awayUntil: isPerson ? awayUntil(settingsOf(occupant.person), now) : null };
}

function playView(table: Table, play: Play): PlayView {
  return {
    version: play.version,
    open: gameOf(table.game).view(play.state, 'public'),
    deciding: decidingIn(table, play),
    budgets: play.budgets,
  };
}

/** A seat whose sealed move is not announced yet still counts as deciding. */
export function decidingIn(table: Table, { waiting, sealed }: Play): Deciding[] {
  const unshown = sealed.filter(({ isShown }) => !isShown).map((each) => each.waiting);
  const seeming = [...waiting, ...unshown].sort((a, b) => a.seat - b.seat);
  return seeming.map((each) => ({
    seat: each.seat,
    as: each.as,
    turn: each.turn,
    beganAt: beganAt(each),
    endsAt: endsAt(table, each),
    expired: each.expired,
    isToBeCalled: each.callAt !== null,
  }));
}

/** An example needs no fair dice. */
const NO_CHANCE: Dice = { below: () => 0 };

function orderedAt(table: Table, seat: Seat): Applicable | null {
  const { play } = table;
  const plannedAt = (play && waitingOf(play, seat)?.autoAt) ?? null;
  return play && plannedAt !== null ? applicableOrder(table, play, seat, NO_CHANCE) : null;
}

function myView(table: Table, seat: Seat): MyView {
  const { game, places, play } = table;
  return {
    seat,
    hasStandIn: places[seat]?.occupant.kind === 'computer',
    orders: places[seat]?.orders ?? [],
    view: play && gameOf(game).view(play.state, seat),
    isDeciding: play?.waiting.some((waiting) => waiting.seat === seat) ?? false,
    ordered: orderedAt(table, seat),
    sealed: play?.sealed.find((sealed) => sealed.seat === seat)?.move ?? null,
    isSealedForMe: play?.sealed.some((sealed) => sealed.seat === seat && sealed.byComputer) ?? false,
    undoable: play ? undoableBy(play, seat) : 0,
    undoableInTurn: play ? undoableInTurn(play, seat) : 0,
    movesUnderWay: play ? movesUnderWay(play, seat) : [],
  };
}
