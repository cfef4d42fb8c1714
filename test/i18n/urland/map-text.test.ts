import { expect, it } from 'vitest';
import { mapText } from '#i18n/urland/map-text.ts';
import { urlandIn } from '#i18n/urland/words.ts';
import { aView } from '../../support/urland-views.ts';

const linesOf = (view: ReturnType<typeof aView>): string[] => mapText(view.view, urlandIn('en')).split('\n');

it('says of each ocean which lands it washes and which oceans it meets', () => {
  expect(linesOf(aView({ seats: 3 }))).toContain(
    '**Austral** washes lands 9, 10, and 11, and meets Paleo-Tethys and Ural.',
  );
});

it('says of each land where it lies, and which volcano would join it to what', () => {
  expect(linesOf(aView({ seats: 3 }))).toContain(
    '**Land 5** lies at Panthalassa. Across a strait: land 4 (volcano 5), land 6 (volcano 6).',
  );
});

it('knows the lands that volcanoes have joined', () => {
  const lines = linesOf(aView({ seats: 3 }).erupt(5));
  expect(lines).toContain(
    '**Land 4**, of regions 4 and 5, lies at Panthalassa and Rheic. Across a strait: land 7 (from region 4, volcano 4), land 6 (from region 5, volcano 6).',
  );
  expect(lines.filter((line) => line.startsWith('**Land 5**'))).toEqual([]);
  expect(lines).toContain('**Panthalassa** washes lands 1, 2, 4, and 6, and meets Paleo-Tethys, Ural, and Rheic.');
});

it('a continent in one piece has no strait', () => {
  expect(linesOf(aView({ seats: 3 }).erupt(1, 2))).toContain(
    '**Land 3**, of regions 1, 2, and 3, lies at Panthalassa, Ural, and Rheic, and has no strait.',
  );
});
