/** What can be chosen, on buttons and in lists. */
import type { MainAction, Stage } from '#games/ants/box.ts';
import type { Column, SymbolId, Terrain, TokenKind, TrackId } from '#games/ants/content/content-file.ts';
import type { AntsAction, MoveKind } from '#games/ants/moves.ts';
import { cards, larvae, list, upper, vp } from './counts.ts';
import { boostsOf, help, paidWith } from './moves.ts';
import { enemyName, objectName } from './names.ts';
import { payPlace } from './payment.ts';
import { MOVES } from './questions.ts';
import {
  COLUMNS,
  cubes,
  gains,
  ROMAN,
  roomAt,
  STAGES,
  SYMBOLS,
  sizeOf,
  TERRAINS,
  TRACKS,
  tokenName,
} from './things.ts';

export const option = {
  /** On a button. `ants`: those that are ready for it. */
  actionWith: ({ kind, ants }: { kind: MoveKind; ants: number }) => `${MOVES[kind]} (${ants} ready)`,
  with: ({ name, about }: { name: string; about: string }) => `${name}: ${about}`,
  line: ({ name, about }: { name: string; about: string }) => `**${name}** ${about}`,
  strength: ({ strength }: { strength: number }) => `Strength ${strength}`,
  /** On a button, four of them in a row. `boosts`: those that it takes, whoever goes; `store`: Food for them from the emergency store. */
  actionAt: ({ kind, strength, boosts, store }: { kind: MoveKind; strength: number; boosts: number; store: number }) =>
    `${MOVES[kind]} ${strength}${boosts === 0 ? '' : ` (${store === 0 ? boostsOf(boosts) : `store −${store}`})`}`,
  /** What goes along without asking, in small letters. */
  sent: ({ strength, wild, boost, pay }: Pick<AntsAction, 'strength' | 'wild' | 'boost' | 'pay'>) =>
    `With ${help({ strength, wild, boost, queen: 'none' })}${paidWith(pay)}.`,
  wild: ({ count }: { count: number }) => (count === 0 ? 'No wild ant' : upper(gains('wild', count))),
  boost: ({ count }: { count: number }) => boostsOf(count),
  noQueen: 'Without the queen’s disc',
  noCard: 'No card',
  /** Of two copies on the display. */
  rowCopy: ({ name, row }: { name: string; row: MainAction }) => `${name} (${MOVES[row]} row)`,
  copy: ({ name, number }: { name: string; number: number }) => `${name} (copy ${number})`,
  room: ({ room }: { room: string }) => `${roomAt(room)} (size ${sizeOf(room)})`,
  roomSize: ({ size }: { size: number }) => `Size ${size}`,
  hex: ({ hex, terrain, strength }: { hex: string; terrain: Terrain; strength: number }) =>
    `${hex}: ${TERRAINS[terrain]}, strength ${strength}`,
  hexRow: ({ row }: { row: string }) => `Row ${row}`,
  corner: ({ corner }: { corner: number }) => `Corner ${corner}`,
  path: ({ path }: { path: readonly number[] }) => path.join(' → '),
  enemy: ({ hex, enemy, difficulty }: { hex: string; enemy: string; difficulty: number }) =>
    `${hex}: ${enemyName(enemy)} (${ROMAN[difficulty]})`,
  space: ({ space }: { space: string }) => `Ability ${space}`,
  trophy: ({ enemy, space }: { enemy: string; space: string }) => `${enemy} → ${space}`,
  noTile: 'Turn no tile',
  tile: ({ needs }: { needs: string }) => `Turn: ${needs}`,
  noWaiver: 'Waive nothing',
  track: ({ track, square }: { track: TrackId; square: number }) => `${TRACKS[track]} (now ${square})`,
  noTrack: 'No track can advance',
  column: ({ column }: { column: Column }) => COLUMNS[column].many,
  disc: ({ stage, column }: { stage: Stage; column: Column }) => `${COLUMNS[column].one} ${STAGES[stage]}`,
  conversion: ({ stage, from, to }: { stage: Stage; from: Column; to: Column }) =>
    `${COLUMNS[from].one} ${STAGES[stage]} → ${COLUMNS[to].one}`,
  stage: ({ stage }: { stage: Stage }) => upper(STAGES[stage]),
  symbol: ({ symbol }: { symbol: SymbolId }) => SYMBOLS[symbol],
  terrain: ({ terrain }: { terrain: Terrain }) => upper(TERRAINS[terrain]),
  object: ({ object }: { object: string }) => objectName(object),
  token: ({ token }: { token: TokenKind }) => tokenName(token),
  store: ({ count }: { count: number }) => (count === 0 ? 'None' : cubes('food', count)),
  payPlace: ({ place }: { place: string }) => payPlace(place),
  larvaPlace: ({ column }: { column: Column }) => `${COLUMNS[column].one} larvae`,
  confirmPay: ({ count }: { count: number }) => `Pay ${count}`,
  confirmLose: ({ count, store }: { count: number; store: number }) =>
    `${count === 0 ? 'Feed all' : `Give up ${larvae(count)}`}${store === 0 ? '' : ` (${store} Food from the store)`}`,
  confirmKeep: ({ count }: { count: number }) => `Keep ${cards(count)}`,
  confirmDrop: ({ count }: { count: number }) => `Discard ${cards(count)}`,
  confirmTuck: ({ count }: { count: number }) => `Tuck ${cards(count)}`,
  confirmFerment: ({ count }: { count: number }) => cubes('fungus', count),
  /** Below a hex: what explorers and foragers find there. */
  about: ({ parts }: { parts: readonly string[] }) => parts.join(' · '),
  cubes: ({ cube, count }: { cube: 'food' | 'leaf' | 'fungus'; count: number }) => cubes(cube, count),
  bonus: ({ bonus }: { bonus: string }) => `bonus: ${bonus}`,
  abilityAbout: ({ effect, vp: points }: { effect: string; vp: number }) => `${effect} · ${vp(points)}`,
  touches: ({ hexes }: { hexes: readonly string[] }) => `beside ${list(hexes)}`,
};
