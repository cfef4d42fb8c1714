/** The words of a person's list of tables. */
import { listsOf, pluralsOf } from '../../plural.ts';
import type { Opening } from '../values.ts';

const list = listsOf('en');
const plural = pluralsOf<'one' | 'other'>('en');

/** Discord shows it in the reader's own time: how long ago. */
interface Since {
  readonly seconds: number;
}

export const tables = {
  title: 'Your tables',
  none: ({ open }: Opening) => `You have a seat at no table. ${open} opens one, in a server.`,
  /** `address`: of the table's message; null if it has none. */
  at: ({ name, channel, address }: { name: string; channel: string; address: string | null }) =>
    address === null ? `**${name}** in <#${channel}>` : `**${name}** in <#${channel}> · [to the table](${address})`,
  yourTurn: ({ seconds }: Since) => `▶ Your turn, since <t:${seconds}:R>.`,
  theirTurn: ({ names, seconds }: Since & { names: readonly string[] }) =>
    `Waiting for ${list(names)}, since <t:${seconds}:R>.`,
  gathering: ({ taken, seats }: { taken: number; seats: number }) =>
    `Not begun: ${taken} of ${plural(seats, { one: '# seat', other: '# seats' })} taken.`,
  asleep: 'Asleep: the next move wakes it.',
  more: ({ count }: { count: number }) => `… and ${plural(count, { one: '# more table', other: '# more tables' })}.`,
};
