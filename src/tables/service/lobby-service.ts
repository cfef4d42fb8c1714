import { err, ok, type Result } from '#engine/result.ts';
import { type ChannelId, type GuildId, type PersonId, type TableId, tableId } from '../ids.ts';
import type { Options } from '../options.ts';
import type { Refusal } from '../refusals.ts';
import { isGameId } from '../rulebook.ts';
import { USUAL_LEVEL } from '../seats/computers.ts';
import { leaveGame } from '../seats/leaving.ts';
import * as lobby from '../seats/lobby.ts';
import { rematch } from '../seats/rematch.ts';
import type { Table } from '../table.ts';
import { levelFrom, receiptFor, type ServiceParts, type TableAnswer } from './service-parts.ts';

interface TableWish {
  readonly game: string;
  readonly channel: ChannelId;
  /** The server of the channel. */
  readonly guild?: GuildId | null;
  readonly host: PersonId;
  readonly options?: Partial<Options>;
}

export interface LobbyService {
  open(wish: TableWish): TableAnswer;
  /** Opens a new table with the same people and options. */
  rematch(id: TableId, by: PersonId): TableAnswer;
  join(id: TableId, person: PersonId): TableAnswer;
  /** Leaves a lobby or a running game. In a game, a computer takes the seat for good. */
  leave(id: TableId, person: PersonId): TableAnswer;
  chooseColour(id: TableId, person: PersonId, colour: string): TableAnswer;
  addComputer(id: TableId, by: PersonId, level?: string): TableAnswer;
  removeComputer(id: TableId, by: PersonId, colour: string): TableAnswer;
  /** The host frees another person's seat. */
  freeSeat(id: TableId, by: PersonId, person: PersonId): TableAnswer;
  /** Calls a person to the lobby, once. */
  invite(id: TableId, by: PersonId, person: PersonId): TableAnswer;
  setOptions(id: TableId, by: PersonId, options: Partial<Options>): TableAnswer;
  /** A moderator of the channel need not be the host. */
  cancel(id: TableId, by: PersonId, isModerator?: boolean): TableAnswer;
  /** `salt`: a word that the bot did not choose, such as the id of the click. */
  start(id: TableId, by: PersonId, salt: string): TableAnswer;
  /** Starts with as many computers as are missing. */
  playNow(id: TableId, by: PersonId, salt: string): TableAnswer;
}

async function place({ changes }: ServiceParts, table: Result<Table, Refusal>): TableAnswer {
  if (!table.ok) return table;
  const placed = await changes.place(table.value, [{ kind: 'opened' }]);
  return placed.ok ? ok(receiptFor(placed.value)) : placed;
}

function openRematch(parts: ServiceParts, id: TableId, by: PersonId): TableAnswer {
  const { secrets, clock } = parts.ports;
  const anew = { id: tableId(secrets.id()), seed: secrets.seed(), host: by };
  return parts.changes.read(id, (table) => place(parts, rematch(table, anew, clock.now())));
}

export function lobbyService(parts: ServiceParts): LobbyService {
  const { change } = parts;
  const { secrets, clock } = parts.ports;
  return {
    async open({ game, channel, guild = null, host, options = {} }) {
      if (!isGameId(game)) return err({ code: 'no-such-game' });
      const opening = { id: tableId(secrets.id()), seed: secrets.seed(), game, channel, guild, host, options };
      return place(parts, lobby.open(opening, clock.now()));
    },
    rematch: (id, by) => openRematch(parts, id, by),
    join: (id, person) => change(id, (table) => lobby.join(table, person)),
    leave: (id, person) =>
      change(
        id,
        (table, moment) =>
          table.play ? leaveGame(table, person, USUAL_LEVEL, moment) : lobby.leaveLobby(table, person),
        'stays-asleep',
      ),
    chooseColour: (id, person, colour) => change(id, (table) => lobby.chooseColour(table, person, colour)),
    addComputer: (id, by, wanted) =>
      change(id, (table, moment) => {
        const level = levelFrom(wanted);
        return level.ok ? lobby.addComputer(table, by, level.value, moment) : level;
      }),
    removeComputer: (id, by, colour) => change(id, (table) => lobby.removeComputer(table, by, colour)),
    freeSeat: (id, by, person) => change(id, (table) => lobby.freeSeat(table, by, person)),
    invite: (id, by, person) => change(id, (table) => lobby.invite(table, by, person)),
    setOptions: (id, by, options) => change(id, (table) => lobby.setOptions(table, by, options)),
    cancel: (id, by, isModerator = false) =>
      change(id, (table) => lobby.cancel(table, by, isModerator), 'stays-asleep'),
    start: (id, by, salt) => change(id, (table, moment) => lobby.start(table, by, salt, moment)),
    playNow: (id, by, salt) => change(id, (table, moment) => lobby.playNow(table, by, salt, moment)),
  };
}
