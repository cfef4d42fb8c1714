/** What the answers are called. */
import type { OptionId } from '#engine/menu.ts';
import { damageOf, standingOf } from '#games/ursuppe/amoebas.ts';
import { neighbour } from '#games/ursuppe/board.ts';
import { ATTACK_PRICE, FIGHT_PRICE } from '#games/ursuppe/box.ts';
import { divisionPrice } from '#games/ursuppe/division.ts';
import { defectValue, mutationPoints, PLACE, priceOf } from '#games/ursuppe/genes.ts';
import { cubesIn } from '#games/ursuppe/meals.ts';
import type { MoveKind } from '#games/ursuppe/moves.ts';
import { stepPrice } from '#games/ursuppe/moving.ts';
import { driftTarget } from '#games/ursuppe/outlook/drifting.ts';
import { foodOf, foodOn, nameOf as playerName } from '#i18n/ursuppe/cast.ts';
import {
  type AtList,
  amoebaNumberOf,
  geneOf,
  moveKindOf,
  plainCastFor,
  seatIdOf,
  spaceIdOf,
  wayIdOf,
  wordsOf,
} from './seat-context.ts';

/** In a sentence. */
export function nameOf(at: AtList, option: OptionId): string {
  const say = wordsOf(at);
  const { option: names, actions } = say.play;
  const cast = plainCastFor(at.reader);
  switch (at.step.of) {
    case 'start':
      return names.start({ space: Number(option) });
    case 'amoeba':
      return names.amoeba({ amoeba: amoebaNumberOf(option) });
    case 'prey':
      return preyName(at, option);
    case 'space':
      return names.space({ space: spaceIdOf(option) });
    case 'way':
      return names.way({ way: wayIdOf(option) });
    case 'meal':
      return names.meal({ food: foodOf(cast, cubesIn(String(option))) });
    case 'payer':
      return option === 'nobody' ? names.nobody : playerName(cast, seatIdOf(option));
    case 'owner':
      return playerName(cast, seatIdOf(option));
    case 'gene':
      return say.genes[geneOf(option)].name;
    case 'given':
      return option === 'nothing' ? names.nothing : say.genes[geneOf(option)].name;
    default:
      return actions[moveKindOf(option)];
  }
}

function preyName(at: AtList, option: OptionId): string {
  const amoeba = amoebaNumberOf(option);
  const { owner } = at.step.draft;
  return wordsOf(at).play.option.prey({
    amoeba,
    damage: owner === undefined ? 0 : damageOf(at.view, owner, amoeba),
  });
}

/** On a button: with what it costs, where it leads, and what lies there. */
export function labelOf(at: AtList, option: OptionId): string {
  const { option: names } = wordsOf(at).play;
  switch (at.step.of) {
    case 'action':
      return actionLabel(at, moveKindOf(option));
    case 'amoeba':
      return at.view.phase === 'divide' ? names.newAmoeba({ amoeba: amoebaNumberOf(option) }) : nameOf(at, option);
    case 'space':
      return names.foodOn({
        space: spaceIdOf(option),
        food: foodOn(at.view, spaceIdOf(option), plainCastFor(at.reader)),
      });
    case 'way':
      return wayLabel(at, option);
    case 'meal':
      return names.eat({ food: foodOf(plainCastFor(at.reader), cubesIn(String(option))) });
    case 'gene':
      return at.view.phase === 'genes'
        ? names.gene({ gene: geneOf(option), price: priceOf(geneOf(option)) })
        : nameOf(at, option);
    default:
      return nameOf(at, option);
  }
}

function actionLabel(at: AtList, action: MoveKind): string {
  const { label } = wordsOf(at).play;
  const { view, seat } = at;
  switch (action) {
    case 'drift': {
      const from = view.amoeba === null ? null : standingOf(view, seat, view.amoeba);
      const to = from === null ? null : driftTarget(view, from);
      return to === null ? nameOf(at, action) : label.drift({ to, isStaying: to === from });
    }
    case 'move':
    case 'flee':
      return label.price({ action, price: stepPrice(view, seat) });
    case 'fight':
      return label.price({ action, price: FIGHT_PRICE });
    case 'struggle':
    case 'aggress':
      return label.price({ action, price: view.attack === null ? ATTACK_PRICE : 0 });
    case 'place':
      return label.price({ action, price: divisionPrice(view, seat) });
    default:
      return nameOf(at, action);
  }
}

function wayLabel(at: AtList, option: OptionId): string {
  const way = wayIdOf(option);
  const { amoeba } = at.step.draft;
  if (way === 'stay' || way === 'dice' || amoeba === undefined) return nameOf(at, option);
  const to = neighbour(standingOf(at.view, at.seat, amoeba), way);
  return to === 0 ? nameOf(at, option) : wordsOf(at).play.option.wayTo({ way, to });
}

/** In a list: of a gene what it costs and brings, or what it counts for. */
export function describe(at: AtList, option: OptionId): string | null {
  if (at.step.of !== 'gene') return null;
  const gene = geneOf(option);
  const { option: names } = wordsOf(at).play;
  if (at.view.phase === 'defect') return names.geneGiven({ value: defectValue(gene) });
  const left = at.view.pool[PLACE[gene]] ?? 0;
  return names.geneAbout({ gene, price: priceOf(gene), mutationPoints: mutationPoints(gene), left });
}
