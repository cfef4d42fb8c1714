import { expect, it } from 'vitest';
import { commandDefinitions } from '#discord/commands/definitions.ts';
import { GAME_IDS, MODULES } from '#games/index.ts';
import { gamesOnOffer } from '#tables/rulebook.ts';

it.each(GAME_IDS)('%s is opened by a command, a template only where it is asked for', (id) => {
  const isCommand = (withTemplates: boolean): boolean =>
    commandDefinitions(gamesOnOffer(withTemplates)).some(({ name }) => name === id);
  expect(isCommand(false)).toBe(!MODULES[id].isTemplate);
  expect(isCommand(true)).toBe(true);
});
