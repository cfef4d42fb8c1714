import { readFileSync } from 'node:fs';
import { heardBy } from '#engine/event.ts';
import { linesOf, playRecord } from '#engine/record.ts';
import { ANTS } from '#games/ants/game.ts';
import { MODULE as ANTS_MODULE } from '#games/ants/index.ts';
import { URLAND } from '#games/urland/game.ts';
import { MODULE as URLAND_MODULE } from '#games/urland/index.ts';
import { MODULE as URSUPPE_MODULE } from '#games/ursuppe/index.ts';
import * as ants from '#render/ants/board-scene.ts';
import type { Scene } from '#render/scene.ts';
import * as urland from '#render/urland/board-scene.ts';
import * as ursuppe from '#render/ursuppe/board-scene.ts';
import { gardenLook } from '../../test/support/ants-look.ts';
import { lookOf } from '../../test/support/look.ts';
import { soupLook } from '../../test/support/ursuppe-look.ts';

const NAMES = ['Anna', 'Björn', 'Chloé', 'Dominika', 'Esteban'];
const linesIn = (file: string): string[] => linesOf(readFileSync(`test/games/${file}`, 'utf8'));

function scenesOfUrland(add: (scene: Scene) => void): void {
  playRecord(URLAND_MODULE, linesIn('urland/golden/5-players-finish-in-a-turn.urland'), ({ state, events }) =>
    add(urland.boardScene(URLAND.view(state, 'public'), lookOf(NAMES, { events: heardBy(events, 'public') }))),
  );
}

function scenesOfUrsuppe(add: (scene: Scene) => void): void {
  playRecord(URSUPPE_MODULE, linesIn('ursuppe/golden/4-players-long-in-the-finish.ursuppe'), ({ state, events }) =>
    add(ursuppe.boardScene(state, soupLook({ events: heardBy(events, 'public') }))),
  );
}

function scenesOfAnts(add: (scene: Scene) => void): void {
  playRecord(ANTS_MODULE, linesIn('ants/golden/4-players-full-standard-own.ants'), ({ state, events }) =>
    add(ants.boardScene(ANTS.view(state, 'public'), gardenLook({ events: heardBy(events, 'public') }))),
  );
}

const WRITERS = { urland: scenesOfUrland, ursuppe: scenesOfUrsuppe, ants: scenesOfAnts } as const;
export type PaintedGame = keyof typeof WRITERS;
export const PAINTED_GAMES = Object.keys(WRITERS) as PaintedGame[];

/** What the channel sees of a whole game with all seats taken, picture by picture, arrows of the last action and all. */
export function gameScenes(game: PaintedGame): Scene[] {
  const scenes = new Map<string, Scene>();
  WRITERS[game]((scene) => scenes.set(JSON.stringify(scene), scene));
  return [...scenes.values()];
}
