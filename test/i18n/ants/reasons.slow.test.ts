/** Every reason that golden moves could be advised with has its words. */
import { expect, it } from 'vitest';
import { reasonFor } from '#ai/ants/reason.ts';
import { ANTS } from '#games/ants/game.ts';
import { sayReason } from '#i18n/ants/reasons.ts';
import { antsIn } from '#i18n/ants/words.ts';
import { goldenGames } from '../../support/ants-golden.ts';
import { playRecord } from '../../support/ants-record.ts';

const say = antsIn('en');

it('says why in one sentence, for every kind of reason', () => {
  const told = new Map<string, string>();
  for (const { text } of goldenGames().slice(0, 6)) {
    const record = playRecord(text);
    if (!record.ok) throw new Error(JSON.stringify(record.error));
    const { entries, colours, options } = record.value;
    const state = ANTS.setUp(colours.length, options);
    for (const entry of entries) {
      if (entry.by !== 'chance') {
        const reason = reasonFor(state, entry.by, entry.move);
        told.set(reason.id, sayReason(reason, say));
      }
      ANTS.enact(state, entry, null);
    }
  }
  for (const words of told.values()) {
    expect(words).toMatch(/^\S.*\.$/u);
    expect(words).not.toMatch(/undefined|null|NaN|that card|\bnest\b|\b[ARSOK]\d+[ab]?\b/);
  }
  expect(told.size).toBeGreaterThan(35);
});
