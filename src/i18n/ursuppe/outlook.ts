/** How things stand, in words: each function answers one question of a player. */
import { type Seat, seatsOf } from '#engine/seat.ts';
import { type Drifting, driftings } from '#games/ursuppe/outlook/drifting.ts';
import { doomedOf, forecast } from '#games/ursuppe/outlook/forecast.ts';
import { defectRisk, driftOdds } from '#games/ursuppe/outlook/odds.ts';
import { orderOfPlay } from '#games/ursuppe/outlook/order-of-play.ts';
import { offersFor } from '#games/ursuppe/outlook/shop.ts';
import { ofSeat, type Position } from '#games/ursuppe/state.ts';
import { type Cast, foodOn, nameOf } from './cast.ts';
import { sayRefusal } from './refusals.ts';
import type { UrsuppeWords } from './words.ts';

type Say = UrsuppeWords;

function orderLines(position: Position, cast: Cast, { outlook }: Say): string[] {
  const { now, next } = orderOfPlay(position);
  const named = (seats: readonly Seat[]): string[] => seats.map((seat) => nameOf(cast, seat));
  const isOther = next.length > 0 && next.some((seat, index) => seat !== now[index]);
  return [
    ...(now.length === 0 ? [] : [outlook.order({ names: named(now) })]),
    ...(isOther ? [outlook.nextOrder({ names: named(next) })] : []),
  ];
}

const driftingLine = (position: Position, each: Drifting, cast: Cast, { outlook }: Say): string =>
  outlook.drifting({ ...each, food: foodOn(position, each.to, cast) });

/** Where the current takes each own amoeba that has yet to act. */
function driftLines(position: Position, seat: Seat, cast: Cast, say: Say): string[] {
  const { outlook } = say;
  const all = driftings(position, seat);
  const acted = all.filter(({ hasActed }) => hasActed).map(({ amoeba }) => amoeba);
  if (all.length === 0) return [outlook.noAmoebas];
  return [
    ...all.filter(({ hasActed }) => !hasActed).map((each) => driftingLine(position, each, cast, say)),
    ...(acted.length === 0 ? [] : [outlook.hasActed({ amoebas: acted })]),
  ];
}

/** The odds of the next card: the drift, then each player's defect. */
function cardLines(position: Position, cast: Cast, { outlook }: Say): string[] {
  const { deck, seats } = position;
  if (deck.length === 0) return [outlook.noCards];
  return [
    outlook.cardsTitle({ count: deck.length }),
    outlook.driftOdds({ odds: driftOdds(position) }),
    ...seatsOf(seats).map((seat) => outlook.defect({ name: nameOf(cast, seat), ...defectRisk(position, seat) })),
  ];
}

function deathLines(position: Position, cast: Cast, { outlook }: Say): string[] {
  const dying = seatsOf(position.seats).flatMap((seat) => {
    const amoebas = doomedOf(position, seat);
    return amoebas.length === 0 ? [] : [outlook.dying({ name: nameOf(cast, seat), amoebas })];
  });
  return [outlook.deathsTitle, ...(dying.length === 0 ? [outlook.noDeaths] : dying)];
}

function scoringLines(position: Position, cast: Cast, { outlook }: Say): string[] {
  const { scores, isLast } = forecast(position);
  return [
    outlook.scoringTitle,
    ...scores.map((score) => outlook.scoring({ ...score, name: nameOf(cast, score.seat) })),
    ...(isLast ? [outlook.isLast] : []),
  ];
}

/** The current, the ozone, and who comes when, in one line. */
export const conditionsText = (position: Position, cast: Cast, say: Say): string =>
  [
    ...(position.card === null ? [] : [say.environment({ card: position.card })]),
    ...(position.phase === 'over' ? [] : orderLines(position, cast, say)),
  ].join(' · ');

/** For everybody. */
export const outlookText = (position: Position, cast: Cast, say: Say): string =>
  [
    ...(position.card === null ? [] : [say.environment({ card: position.card })]),
    ...orderLines(position, cast, say),
    ...cardLines(position, cast, say),
    ...deathLines(position, cast, say),
    ...scoringLines(position, cast, say),
  ].join('\n');

/** Where the current takes each own amoeba. */
export const amoebasText = (position: Position, seat: Seat, cast: Cast, say: Say): string =>
  [
    ...(position.card === null ? [] : [say.environment({ card: position.card })]),
    ...driftLines(position, seat, cast, say),
  ].join('\n');

/** Every gene with what it costs and what it brings, and why it can't be bought. */
export function shopText(position: Position, seat: Seat, cast: Cast, say: Say): string {
  const { outlook } = say;
  const lines = offersFor(position, seat).map(({ refusal, ...offer }) => {
    const line = outlook.offer(offer);
    return refusal === null ? line : `${line}\n-# ${outlook.refused({ reason: sayRefusal(refusal, cast, say) })}`;
  });
  return [outlook.shopHead({ bp: ofSeat(position.bp, seat) }), ...lines].join('\n');
}
