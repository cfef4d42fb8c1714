/** A whole table holds every secret: what tells people of tables imports views, never a table or what gives one away. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** The folder that puts the bot together hands the store from one room to another. */
const COMPOSES = 'src/discord/bot/';

/** A table, what holds one, and what is handed one. */
const WHOLE = ['Table', 'Place', 'Kept', 'Loaded', 'Ports', 'ServiceParts', 'DecideSeated', 'asSeated', 'recap'];
/** Methods of the store. */
const FOR_TABLES = ['load', 'recall', 'save', 'log', 'reschedule'];

const IMPORTED = /import (?:type )?\{([^}]*)\} from '#tables\//g;

const files = ['src/discord', 'src/monitoring']
  .flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((path) => join(room, path)))
  .filter((file) => file.endsWith('.ts') && !file.startsWith(COMPOSES))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const namesIn = (text: string): string[] =>
  [...text.matchAll(IMPORTED)].flatMap(([, names = '']) => names.match(/\w+/g) ?? []);

it('the bot and its monitoring import no whole table', () => {
  const found = files.flatMap(({ file, text }) =>
    namesIn(text).flatMap((name) => (WHOLE.includes(name) ? [`${file}: ${name}`] : [])),
  );
  expect(found).toEqual([]);
});

it('they have no more of the store than what gives no whole table away', () => {
  const uses = files.flatMap(({ file, text }) =>
    [...text.replaceAll(/^import .*$/gm, '').matchAll(/(Pick<)?\bTableStore\b(?:, ([^>]*)>)?/g)].map(
      ([use, picked, methods = '']) => ({ file, use, isPick: picked !== undefined, methods }),
    ),
  );
  const tooMuch = uses.filter(
    ({ isPick, methods }) => !isPick || FOR_TABLES.some((each) => methods.includes(`'${each}'`)),
  );
  expect(tooMuch).toEqual([]);
  expect(uses).not.toEqual([]);
});
