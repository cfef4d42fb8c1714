import { integer, snowflake } from '../validation/scalar.ts';
import type { Id } from '../world/world.ts';
import { refuseIf } from './errors.ts';

/** How many of a list are asked for. */
export function limitIn(query: URLSearchParams, most: number, otherwise: number): number {
  const sent = query.get('limit');
  if (sent === null) return otherwise;
  const limit = /^-?\d+$/.test(sent) ? Number(sent) : sent;
  const wrong = integer(1, most)(limit);
  refuseIf(wrong && { limit: wrong });
  return Number(limit);
}

/** The id from which on, or up to which, is asked for; null where no such end is set. */
export function idIn(query: URLSearchParams, name: string): Id | null {
  const id = query.get(name);
  const wrong = id === null ? null : snowflake(id);
  refuseIf(wrong && { [name]: wrong });
  return id;
}
