/** Facts as they are kept until they are posted. Older formats are read too. */
import type { Told } from '#engine/event.ts';
import { seat as seatAt } from '#engine/seat.ts';
import type { Fact } from '#tables/facts.ts';
import type { AnyEvent } from '#tables/rulebook.ts';
import { fromJson, type Json } from './json.ts';

/** From before events were kept once: all that everybody heard, and then all that each seat heard. */
interface KeptPlayed {
  readonly kind: 'played';
  readonly heard: { readonly everybody: readonly AnyEvent[]; readonly bySeat: readonly (readonly AnyEvent[])[] };
}

export type KeptFact = Fact | KeptPlayed;

export const readFacts = (json: Json<readonly KeptFact[]>): Fact[] => fromJson(json).map(readFact);

const readFact = (kept: KeptFact): Fact => ('heard' in kept ? { kind: 'played', told: toldIn(kept) } : kept);

function toldIn({ heard: { everybody, bySeat } }: KeptPlayed): Told<AnyEvent>[] {
  const open = new Set(everybody.map((event) => JSON.stringify(event)));
  const own = bySeat.map((events) => events.filter((event) => !open.has(JSON.stringify(event))));
  return [
    ...everybody.map((event): Told<AnyEvent> => ({ to: 'everybody', event })),
    ...own.flatMap((events, seat) => events.map((event): Told<AnyEvent> => ({ to: seatAt(seat), event }))),
  ];
}
