import { describe, expect, it } from 'vitest';
import { hasTooManyCommands, validateCommandEdit, validateCommands } from '#emulator/validation/command.ts';
import { REQUIRED, says, times } from './tables/case.ts';
import { command } from './tables/payloads.ts';

const many = (count: number, type: number) => times(count, (index) => ({ type, name: `game-${index}` }));

describe('a list of commands', () => {
  it('is told its errors by index', () => {
    expect(validateCommands([command(), command({ name: 'stop', description: undefined })])).toEqual({
      1: { description: REQUIRED },
    });
  });

  it('has no name twice', () => {
    expect(validateCommands([command(), command()])).toEqual({
      1: says('APPLICATION_COMMANDS_DUPLICATE_NAME', 'Application command names must be unique'),
    });
  });

  it('may have a name once for each type', () => {
    expect(validateCommands([command(), { name: 'play', type: 2 }, { name: 'play', type: 3 }])).toBeNull();
  });

  it('is a list', () => {
    expect(validateCommands({})).toEqual(says('LIST_TYPE_CONVERT', 'Only iterables may be used in a ListType.'));
    expect(validateCommands(null)).toEqual(REQUIRED);
  });

  it.each([
    [100, 1],
    [15, 2],
    [15, 3],
    [1, 4],
  ])('has at most %i of type %i', (most, type) => {
    expect(hasTooManyCommands(many(most, type))).toBe(false);
    expect(hasTooManyCommands(many(most + 1, type))).toBe(true);
  });
});

describe('a change of a command', () => {
  it('may leave out what it does not change', () => {
    expect(validateCommandEdit({ nsfw: false }, { type: 1 })).toBeNull();
  });

  it('cannot take the name away', () => {
    expect(validateCommandEdit({ name: null }, { type: 1 })).toEqual({ name: REQUIRED });
    expect(validateCommandEdit({ name: null }, { type: 3 })).toEqual({ name: REQUIRED });
  });

  it('is under the rules of its type', () => {
    expect(validateCommandEdit({ name: 'Play it' }, { type: 2 })).toBeNull();
    expect(validateCommandEdit({ name: 'Play' }, { type: 1 })).toEqual({
      name: says('APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid'),
    });
  });
});
