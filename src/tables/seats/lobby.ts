/** Before the game: people and computers sit down, choose colours and agree on options. */
import { shuffled } from '#engine/chance.ts';
import { invariant } from '#engine/invariant.ts';
import { err, ok, type Result } from '#engine/result.ts';
import { type Changed, changed, type Moment } from '../change.ts';
import type { ChannelId, GuildId, PersonId, TableId } from '../ids.ts';
import { commitmentOf, diceFor } from '../log/fair-chance.ts';
import { agreedOptions, defaultOptions, type Options, problemOf } from '../options.ts';
import { beginPlay } from '../playing/play.ts';
import { usualOrders } from '../playing/standing-orders.ts';
import type { Refusal } from '../refusals.ts';
import { type GameId, gameOf, moduleOf } from '../rulebook.ts';
import { firstPerson, isPerson, type Occupant, type Place, type Table, withPlace } from '../table.ts';
import { type LevelId, newComputer, USUAL_LEVEL } from './computers.ts';

export interface Opening {
  readonly id: TableId;
  readonly game: GameId;
  readonly guild: GuildId | null;
  readonly channel: ChannelId;
  readonly host: PersonId;
  readonly options: Partial<Options>;
  readonly seed: string;
}

export function open({ id, game, guild, channel, host, options, seed }: Opening, now: number): Result<Table, Refusal> {
  const rules = gameOf(game);
  const agreed = agreedOptions({ ...defaultOptions(rules), ...options }, rules);
  const problem = problemOf(agreed, rules);
  if (problem) return err({ code: 'bad-option', option: problem });
  const empty: Table = {
    id,
    game,
    rulesVersion: rules.rulesVersion,
    guild,
    channel,
    host,
    status: 'lobby',
    options: agreed,
    places: [],
    invited: [],
    fairness: { seed, salt: '' },
    play: null,
    ranking: null,
    revision: 0,
    openedAt: now,
    touchedAt: now,
  };
  return ok(sitDown(empty, { kind: 'person', person: host }));
}

const lobbyChanged = (table: Table): Changed => changed(table, [{ kind: 'lobby-changed' }]);

function freeColours({ game, places }: Table): string[] {
  return moduleOf(game).colours.filter((colour) => !places.some((place) => place.colour === colour));
}

export function sitDown(table: Table, occupant: Occupant, wanted?: string): Table {
  const free = freeColours(table);
  const colour = free.find((each) => each === wanted) ?? free[0];
  invariant(colour !== undefined, 'a game has a colour for every seat');
  return { ...table, places: [...table.places, { colour, occupant, orders: [] }] };
}

const isFull = ({ places, options }: Table): boolean => places.length >= options.seats;

const indexOf = ({ places }: Table, person: PersonId): number =>
  places.findIndex(({ occupant }) => isPerson(occupant, person));

function refuseOutsideLobby({ status, play }: Table): Refusal | null {
  if (status === 'lobby') return null;
  return { code: status === 'cancelled' && !play ? 'closed' : 'not-in-lobby' };
}

/** For leaving and closing, which do not wake a sleeping lobby. */
const refuseOutsideLobbyEvenAsleep = (table: Table): Refusal | null =>
  table.status === 'asleep' && !table.play ? null : refuseOutsideLobby(table);

const refuseUnlessHost = ({ host }: Table, by: PersonId): Refusal | null => (host === by ? null : { code: 'not-host' });

const refuseGuest = (table: Table, by: PersonId): Refusal | null =>
  refuseOutsideLobby(table) ?? refuseUnlessHost(table, by);

export function join(table: Table, person: PersonId): Changed {
  const refusal = refuseOutsideLobby(table);
  if (refusal) return err(refusal);
  if (indexOf(table, person) !== -1) return err({ code: 'already-seated' });
  if (isFull(table)) return err({ code: 'table-full' });
  return lobbyChanged(sitDown(table, { kind: 'person', person }));
}

/** After the host, the person who came next becomes host. When the last person leaves, the table is cancelled. */
export function leaveLobby(table: Table, person: PersonId): Changed {
  const refusal = refuseOutsideLobbyEvenAsleep(table);
  if (refusal) return err(refusal);
  const index = indexOf(table, person);
  if (index === -1) return err({ code: 'not-seated' });
  const places = table.places.toSpliced(index, 1);
  const heir = firstPerson({ places });
  if (heir === null) return changed({ ...table, status: 'cancelled' }, [{ kind: 'cancelled', by: null }]);
  return lobbyChanged({ ...table, places, host: table.host === person ? heir : table.host });
}

