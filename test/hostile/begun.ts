/** A game that has begun in a quiet world, without a bot: what is played there is fast. */
import { MODULES } from '#games/index.ts';
import { channelId, type PersonId, personId, type TableId } from '#tables/ids.ts';
import type { Options } from '#tables/options.ts';
import type { GameId } from '#tables/rulebook.ts';
import { type TestHouse, value } from '../tables/support/house.ts';
import type { aQuietWorld } from './world.ts';

export const NAMES = ['ann', 'bob', 'cid', 'dot', 'fay'] as const;

type World = Awaited<ReturnType<typeof aQuietWorld>>;

/** As few as can play it. */
export const peopleFor = (game: GameId, world: World): PersonId[] =>
  NAMES.slice(0, MODULES[game].game.seats.min).map((name) => personId(world.person(name)));

export async function begin(
  house: TestHouse,
  game: GameId,
  world: World,
  people: readonly PersonId[],
  options: Partial<Options> = {},
): Promise<TableId> {
  const [host, ...guests] = people;
  if (host === undefined) throw new Error('a game needs people');
  const { table } = value(await house.tables.open({ game, channel: channelId(world.channel(game)), host, options }));
  for (const guest of guests) value(await house.tables.join(table, guest));
  value(await house.tables.start(table, host, 'click'));
  return table;
}
