/** Which squares and amoebas a question is about, so that its picture lights them. */
import { openIds } from '#engine/menu.ts';
import type { Seat } from '#engine/seat.ts';
import { isOn, numbersOf, standingOf } from '#games/ursuppe/amoebas.ts';
import { neighbour, type Space } from '#games/ursuppe/board.ts';
import type { AmoebaNumber } from '#games/ursuppe/box.ts';
import { actingSpace } from '#games/ursuppe/drift.ts';
import { driftTarget } from '#games/ursuppe/outlook/drifting.ts';
import { attackIn, movingIn, type Position } from '#games/ursuppe/state.ts';
import type { Targets } from '#render/ursuppe/look.ts';
import { type AtList, type AtQuestion, amoebaNumberOf, seatIdOf, spaceIdOf, wayIdOf } from './seat-context.ts';

type Amoebas = Targets['amoebas'];

export const onSpaces = (spaces: readonly Space[], from: Space | null = null): Targets => ({
  spaces,
  amoebas: [],
  from,
});
export const onAmoebas = (amoebas: Amoebas): Targets => ({ spaces: [], amoebas, from: null });

const ofSeat = (seat: Seat, amoebas: readonly AmoebaNumber[]): Amoebas => amoebas.map((amoeba) => ({ seat, amoeba }));

/** Where the amoeba of this decision stands. */
function originOf(view: Position, seat: Seat): Space {
  if (view.moving !== null) return standingOf(view, view.moving.seat, view.moving.amoeba);
  return view.phase === 'react' ? standingOf(view, seat, attackIn(view).prey) : actingSpace(view);
}

function byWays(at: AtList): Targets {
  const from = originOf(at.view, at.seat);
  const to = openIds(at.step).flatMap((option) => {
    const way = wayIdOf(option);
    return way === 'stay' || way === 'dice' ? [] : [neighbour(from, way)];
  });
  return onSpaces(
    to.filter((space) => space !== 0),
    from,
  );
}

/** Those that an attack now could be on: in the attacker's space, or, in Phase 5, where the player has any. */
function withinReach({ view, seat }: AtList, owner: Seat): Amoebas {
  const isReached = (space: Space): boolean =>
    view.phase === 'feed' ? space === actingSpace(view) : isOn(view, seat, space);
  const isItself = (amoeba: AmoebaNumber): boolean => owner === seat && amoeba === view.amoeba;
  const reached = numbersOf(view, owner).filter((amoeba) => isReached(standingOf(view, owner, amoeba)));
  return ofSeat(
    owner,
    reached.filter((amoeba) => !isItself(amoeba)),
  );
}

function byOptions(at: AtList): Targets | null {
  const { step, seat } = at;
  const { owner } = step.draft;
  switch (step.of) {
    case 'space':
      return onSpaces(openIds(at.step).map(spaceIdOf));
    case 'way':
      return byWays(at);
    case 'owner':
      return onAmoebas(openIds(at.step).flatMap((option) => withinReach(at, seatIdOf(option))));
    case 'prey':
      return owner === undefined ? null : onAmoebas(ofSeat(owner, openIds(at.step).map(amoebaNumberOf)));
    default:
      return at.view.phase === 'cling' ? onAmoebas(ofSeat(seat, openIds(at.step).map(amoebaNumberOf))) : null;
  }
}

/** Before a way is chosen: where the current leads, or where the clung-to one goes. */
function byPhase({ view, seat }: AtQuestion): Targets | null {
  switch (view.phase) {
    case 'move': {
      const from = originOf(view, seat);
      return onSpaces([driftTarget(view, from)], from);
    }
    case 'feed':
      return onSpaces([actingSpace(view)]);
    case 'go':
    case 'again':
      return onSpaces([], originOf(view, seat));
    case 'react':
      return onSpaces([attackIn(view).space]);
    case 'cling': {
      const { to } = movingIn(view);
      return onSpaces(to === null ? [] : [to], originOf(view, seat));
    }
    default:
      return null;
  }
}

function byList(at: AtQuestion): Targets | null {
  const { step } = at;
  switch (step.kind) {
    case 'options':
      return byOptions({ ...at, step });
    case 'some':
      return byOptions({ ...at, step });
    case 'amount':
    case 'heap':
      return null;
  }
}

/** Null where the whole board matters. */
export const targetsAt = (at: AtQuestion): Targets | null => byList(at) ?? byPhase(at);