export function chooseColour(table: Table, person: PersonId, colour: string): Changed {
  const refusal = refuseOutsideLobby(table);
  if (refusal) return err(refusal);
  const index = indexOf(table, person);
  if (index === -1) return err({ code: 'not-seated' });
  if (!moduleOf(table.game).colours.includes(colour)) return err({ code: 'no-such-colour' });
  if (table.places[index]?.colour === colour) return err({ code: 'already-done' });
  if (!freeColours(table).includes(colour)) return err({ code: 'colour-taken' });
  return lobbyChanged(withPlace(table, index, { colour }));
}

export function addComputer(table: Table, by: PersonId, level: LevelId, { dice }: Moment): Changed {
  const refusal = refuseGuest(table, by);
  if (refusal) return err(refusal);
  if (isFull(table)) return err({ code: 'table-full' });
  return lobbyChanged(sitDown(table, newComputer(table.places, level, null, dice)));
}

export function removeComputer(table: Table, by: PersonId, colour: string): Changed {
  const refusal = refuseGuest(table, by);
  if (refusal) return err(refusal);
  const isIt = (place: Place) => place.colour === colour && place.occupant.kind === 'computer';
  if (!table.places.some(isIt)) return err({ code: 'no-computer-there' });
  return lobbyChanged({ ...table, places: table.places.filter((place) => !isIt(place)) });
}

/** Frees the seat of somebody who did not show up. They may sit down again. */
export function freeSeat(table: Table, by: PersonId, person: PersonId): Changed {
  const refusal = refuseGuest(table, by);
  if (refusal) return err(refusal);
  const index = indexOf(table, person);
  if (index === -1 || person === by) return err({ code: 'no-such-seat' });
  return lobbyChanged({ ...table, places: table.places.toSpliced(index, 1) });
}

/** A brake: everybody who is invited is pinged. */
const MOST_INVITED = 10;

export function invite(table: Table, by: PersonId, person: PersonId): Changed {
  const refusal = refuseGuest(table, by);
  if (refusal) return err(refusal);
  if (indexOf(table, person) !== -1) return err({ code: 'newcomer-seated' });
  if (table.invited.includes(person)) return err({ code: 'already-invited' });
  if (table.invited.length >= MOST_INVITED) return err({ code: 'too-many-invited', most: MOST_INVITED });
  return changed({ ...table, invited: [...table.invited, person] }, [{ kind: 'invited', person, by }]);
}

export function setOptions(table: Table, by: PersonId, change: Partial<Options>): Changed {
  const refusal = refuseGuest(table, by);
  if (refusal) return err(refusal);
  const rules = gameOf(table.game);
  const options = agreedOptions({ ...table.options, ...change }, rules);
  const problem = problemOf(options, rules);
  if (problem) return err({ code: 'bad-option', option: problem });
  if (options.seats < table.places.length) return err({ code: 'seats-taken', taken: table.places.length });
  return lobbyChanged({ ...table, options });
}

/** A moderator of the channel need not be the host. */
export function cancel(table: Table, by: PersonId, isModerator: boolean): Changed {
  const refusal = refuseOutsideLobbyEvenAsleep(table) ?? (isModerator ? null : refuseUnlessHost(table, by));
  return refusal ? err(refusal) : changed({ ...table, status: 'cancelled' }, [{ kind: 'cancelled', by }]);
}

/** A salt is one word of a line in records. */
const SALT = /^[\w.-]{1,100}$/;

/** The order of the seats comes from the same seed as all other draws. */
export function start(table: Table, by: PersonId, salt: string, moment: Moment): Changed {
  invariant(SALT.test(salt), 'a salt is one word');
  const refusal = refuseGuest(table, by);
  if (refusal) return err(refusal);
  const { min } = gameOf(table.game).seats;
  if (table.places.length < min) return err({ code: 'too-few-players', min });
  const fairness = { ...table.fairness, salt };
  const commitment = commitmentOf(fairness.seed);
  const places = shuffled(table.places, diceFor(fairness, 'seats')).map(
    (place): Place => ({ ...place, orders: usualOrders(table.game, place.occupant) }),
  );
  const begun = beginPlay({ ...table, fairness, places, invited: [] }, moment);
  return changed(begun.table, [{ kind: 'started', commitment, salt }, ...begun.facts], begun.rows);
}

/** Starts with as many computers as are missing. */
export function playNow(table: Table, by: PersonId, salt: string, moment: Moment): Changed {
  const refusal = refuseGuest(table, by);
  if (refusal) return err(refusal);
  const missing = Math.max(0, gameOf(table.game).seats.min - table.places.length);
  const filled = Array.from({ length: missing }).reduce<Table>(
    (next) => sitDown(next, newComputer(next.places, USUAL_LEVEL, null, moment.dice)),
    table,
  );
  return start(filled, by, salt, moment);
}
