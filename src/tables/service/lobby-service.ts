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
import { type Answer, levelFrom, receiptFor, type ServiceParts } from './service-parts.ts';

interface TableWish {
  readonly game: string;
  readonly channel: ChannelId;
  /** The server of the channel. */
  readonly guild?: GuildId | null;
  readonly host: PersonId;
  readonly options?: Partial<Options>;
}

export interface LobbyService {
  open(wish: TableWish): Answer;
  /** The same people and options around a new table. */
  rematch(id: TableId, by: PersonId): Answer;
  join(id: TableId, person: PersonId): Answer;
  /** Also a game under way: a computer then plays on for good. */
  leave(id: TableId, person: PersonId): Answer;
  chooseColour(id: TableId, person: PersonId, colour: string): Answer;
  addComputer(id: TableId, by: PersonId, level?: string): Answer;
  removeComputer(id: TableId, by: PersonId, colour: string): Answer;
  /** Of another person, for the host. */
  freeSeat(id: TableId, by: PersonId, person: PersonId): Answer;
  setOptions(id: TableId, by: PersonId, options: Partial<Options>): Answer;
  /** `isModerator`: in the channel; he need not be the host. */
  cancel(id: TableId, by: PersonId, isModerator?: boolean): Answer;
  /** `salt`: something that the bot did not choose, such as the id of the click. */
  start(id: TableId, by: PersonId, salt: string): Answer;
}

async function place({ changes }: ServiceParts, table: Result<Table, Refusal>): Answer {
  if (!table.ok) return table;
  const placed = await changes.place(table.value, [{ kind: 'opened' }]);
  return placed.ok ? ok(receiptFor(placed.value)) : placed;
}

function openRematch(house: ServiceParts, id: TableId, by: PersonId): Answer {
  const { secrets, clock } = house.ports;
  const anew = { id: tableId(secrets.id()), seed: secrets.seed(), host: by };
  return house.changes.read(id, (table) => place(house, rematch(table, anew, clock.now())));
}

export function lobbyService(house: ServiceParts): LobbyService {
  const { change } = house;
  const { secrets, clock } = house.ports;
  return {
    async open({ game, channel, guild = null, host, options = {} }) {
      if (!isGameId(game)) return err({ code: 'no-such-game' });
      const opening = { id: tableId(secrets.id()), seed: secrets.seed(), game, channel, guild, host, options };
      return place(house, lobby.open(opening, clock.now()));
    },
    rematch: (id, by) => openRematch(house, id, by),
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
    setOptions: (id, by, options) => change(id, (table) => lobby.setOptions(table, by, options)),
    cancel: (id, by, isModerator = false) =>
      change(id, (table) => lobby.cancel(table, by, isModerator), 'stays-asleep'),
    start: (id, by, salt) => change(id, (table, moment) => lobby.start(table, by, salt, moment)),
  };
}
