/** What a player reads above the answers. */
import { countOf, damageOf, standingOf } from '#games/ursuppe/amoebas.ts';
import type { AmoebaNumber } from '#games/ursuppe/box.ts';
import { excessOf, mutationPointsOf } from '#games/ursuppe/defects.ts';
import { divisionPrice } from '#games/ursuppe/division.ts';
import { driftTarget, mealsOn } from '#games/ursuppe/outlook/drifting.ts';
import { attackIn, movingIn, ofSeat, turnIn } from '#games/ursuppe/state.ts';
import { foodOf, foodOn, nameOf } from '#i18n/ursuppe/cast.ts';
import { type AskedSeat, type AtQuestion, castFor, wordsOf } from './seat-context.ts';

export function titleOf(asked: AskedSeat): string {
  const { titles } = wordsOf(asked).play;
  const { view } = asked;
  switch (view.phase) {
    case 'move':
    case 'feed':
      return view.amoeba === null ? titles.waiting : titles[view.phase]({ amoeba: view.amoeba });
    case 'go':
    case 'again':
      return titles[view.phase]({ amoeba: movingIn(view).amoeba });
    case 'react':
      return titles.react({ amoeba: attackIn(view).prey });
    case 'start':
    case 'place':
    case 'cling':
    case 'defect':
    case 'genes':
    case 'divide':
    case 'aggression':
      return titles[view.phase];
    case 'card':
    case 'order':
    case 'roll':
    case 'fight':
    case 'over':
      return titles.waiting;
  }
}

/** Where the amoeba stands, and what the current would bring it. */
function movingText(asked: AskedSeat, amoeba: AmoebaNumber): string {
  const { view, seat, reader } = asked;
  const { situation } = wordsOf(asked).play;
  const space = standingOf(view, seat, amoeba);
  const to = driftTarget(view, space);
  const food = foodOn(view, to, castFor(reader));
  return [
    situation.amoeba({ space, damage: damageOf(view, seat, amoeba), bp: ofSeat(view.bp, seat) }),
    situation.drift({ to, isStaying: to === space, food, meals: mealsOn(view, seat, to) }),
  ].join('\n');
}

function feedingText(asked: AskedSeat, amoeba: AmoebaNumber): string {
  const { view, seat, reader } = asked;
  const { situation } = wordsOf(asked).play;
  const space = standingOf(view, seat, amoeba);
  return [
    situation.amoeba({ space, damage: damageOf(view, seat, amoeba), bp: ofSeat(view.bp, seat) }),
    situation.here({ food: foodOn(view, space, castFor(reader)) }),
  ].join('\n');
}

function steppingText(asked: AskedSeat): string {
  const { situation } = wordsOf(asked).play;
  const { amoeba, roll } = movingIn(asked.view);
  return [...(roll.length === 0 ? [] : [situation.dice({ dice: roll })]), feedingText(asked, amoeba)].join('\n');
}

function clingingText(asked: AskedSeat): string {
  const { view, reader } = asked;
  const { seat, amoeba, to, take } = movingIn(view);
  const cast = castFor(reader);
  const from = standingOf(view, seat, amoeba);
  return wordsOf(asked).play.situation.cling({
    name: nameOf(cast, seat),
    amoeba,
    from,
    to: to ?? from,
    take: foodOf(cast, take),
  });
}

function attackedText(asked: AskedSeat): string {
  const { view, seat, reader } = asked;
  const attacker = nameOf(castFor(reader), turnIn(view));
  const { space } = attackIn(view);
  return wordsOf(asked).play.situation.attacked({ attacker, space, bp: ofSeat(view.bp, seat) });
}

export function situationOf(asked: AskedSeat): string {
  const { view, seat } = asked;
  const { situation } = wordsOf(asked).play;
  const bp = ofSeat(view.bp, seat);
  switch (view.phase) {
    case 'start':
    case 'place':
      return situation[view.phase];
    case 'move':
      return view.amoeba === null ? '' : movingText(asked, view.amoeba);
    case 'feed':
      return view.amoeba === null ? '' : feedingText(asked, view.amoeba);
    case 'go':
    case 'again':
      return steppingText(asked);
    case 'cling':
      return clingingText(asked);
    case 'react':
      return attackedText(asked);
    case 'defect':
      return situation.defect({ excess: excessOf(view, seat), bp });
    case 'genes':
      return situation.genes({ bp, mutationPoints: mutationPointsOf(view, seat) });
    case 'divide':
      return situation.divide({ bp, count: countOf(view, seat), price: divisionPrice(view, seat) });
    case 'aggression':
      return situation.aggression({ bp, isSecond: view.attack !== null });
    case 'card':
    case 'order':
    case 'roll':
    case 'fight':
    case 'over':
      return '';
  }
}

export function questionOf(at: AtQuestion): string {
  const { questions } = wordsOf(at).play;
  const { step, reader } = at;
  const { amoeba, gene, owner } = step.draft;
  switch (step.asks) {
    case 'way':
    case 'take':
    case 'owner':
      return questions[step.asks];
    case 'meal':
      return questions['eat.meal'];
    case 'payer':
      return questions['eat.payer'];
    case 'prey':
      return owner === undefined ? questions.owner : questions.prey({ name: nameOf(castFor(reader), owner) });
    case 'gene':
      return questions['buy.gene'];
    case 'gives':
      return gene === undefined ? questions['buy.gene'] : questions['buy.gives']({ gene });
    case 'space':
      return amoeba === undefined ? questions.start : questions['place.space']({ amoeba });
    case 'amoeba':
      return questions['place.amoeba'];
    default:
      return openingQuestion(at);
  }
}

/** What kind of move, or the one question of a phase. */
function openingQuestion(at: AtQuestion): string {
  const { questions } = wordsOf(at).play;
  switch (at.view.phase) {
    case 'cling':
    case 'defect':
    case 'feed':
    case 'react':
    case 'again':
    case 'genes':
    case 'divide':
    case 'aggression':
      return questions[at.view.phase];
    default:
      return questions.move;
  }
}
