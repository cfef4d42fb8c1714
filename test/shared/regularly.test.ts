import { describe, expect, it } from 'vitest';
import { regularly } from '#shared/regularly.ts';

const later = () => new Promise((resolve) => setImmediate(resolve));

/** A look that is over when it is ended by hand; what there was to see when it began is what it has seen. */
function lookingAt(thing: () => string) {
  const seen: string[] = [];
  const ends: (() => void)[] = [];
  const look = (): Promise<void> => {
    seen.push(thing());
    return new Promise((resolve) => ends.push(resolve));
  };
  return { seen, look, end: () => ends.shift()?.() };
}

/** Its only beat is made by hand. */
function handBeat() {
  let beat = (): void => undefined;
  const clock = {
    every(_: number, call: () => void) {
      beat = call;
      return () => {
        beat = () => undefined;
      };
    },
  };
  return { clock, beat: () => beat() };
}

describe('whoever looks regularly', () => {
  it('sees what came too late for a look as soon as that look is over', async () => {
    const { clock, beat } = handBeat();
    let now = 'early';
    const { seen, look, end } = lookingAt(() => now);
    regularly(clock, 1_000, look);
    beat();
    now = 'late';
    beat();
    expect(seen).toEqual(['early']);
    end();
    await later();
    expect(seen).toEqual(['early', 'late']);
  });

  it('looks once more, however often they are asked meanwhile, and then rests', async () => {
    const { clock, beat } = handBeat();
    const { seen, look, end } = lookingAt(() => 'all');
    const { ask } = regularly(clock, 1_000, look);
    ask();
    for (let asked = 0; asked < 3; asked++) beat();
    end();
    await later();
    end();
    await later();
    expect(seen).toHaveLength(2);
    beat();
    expect(seen).toHaveLength(3);
  });

  it('does not look again once they were stopped, though they were asked before', async () => {
    const { clock, beat } = handBeat();
    const { seen, look, end } = lookingAt(() => 'all');
    const { stop } = regularly(clock, 1_000, look);
    beat();
    beat();
    stop();
    end();
    await later();
    beat();
    expect(seen).toHaveLength(1);
  });
});
