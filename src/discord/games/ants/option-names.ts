/** What the answers are called. */
import type { OptionId } from '#engine/menu.ts';
import { askedOperation } from '#games/ants/agenda.ts';
import { placeOfTrack } from '#games/ants/box.ts';
import type { Card } from '#games/ants/content/cards.ts';
import { contentOf, gardenIn } from '#games/ants/content/content.ts';
import type { Hex } from '#games/ants/content/garden.ts';
import { playerAt } from '#games/ants/state.ts';
import { sayNeed } from '#i18n/ants/cards.ts';
import { needsOfTile } from '#i18n/ants/colony-text.ts';
import { sayBonus } from '#i18n/ants/effects.ts';
import { cardName } from './card-names.ts';
import {
  type AtList,
  columnOf,
  moveKindOf,
  queenOf,
  stageOf,
  symbolOf,
  terrainOf,
  tokenOf,
  trackOf,
  wordsOf,
} from './seat-context.ts';

export const cardOf = ({ view }: AtList, option: OptionId): Card | undefined =>
  contentOf(view).cards.get(String(option));

export const hexIn = ({ view }: AtList, option: OptionId): { readonly hex: Hex; readonly index: number } | null => {
  const { hexAt, hexes } = gardenIn(view);
  const index = hexAt.get(String(option)) ?? -1;
  const hex = hexes[index];
  return hex === undefined ? null : { hex, index };
};

function countName(at: AtList, count: number): string {
  const { option: names } = wordsOf(at).play;
  if (at.step.asks === 'wild') return names.wild({ count });
  return at.step.asks === 'boost' ? names.boost({ count }) : names.store({ count });
}

/** Of an enemy its own name; else the place. */
export function hexName(at: AtList, option: OptionId): string {
  const { option: names } = wordsOf(at).play;
  const found = hexIn(at, option);
  if (found === null) return String(option);
  const { hex, index } = found;
  const enemy = contentOf(at.view).enemies.get(at.view.hexes[index]?.enemy ?? '');
  const isFight = at.step.draft.kind === 'defeat' || at.view.phase === 'defeat';
  if (isFight && enemy) return names.enemy({ hex: hex.id, enemy: enemy.id, difficulty: enemy.difficulty });
  return names.hex({ hex: hex.id, terrain: hex.terrain, strength: hex.strength });
}

function tileName(at: AtList, option: OptionId): string {
  const say = wordsOf(at);
  return option === 'none'
    ? say.play.option.noTile
    : say.play.option.tile({ needs: needsOfTile(at.view, String(option), say) });
}

function trackName(at: AtList, option: OptionId): string {
  const { option: names } = wordsOf(at).play;
  if (option === '-') return names.noTrack;
  const track = trackOf(option);
  return names.track({ track, square: playerAt(at.view, at.seat).tracks[placeOfTrack(track)] ?? 0 });
}

/** The requirement that is waived. */
function needName(at: AtList, option: OptionId): string {
  const say = wordsOf(at);
  const need = cardOf(at, at.step.draft.card ?? '')?.needs[Number(option) - 1];
  return need === undefined ? say.play.option.noWaiver : sayNeed(need, say);
}

function alternativeName(at: AtList, option: OptionId): string {
  const op = askedOperation(at.view)?.op;
  const operations = op?.op === 'or' ? op.of[Number(option) - 1] : undefined;
  return sayBonus(operations ?? [], wordsOf(at).briefly);
}

export function nameOf(at: AtList, option: OptionId): string {
  const { option: names, actions } = wordsOf(at).play;
  switch (at.step.of) {
    case 'queen':
      return wordsOf(at).queen.title({ queen: queenOf(option) });
    case 'card':
      return cardName(at, option);
    case 'strength':
      return names.strength({ strength: Number(option) });
    case 'count':
      return countName(at, Number(option));
    case 'room':
      return names.room({ room: String(option) });
    case 'hex':
      return hexName(at, option);
    case 'corner':
      return names.corner({ corner: Number(option) });
    case 'space':
      return names.space({ space: String(option) });
    case 'tile':
      return tileName(at, option);
    case 'track':
      return trackName(at, option);
    case 'column':
      return names.column({ column: columnOf(option) });
    case 'stage':
      return names.stage({ stage: stageOf(option) });
    case 'symbol':
      return names.symbol({ symbol: symbolOf(option) });
    case 'terrain':
      return names.terrain({ terrain: terrainOf(option) });
    case 'object':
      return names.object({ object: String(option) });
    case 'token':
      return names.token({ token: tokenOf(option) });
    case 'need':
      return needName(at, option);
    case 'alternative':
      return alternativeName(at, option);
    default:
      return actions[moveKindOf(option)];
  }
}

/** Rooms by their size, hexes by their row. */
export function groupNameOf(at: AtList, group: string): string {
  const { option: names } = wordsOf(at).play;
  return at.step.of === 'room' ? names.roomSize({ size: Number(group) }) : names.hexRow({ row: group });
}
