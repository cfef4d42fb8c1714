import { expect, it } from 'vitest';
import { commandDefinitions } from '#discord/commands/definitions.ts';
import { OPENING_COMMANDS } from '#discord/commands/opening.ts';
import { GAME_IDS, MODULES } from '#games/index.ts';

it.each(GAME_IDS)('%s is opened by a command unless it is a template', (id) => {
  const isOffered = !MODULES[id].isTemplate;
  expect(commandDefinitions().some(({ name }) => name === id)).toBe(isOffered);
  expect(OPENING_COMMANDS.some(({ path }) => path === id)).toBe(isOffered);
});
