import fc from 'fast-check';
import { expect } from 'vitest';
import { problemsWith, spec } from '#emulator/checking/spec.ts';
import type { MessageContext } from '#emulator/validation/message.ts';
import { mutated } from './mutations.ts';
import type { Area } from './tables/all.ts';
import { times } from './tables/case.ts';

/** What Discord's description has against a payload as it would be sent. */
export const specProblems = ({ schema }: Area, payload: unknown): readonly string[] =>
  problemsWith(spec(schema), JSON.parse(JSON.stringify(payload)));

/** All files that good payloads speak of, lest the rules refuse a payload for the want of them. */
const context: MessageContext = {
  uploads: times(10, (id) => ({ id: `${id}`, filename: id === 0 ? 'board.png' : `${id}.png` })),
  existing: null,
};

/** Whatever is changed in one place of a good payload: what the description refuses, the rules refuse as well. */
export function assertAsStrictAsSpec(area: Area, parameters: fc.Parameters<[unknown]>): void {
  const payloads = area.cases.map(({ inside }) => inside);
  const law = fc.property(mutated(payloads), (payload) => {
    const problems = specProblems(area, payload);
    const overlooked = area.validate(payload, context) === null ? problems : [];
    expect(overlooked).toEqual([]);
  });
  fc.assert(law, parameters);
}
