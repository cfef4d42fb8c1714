import type { Message } from '../../world/world.ts';
import { idIn, limitIn } from '../paging.ts';

/** One page of a channel's messages, newest first: around, before or after an id, or the latest. */
export function messagePage(oldestFirst: readonly Message[], query: URLSearchParams): Message[] {
  const limit = limitIn(query, 100, 50);
  const [around, before, after] = [idIn(query, 'around'), idIn(query, 'before'), idIn(query, 'after')];
  if (around !== null) return pageAround(oldestFirst, around, limit);
  if (after !== null)
    return oldestFirst
      .filter(({ id }) => isLater(id, after))
      .slice(0, limit)
      .reverse();
  const candidates = before === null ? oldestFirst : oldestFirst.filter(({ id }) => isLater(before, id));
  return candidates.slice(-limit).reverse();
}

const isLater = (a: string, b: string): boolean => BigInt(a) > BigInt(b);

function pageAround(oldestFirst: readonly Message[], middle: string, limit: number): Message[] {
  const index = oldestFirst.findIndex(({ id }) => !isLater(middle, id));
  const centre = index === -1 ? oldestFirst.length : index;
  const start = Math.max(0, centre - Math.floor(limit / 2));
  return oldestFirst.slice(start, start + limit).reverse();
}
