/** Every route that answers at a table, pressed at a lobby, at a running table and at one whose game is over. */
import type { RouteName } from '#discord/route-names.ts';
import type { Press } from '#discord/wire/route.ts';
import { seat as seatAt } from '#engine/seat.ts';
import type { PersonId, TableId } from '#tables/ids.ts';
import { owns } from '#tables/table.ts';
import { ANNA, BEN, CLEO, DAY, type TestHouse, viewOf } from '../tables/support/house.ts';

export const MOMENTS = ['lobby', 'running', 'over'] as const;
export type Moment = (typeof MOMENTS)[number];

/** A table of Sticks: Anna is the host, Ben sits there, Cleo does not. Where the game runs, one of the two has moved. */
export interface AtTable {
  readonly house: TestHouse;
  readonly table: TableId;
  readonly moved: PersonId;
  readonly toMove: PersonId;
}

type Who = PersonId | 'moved' | 'toMove';
export const personAt = ({ moved, toMove }: AtTable, who: Who): PersonId =>
  who === 'moved' ? moved : who === 'toMove' ? toMove : who;

export interface Asked extends Partial<Pick<Press, 'values' | 'fields'>> {
  /** The host, unless said otherwise. */
  readonly by?: Who;
  readonly args?: readonly string[];
  /** Their seat comes before the args. */
  readonly seatOf?: Who;
  /** This happens before, at a table that is not over. */
  readonly before?: (at: AtTable) => Promise<unknown>;
  /** The press is one that Play shows, where it shows one. */
  readonly isOnPlay?: true;
  /** The kind of the answer, or the code of the refusal. */
  readonly says: Readonly<Record<Moment, string>>;
}

const always = (kind: string) => ({ lobby: kind, running: kind, over: kind });
const inLobby = (kind: string) => ({ lobby: kind, running: 'not-in-lobby', over: 'not-in-lobby' });
const atPlay = (kind: string, over = 'not-running') => ({ lobby: 'not-running', running: kind, over });
const underWay = (kind: string) => ({ lobby: kind, running: kind, over: 'not-running' });
const atEnd = (kind: string) => ({ lobby: 'not-over', running: 'not-over', over: kind });

const benGoes = ({ house, table }: AtTable) => house.tables.leave(table, BEN);
const moverGoes = ({ house, table, moved }: AtTable) => house.tables.leave(table, moved);
const weeksPass = ({ house }: AtTable) => house.pass(20 * DAY);
/** It falls asleep meanwhile. */
const monthsPass = ({ house }: AtTable) => house.pass(90 * DAY);

async function computerStandsIn(at: AtTable): Promise<void> {
  const { house, table, moved, toMove } = at;
  await weeksPass(at);
  const { places } = await viewOf(house, table);
  const late = places.findIndex(({ occupant }) => owns(occupant, toMove));
  await house.tables.standIn(table, moved, seatAt(late));
}

async function computerComes(at: AtTable): Promise<void> {
  await benGoes(at);
  await at.house.tables.addComputer(at.table, ANNA, 'steady');
}

