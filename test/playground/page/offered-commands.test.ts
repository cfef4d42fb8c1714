import type { APIApplicationCommand } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { matchingCommands, offeredCommands } from '#playground/page/composer/offered-commands.ts';

const COMMANDS = [
  { type: 1, name: 'urland', description: 'Opens a table', options: [{ type: 4, name: 'players', description: 'n' }] },
  {
    type: 1,
    name: 'game',
    name_localizations: { de: 'spiel' },
    description: 'Games',
    options: [
      { type: 1, name: 'rules', name_localizations: { de: 'regeln' }, description: 'Rules', options: [] },
      { type: 2, name: 'my', description: 'Mine', options: [{ type: 1, name: 'hand', description: 'Hand' }] },
    ],
  },
  { type: 3, name: 'Quote', description: '' },
] as unknown as readonly APIApplicationCommand[];

describe('commands as they are typed', () => {
  it('are listed with each subcommand by itself, those of menus left out', () => {
    expect(offeredCommands(COMMANDS, 'en-US').map(({ shown }) => shown)).toEqual([
      'game my hand',
      'game rules',
      'urland',
    ]);
  });

  it('are in the typist’s language, and keep the name the bot knows', () => {
    const [, german] = offeredCommands(COMMANDS, 'de');
    expect(german).toMatchObject({ shown: 'spiel regeln', path: 'game rules' });
  });

  it.each([
    ['', ['game my hand', 'game rules', 'urland']],
    ['ga', ['game my hand', 'game rules']],
    ['rul', ['game rules']],
    ['x', []],
  ])('match “%s” in this order: %j', (typed, shown) => {
    expect(matchingCommands(offeredCommands(COMMANDS, 'en-US'), typed).map((command) => command.shown)).toEqual(shown);
  });
});
