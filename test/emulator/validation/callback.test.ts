import { describe, expect, it } from 'vitest';
import { type CallbackContext, type InteractionKind, validateCallback } from '#emulator/validation/callback.ts';
import { atMost, between, oneOf, REQUIRED, says, times, x } from './tables/case.ts';
import { label, modal, V2, words } from './tables/payloads.ts';

const on = (kind: InteractionKind, fields: Partial<CallbackContext> = {}): CallbackContext => ({
  uploads: [],
  existing: null,
  kind,
  completes: kind === 'autocomplete' ? 'string' : null,
  ...fields,
});
const choices = (count: number) => times(count, (index) => ({ name: `Game ${index}`, value: `${index}` }));
const complete = (...suggested: readonly unknown[]) => ({ type: 8, data: { choices: suggested } });

describe('the type of an answer fits what happened', () => {
  it.each([
    ['ping', 4, '{1}', 1],
    ['command', 7, '{4, 5, 9, 10, 12}', 9],
    ['component', 8, '{4, 5, 6, 7, 9, 10, 12}', 6],
    ['autocomplete', 4, '{8}', 8],
    ['modal', 9, '{4, 5, 6, 7, 10, 12}', 6],
  ] as const)('on a %s, %i is refused in favour of %s', (kind, wrong, allowed, right) => {
    expect(validateCallback({ type: wrong }, on(kind))).toEqual({ type: oneOf(allowed) });
    const data = { 8: { choices: [] }, 9: modal(label()) }[right as number];
    expect(validateCallback({ type: right, data }, on(kind))).toBeNull();
  });

  it('is a number', () => {
    expect(validateCallback({ type: '4' }, on('ping'))).toEqual({ type: oneOf('{1}') });
  });
});

describe('a modal', () => {
  const choosing = (id: string) => {
    const options = [{ label: 'x', value: 'x', emoji: { id, name: 'dice' } }];
    return { type: 9, data: modal({ type: 18, label: 'x', component: { type: 3, custom_id: 'c', options } }) };
  };

  it('shows custom emoji that the application may use, and no others', () => {
    const context = on('command', { emojis: new Set(['7']) });
    const emoji = { id: says('COMPONENT_INVALID_EMOJI', 'Invalid emoji') };
    const inOption = { components: { 0: { component: { options: { 0: { emoji } } } } } };
    expect(validateCallback(choosing('8'), context)).toEqual({ data: inOption });
    expect(validateCallback(choosing('7'), context)).toBeNull();
  });
});

describe('suggestions', () => {
  it.each([
    ['are at most 25', complete(...choices(26)), { choices: atMost(25) }, complete(...choices(25))],
    [
      'have a name of at most 100 characters',
      complete({ name: x(101), value: 'a' }),
      { choices: { 0: { name: between(1, 100) } } },
      complete({ name: x(100), value: 'a' }),
    ],
    [
      'have a value of at most 100 characters',
      complete({ name: 'A', value: x(101) }),
      { choices: { 0: { value: between(1, 100) } } },
      complete({ name: 'A', value: x(100) }),
    ],
    ['come as data', { type: 8 }, REQUIRED, complete()],
  ])('%s', (_rule, broken, tree, inside) => {
    expect(validateCallback(broken, on('autocomplete'))).toEqual({ data: tree });
    expect(validateCallback(inside, on('autocomplete'))).toBeNull();
  });
});

describe('suggestions for an option', () => {
  it.each([
    ['string', 7, says('STRING_TYPE_CONVERT', 'Could not interpret "7" as string.'), 'seven'],
    ['integer', 7.5, says('NUMBER_TYPE_COERCE', 'Value "7.5" is not int.'), 7],
    ['number', '7', says('NUMBER_TYPE_COERCE', 'Value "7" is not float.'), 7.5],
  ] as const)('of type %s have values of that type', (completes, wrong, error, right) => {
    const context = on('autocomplete', { completes });
    expect(validateCallback(complete({ name: 'A', value: wrong }), context)).toEqual({
      data: { choices: { 0: { value: error } } },
    });
    expect(validateCallback(complete({ name: 'A', value: right }), context)).toBeNull();
  });
});

describe('a deferred answer', () => {
  it('takes flags and nothing else', () => {
    for (const flags of [0, 64]) expect(validateCallback({ type: 5, data: { flags } }, on('command'))).toBeNull();
    expect(validateCallback({ type: 5, data: { flags: 'ephemeral' } }, on('command'))).toEqual({
      data: { flags: says('NUMBER_TYPE_COERCE', 'Value "ephemeral" is not int.') },
    });
  });
});

describe('an update of the message with the button', () => {
  const existing = { flags: V2, content: '', embeds: 0, components: 1, files: [] };

  it('is under the rules of an edit', () => {
    const broken = { type: 7, data: { content: 'x' } };
    expect(validateCallback(broken, on('component', { existing }))).toEqual({
      data: {
        content: says(
          'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
          "The 'content' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
        ),
      },
    });
    expect(validateCallback({ type: 7, data: { components: [words()] } }, on('component', { existing }))).toBeNull();
  });

  it('does not bind a reply to the message', () => {
    expect(validateCallback({ type: 4, data: { content: 'x' } }, on('component', { existing }))).toBeNull();
  });
});
