/** Which of the bot's connections to Discord a process has: shards `first` to `last`, of `count` in all. */
export interface ShardRange {
  readonly first: number;
  readonly last: number;
  readonly count: number;
}

/** Discord gives a shard 2,500 servers at most, so that this many serve 25 million. */
const MOST_SHARDS = 10_000;

const RANGE = /^(?:(\d{1,5})(?:-(\d{1,5}))?\/)?(\d{1,5})$/;

/** `8` is all of eight, `0-3/8` the first four of them, `5/8` one. Null if it is none of these. */
export function readShardRange(text: string): ShardRange | null {
  const [, from, to, all] = RANGE.exec(text) ?? [];
  const count = Number(all);
  const first = Number(from ?? 0);
  const last = from === undefined ? count - 1 : Number(to ?? from);
  return first <= last && last < count && count <= MOST_SHARDS ? { first, last, count } : null;
}

/** As `readShardRange` reads it. */
export const writeShardRange = (range: ShardRange): string =>
  isWhole(range) ? String(range.count) : `${range.first}-${range.last}/${range.count}`;

/** In so many parts, as equal as can be; in fewer if there are too few shards. */
export function splitShards({ first, last, count }: ShardRange, parts: number): ShardRange[] {
  const all = last - first + 1;
  const many = Math.min(parts, all);
  const startOf = (part: number): number => first + Math.floor((part * all) / many);
  return Array.from({ length: many }, (_, part) => ({ first: startOf(part), last: startOf(part + 1) - 1, count }));
}

export const isWhole = ({ first, last, count }: ShardRange): boolean => first === 0 && last === count - 1;

export const shardsIn = ({ first, last }: ShardRange): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Direct messages come through shard 0, and so does what is for one process alone. */
export const hasFirst = (range: ShardRange | null): boolean => range === null || range.first === 0;

/** Whether the process with these connections looks after this server's tables. Those of no known server are the first's. */
export const isOwn = (guild: string | null, range: ShardRange | null): boolean =>
  range === null || (guild === null ? hasFirst(range) : isOfRange(guild, range));

/** Whether Discord tells of this server through one of these connections. */
const isOfRange = (guild: string, { first, last, count }: ShardRange): boolean => {
  const shard = Number((BigInt(guild) >> 22n) % BigInt(count));
  return first <= shard && shard <= last;
};
