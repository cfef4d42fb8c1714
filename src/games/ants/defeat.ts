/** Defeating an enemy that lies on the map. */
import { inOrder } from '#engine/questions.ts';
import type { Seat } from '#engine/seat.ts';
import { popTask, pushTasks, topTask } from './agenda.ts';
import type { HeldAbility } from './cards-in-play.ts';
import { contentOf, gardenIn } from './content/content.ts';
import type { EnemyDesign, Terrain } from './content/content-file.ts';
import type { HexId } from './content/garden.ts';
import { changeHex } from './harvest.ts';
import type { MoveOf } from './moves.ts';
import { isRefusal, judgeNeeds, spendTokens } from './needs.ts';
import type { Refusal } from './refusals.ts';
import { NO_SUCH, type Rule } from './rule.ts';
import { type Position, playerAt } from './state.ts';
import { doAll } from './tasks.ts';

function enemyOn(position: Position, hex: HexId): EnemyDesign | null {
  const lying = position.hexes[gardenIn(position).hexAt.get(hex) ?? -1]?.enemy ?? null;
  return lying === null ? null : (contentOf(position).enemies.get(lying) ?? null);
}

/** On any hex of that terrain. */
const hasExplorerOn = (position: Position, seat: Seat, terrain: Terrain): boolean =>
  gardenIn(position).hexes.some((hex, index) => hex.terrain === terrain && position.hexes[index]?.explorer === seat);

/** An enemy goes to a row not above its difficulty. */
function refuseSpace(position: Position, seat: Seat, space: string, { difficulty }: EnemyDesign): Refusal | null {
  const ability = contentOf(position).abilities.get(space);
  if (!ability) return NO_SUCH;
  if (ability.row > difficulty) return { code: 'space-too-high', space, difficulty };
  const isTaken = playerAt(position, seat).abilities.some((held) => held.space === space);
  return isTaken ? { code: 'space-taken', space } : null;
}

const spacesIn = (position: Position): string[] => contentOf(position).file.abilities.map(({ id }) => id);

const inOrderOfSpace = (position: Position, held: readonly HeldAbility[]): HeldAbility[] => {
  const spaces = spacesIn(position);
  return held.toSorted((a, b) => spaces.indexOf(a.space) - spaces.indexOf(b.space));
};

function refuseEnemy(position: Position, seat: Seat, hex: HexId): Refusal | null {
  const enemy = enemyOn(position, hex);
  if (enemy === null) return { code: 'no-enemy', hex };
  if (!hasExplorerOn(position, seat, enemy.terrain)) return { code: 'no-explorer-on', terrain: enemy.terrain };
  const judged = judgeNeeds(position, seat, enemy.needs);
  if (isRefusal(judged)) return judged;
  const hasSpace = spacesIn(position).some((space) => refuseSpace(position, seat, space, enemy) === null);
  return hasSpace ? null : { code: 'no-space', difficulty: enemy.difficulty };
}

/** Spaces that the enemy there may go to. */
export function spacesFor(position: Position, seat: Seat, hex: HexId): string[] {
  const enemy = enemyOn(position, hex);
  if (enemy === null) return [];
  return spacesIn(position).filter((space) => refuseSpace(position, seat, space, enemy) === null);
}

/** Hexes on which an enemy lies. */
const enemyHexes = (position: Position): HexId[] =>
  gardenIn(position).hexes.flatMap(({ id }, index) => (position.hexes[index]?.enemy === null ? [] : [id]));

export const canDefeat = (position: Position, seat: Seat): boolean =>
  enemyHexes(position).some((hex) => refuseEnemy(position, seat, hex) === null);

export const DEFEAT: Rule<MoveOf<'defeat'>> = {
  next: inOrder(
    { kind: 'options', asks: 'hex', of: 'hex', among: enemyHexes, groupOf: (hex) => String(hex).charAt(0) },
    { kind: 'options', asks: 'space', of: 'space', among: spacesIn },
  ),

  refuse(position, seat, { hex, space }) {
    if (hex === undefined) return null;
    const refusal = refuseEnemy(position, seat, hex);
    const enemy = enemyOn(position, hex);
    return refusal || space === undefined || enemy === null ? refusal : refuseSpace(position, seat, space, enemy);
  },

  enact(state, seat, { hex, space }, tell) {
    const enemy = enemyOn(state, hex);
    if (enemy === null) return;
    const judged = judgeNeeds(state, seat, enemy.needs);
    if (!isRefusal(judged)) spendTokens(state, judged, tell);
    changeHex(state, gardenIn(state).hexAt.get(hex) ?? -1, { enemy: null });
    const player = playerAt(state, seat);
    player.abilities = inOrderOfSpace(state, [...player.abilities, { space, enemy: enemy.id }]);
    tell?.({ kind: 'defeated', seat, hex, enemy: enemy.id, space });
    const isFirst = topTask(state)?.kind === 'main';
    popTask(state);
    if (isFirst) state.agenda.push({ kind: 'second', after: 'enemy' });
    const ability = contentOf(state).abilities.get(space);
    pushTasks(state, [...doAll(ability?.instant ?? []), { kind: 'event', event: { on: 'defeat' } }]);
  },
};
