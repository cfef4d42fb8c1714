import { describe, expect, it } from 'vitest';
import { take } from './taken.ts';
import type { Club } from './world.ts';

/** Whatever is sent and logged in it. */
function aClub() {
  const [log, exchanges]: [string[], unknown[]] = [[], []];
  const recording = { exchanges, dispatches: [] };
  const club = { discord: { recording }, scenes: [], reached: [], log, secrets: () => [] } as unknown as Club;
  return {
    shows: (request: object) => void exchanges.push({ method: 'POST', route: '/', request, files: [] }),
    logs: (msg: string, time: number) => void log.push(JSON.stringify({ level: 30, time, msg })),
    wrong: () => take(club).wrong,
  };
}

describe('a hand in the log is found', () => {
  it.for([
    { content: 'Your hand:\nchips 4, 8' },
    { components: [{ label: 'chips 4, 8' }] },
    { components: [{ placeholder: 'chips 4, 8' }] },
    { components: [{ options: [{ description: 'chips 4, 8' }] }] },
  ])('where it was shown as %o', (request) => {
    const { shows, logs, wrong } = aClub();
    shows(request);
    logs('with chips 4, 8', 1);
    expect(wrong()).toEqual([expect.stringContaining('the log tells')]);
  });

  it('also long after it was shown, and before', () => {
    const { shows, logs, wrong } = aClub();
    shows({ content: 'chips 4, 8' });
    expect(wrong()).toEqual([]);
    logs('it was chips 4, 8', 1);
    expect(wrong()).toHaveLength(1);
    logs('lands 7 and 9', 2);
    expect(wrong()).toEqual([]);
    shows({ content: 'lands 7 and 9' });
    expect(wrong()).toHaveLength(1);
  });
});
