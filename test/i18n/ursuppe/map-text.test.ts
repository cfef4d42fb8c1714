import { expect, it } from 'vitest';
import { mapText } from '#i18n/ursuppe/map-text.ts';
import { ursuppeIn } from '#i18n/ursuppe/words.ts';
import { laidOut } from '../../support/ursuppe.ts';

it('says of each space what touches it, and where the current carries now', () => {
  const lines = mapText(laidOut({ card: 'E8' }), ursuppeIn('en')).split('\n');
  expect(lines[0]).toBe('The current sets east.');
  expect(lines).toContain('**4**: 5 in the east and 3 in the west. What drifts here goes to 5.');
  expect(lines).toContain('**1**: 3 in the south. What drifts here stays.');
});

it('without a card nothing drifts', () => {
  const text = mapText({ ...laidOut({}), card: null }, ursuppeIn('en'));
  expect(text).not.toContain('What drifts');
});
