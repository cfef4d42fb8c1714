import { describe, it } from 'vitest';
import { assertAsStrictAsSpec } from './agreement.ts';
import { AREAS } from './tables/all.ts';

describe("Discord's own description refuses nothing that the rules let pass", () => {
  it.each(AREAS.map((area) => [area.name, area] as const))('of %s, in many tries', (_name, area) => {
    assertAsStrictAsSpec(area, { numRuns: 2500 });
  });
});
