import { readFileSync } from 'node:fs';
import { heardBy } from '#engine/event.ts';
import { linesOf, playRecord } from '#engine/record.ts';
import { URLAND } from '#games/urland/game.ts';
import { MODULE } from '#games/urland/index.ts';
import type { Scene } from '#render/scene.ts';
import { boardScene } from '#render/urland/board-scene.ts';
import { lookOf } from '../../test/support/look.ts';

const RECORD = 'test/games/urland/golden/5-players-finish-in-a-turn.urland';
const NAMES = ['Anna', 'Björn', 'Chloé', 'Dominika', 'Esteban'];

/** What the channel sees of a whole game with five players, picture by picture, arrows of the last action and all. */
export function gameScenes(): Scene[] {
  const scenes = new Map<string, Scene>();
  playRecord(MODULE, linesOf(readFileSync(RECORD, 'utf8')), ({ state, events }) => {
    const scene = boardScene(URLAND.view(state, 'public'), lookOf(NAMES, { events: heardBy(events, 'public') }));
    scenes.set(JSON.stringify(scene), scene);
  });
  return [...scenes.values()];
}
