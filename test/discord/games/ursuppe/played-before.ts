/** Games that people played before the bot starts, as far as a test needs them. */
import type { Person } from '#emulator/people/person.ts';
import { attackingEntry } from '#games/ursuppe/attacking-play.ts';
import type { Move } from '#games/ursuppe/moves.ts';
import type { State } from '#games/ursuppe/state.ts';
import { type ChannelId, personId, type TableId } from '#tables/ids.ts';
import { personIn, type TestHouse, value, viewOf } from '../../../tables/support/house.ts';

/** After this many games without such a moment, the test fails. */
const GAMES = 60;

async function open({ tables }: TestHouse, people: readonly Person[], channel: ChannelId, click: number) {
  const [host, ...guests] = people.map(({ id }) => personId(id));
  if (host === undefined) throw new Error('a game needs people');
  const { table } = value(await tables.open({ game: 'ursuppe', channel, host }));
  for (const guest of guests) value(await tables.join(table, guest));
  value(await tables.start(table, host, `click-${click}`));
  return table;
}

/** Plays on until the moment is there; null if the game is over before. Answers the move that comes next. */
async function playOn(house: TestHouse, table: TableId, isThere: Moment): Promise<Move | null> {
  for (let view = await viewOf(house, table); view.status === 'running'; view = await viewOf(house, table)) {
    const state = view.play?.open as State;
    const entry = attackingEntry(state, house.dice);
    if (entry === null || entry.by === 'chance') throw new Error('a seat decides');
    if (isThere(state, entry.move)) return entry.move;
    value(await house.tables.choose(table, personIn(view, entry.by), view.play?.version ?? -1, entry.move));
  }
  return null;
}

/** A position in which a player decides, and what they are about to do. */
type Moment = (state: State, next: Move) => boolean;

/** One game after the other, with a taste for attacks, until the moment is there. Answers what is about to be done. */
export async function playTo(
  isThere: Moment,
  house: TestHouse,
  people: readonly Person[],
  channel: ChannelId,
): Promise<Move> {
  for (let game = 0; game < GAMES; game++) {
    const next = await playOn(house, await open(house, people, channel, game), isThere);
    if (next) return next;
  }
  throw new Error(`no such moment in ${GAMES} games`);
}
