import { describe, expect, it } from 'vitest';
import { heardBy } from '#engine/event.ts';
import { seat } from '#engine/seat.ts';
import { type KeptFact, readFacts } from '#store/rows/facts-json.ts';
import { toJson } from '#store/rows/json.ts';

const DREW = { kind: 'drew', seat: 1 };
const CHIP = { kind: 'drew-chip', chip: 2 };
const ROUND = { kind: 'round', round: 3 };

describe('facts that are still to be posted', () => {
  it('are read as they were written', () => {
    const facts: KeptFact[] = [
      {
        kind: 'played',
        told: [
          { to: 'everybody', event: DREW },
          { to: seat(1), event: CHIP },
        ],
      },
      { kind: 'over' },
    ];
    expect(readFacts(toJson(facts))).toEqual(facts);
  });

  it('are read from before events were kept once: each viewer hears what they heard then', () => {
    const heard = {
      everybody: [DREW, ROUND],
      bySeat: [
        [DREW, ROUND],
        [DREW, CHIP, ROUND],
      ],
    };
    const [played] = readFacts(toJson<KeptFact[]>([{ kind: 'played', heard }]));
    const told = played?.kind === 'played' ? played.told : [];
    expect(heardBy(told, 'public')).toEqual([DREW, ROUND]);
    expect(heardBy(told, seat(0))).toEqual([DREW, ROUND]);
    expect(heardBy(told, seat(1))).toEqual([DREW, ROUND, CHIP]);
  });
});
