import { expect, it } from 'vitest';
import type { Answer } from '#doctor/ask.ts';
import { differences } from '#doctor/compare/differences.ts';
import type { JsonValue } from '#doctor/json.ts';

const answer = (body: JsonValue, status = 200): Answer => ({ status, body, headers: {}, took: 0 });

it.each<[string, JsonValue, JsonValue, string[]]>([
  ['are the same', { id: '1' }, { id: '2' }, []],
  ['have a field more', { id: '1', clan: null }, { id: '1' }, ["clan is not in the emulator's answer"]],
  ['have a field less', { id: '1' }, { id: '1', clan: 'x' }, ["clan is in the emulator's answer alone"]],
  ['have another kind of value', { id: 1 }, { id: '1' }, ['id is number there and string in the emulator']],
  ['have nothing where something may stand', { avatar: null }, { avatar: 'x' }, []],
  ['have an empty list', { mentions: [] }, { list: [], mentions: [] }, ["list is in the emulator's answer alone"]],
  [
    'have different lists of people',
    { mentions: [] },
    { mentions: [{ id: '1' }] },
    ['mentions.length is 0 there and 1 in the emulator'],
  ],
  ['have fields inside a list', [{ a: { b: 1 } }], [{ a: {} }], ["[].a.b is not in the emulator's answer"]],
  ['are keyed by ids', { users: { '111111111111111111': {} } }, { users: { '222222222222222222': {} } }, []],
  [
    'say otherwise',
    { thread_metadata: { archived: true } },
    { thread_metadata: { archived: false } },
    ['thread_metadata.archived is true there and false in the emulator'],
  ],
])('answers that %s', (_, discord, emulator, found) => {
  expect(differences(answer(discord), answer(emulator))).toEqual(found);
});

it('answers with other codes', () => {
  const refused = (code: number) => answer({ code, message: String(code) }, 403);
  expect(differences(refused(50_001), refused(50_001))).toEqual([]);
  expect(differences(refused(50_001), refused(50_013))).toEqual([
    'the answer is 403 with code 50001 there and 403 with code 50013 in the emulator',
  ]);
  expect(differences(answer(null, 204), answer({}, 200))).toEqual(['the answer is 204 there and 200 in the emulator']);
});