export const PRESSES: Partial<Record<RouteName, readonly Asked[]>> = {
  'open-thread': [
    { args: ['sticks'], says: always('update') },
    { args: ['chess'], says: always('no-such-game') },
  ],
  'show-again': [{ says: always('update') }, { by: CLEO, says: always('not-seated') }],

  'lobby-join': [{ by: CLEO, before: benGoes, says: inLobby('private') }],
  'lobby-leave': [{ by: BEN, says: underWay('quiet') }],
  'lobby-add': [{ values: ['steady'], before: benGoes, says: inLobby('quiet') }],
  'lobby-remove': [{ before: computerComes, says: inLobby('quiet') }],
  'lobby-free': [{ values: [BEN], says: inLobby('quiet') }],
  'lobby-hints': [{ says: inLobby('quiet') }],
  'lobby-suggestions': [{ says: inLobby('quiet') }],
  'lobby-cancel': [{ says: inLobby('private') }],
  'lobby-cancel-sure': [{ says: inLobby('update') }],
  'lobby-cancel-no': [{ says: always('update') }],
  'lobby-colour': [{ before: benGoes, values: ['blue'], says: inLobby('quiet') }],
  'lobby-seats': [{ values: ['2'], says: inLobby('quiet') }],
  'lobby-clock': [{ values: ['none'], says: inLobby('quiet') }],
  'lobby-language': [{ values: ['en'], says: inLobby('quiet') }],
  'lobby-option': [
    { args: ['goal', 'ten'], says: inLobby('quiet') },
    { args: ['goal', 'none'], says: inLobby('bad-option') },
  ],
  'lobby-start': [{ says: inLobby('quiet') }],
  'lobby-play-now': [{ before: benGoes, says: inLobby('quiet') }],
  'lobby-settings': [
    { says: inLobby('private') },
    { before: computerComes, says: inLobby('private') },
    { by: BEN, says: inLobby('private') },
    { by: CLEO, says: inLobby('private') },
  ],
  'lobby-set': [
    { args: ['hints'], says: inLobby('update') },
    { args: ['invite'], values: [CLEO], before: benGoes, says: inLobby('update') },
    { args: ['first-game'], says: inLobby('update') },
    { args: ['no-such'], says: inLobby('update') },
  ],

  play: [
    { by: 'toMove', says: atPlay('private', 'private') },
    { by: 'moved', says: atPlay('private', 'private') },
    { by: 'toMove', before: computerStandsIn, says: atPlay('private', 'private') },
    { by: CLEO, says: always('not-seated') },
  ],
  pick: [
    { by: 'toMove', isOnPlay: true, says: atPlay('update', 'update') },
    { by: 'toMove', args: ['none'], says: atPlay('update', 'update') },
  ],
  step: [{ by: 'toMove', says: atPlay('update', 'update') }],
  suggest: [{ by: 'toMove', says: atPlay('meanwhile', 'not-your-decision') }],
  hand: [{ says: atPlay('private', 'private') }],
  picture: [{ values: ['none'], says: always('private') }],
  rules: [{ says: always('private') }],
  'rules-page': [{ args: ['sticks', 'take'], says: always('update') }],
  recap: [{ says: atPlay('private', 'private') }],

  more: [
    { by: 'toMove', says: atPlay('private') },
    { by: 'moved', args: ['again'], says: atPlay('update') },
    { by: 'moved', before: weeksPass, says: atPlay('private') },
    { by: 'moved', before: monthsPass, says: underWay('private') },
    { by: 'toMove', before: computerStandsIn, says: atPlay('private') },
    { by: CLEO, before: moverGoes, says: atPlay('private') },
  ],
  'more-settings': [{ says: always('update') }],
  'more-undo': [{ by: 'moved', says: { ...atPlay('update'), lobby: 'nothing-to-undo' } }],
  'more-undo-turn': [{ by: 'moved', says: { ...atPlay('update'), lobby: 'nothing-to-undo' } }],
  'more-mute': [{ by: 'toMove', says: atPlay('update') }],
  'more-back': [
    { by: 'toMove', before: computerStandsIn, says: atPlay('update') },
    { by: 'moved', before: moverGoes, says: atPlay('not-seated') },
  ],
  'more-wake': [{ before: monthsPass, says: always('update') }],
  'more-orders': [{ says: always('update') }, { by: CLEO, says: always('not-seated') }],
  'more-away': [{ values: ['3'], says: always('update') }],
  'more-standin': [{ by: 'moved', seatOf: 'toMove', before: weeksPass, says: atPlay('update') }],
  'more-take': [{ by: CLEO, seatOf: 'moved', before: moverGoes, says: always('update') }],
  'more-take-sure': [{ by: CLEO, seatOf: 'moved', before: moverGoes, says: atPlay('update') }],
  'more-handover': [
    { seatOf: ANNA, values: [CLEO], says: always('update') },
    { seatOf: ANNA, values: [BEN], says: atPlay('update') },
  ],
  'more-handover-sure': [{ seatOf: ANNA, args: [CLEO], says: atPlay('update') }],
  'more-amount': [{ args: ['sticks', 'none'], says: always('no-such-order') }],
  'more-amount-set': [
    { fields: { amount: 'many' }, says: atPlay('update') },
    { fields: { amount: '' }, says: atPlay('update') },
  ],
  'more-leave': [{ says: always('update') }],
  'more-stop': [{ says: always('update') }],
  'more-leave-sure': [{ says: underWay('update') }],
  'more-stop-sure': [{ says: atPlay('update') }],

  'over-record': [{ says: atEnd('private') }],
  'over-story': [{ says: atEnd('private') }],
  'over-verify': [{ says: always('private') }],
  'over-rematch': [{ says: atEnd('private') }],
};
