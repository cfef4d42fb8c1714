import { describe, expect, it } from 'vitest';
import { assertAsStrictAsSpec, specProblems } from './agreement.ts';
import { AREAS } from './tables/all.ts';

describe.each(AREAS.map((area) => [area.name, area] as const))("Discord's own description of %s", (_name, area) => {
  it.each(area.cases.map((one) => [one.spec, one.rule, one] as const))('%s what breaks: %s', (verdict, _rule, one) => {
    expect(specProblems(area, one.broken).length > 0 ? 'refuses' : 'accepts').toBe(verdict);
  });

  it.each(area.cases.map((one) => [one.rule, one] as const))('takes what keeps: %s', (_rule, one) => {
    expect(specProblems(area, one.inside)).toEqual([]);
  });

  it('refuses nothing that the rules let pass', () => {
    assertAsStrictAsSpec(area, { seed: 20_260_101, numRuns: 400 });
  });
});
