/** Which amoebas stand in which light. */
import type { Seat } from '#engine/seat.ts';
import type { AmoebaNumber } from '#games/ursuppe/box.ts';
import type { Position } from '#games/ursuppe/state.ts';
import type { Body } from './crowd.ts';
import type { Look } from './look.ts';
import type { Haloed } from './pools.ts';
import { ALARM, AMBER, EMBER } from './theme.ts';
import { isTouched } from './traces.ts';

type Is = (seat: Seat, amoeba: AmoebaNumber) => boolean;

const anyIn =
  (is: Is) =>
  ({ seat, amoebas }: Body): boolean =>
    amoebas.some((amoeba) => is(seat, amoeba));

/** The one that acts, or flees. */
const isActing = ({ turn, amoeba, moving }: Position): Is => {
  const acting = moving ?? (turn === null || amoeba === null ? null : { seat: turn, amoeba });
  return (seat, number) => acting?.seat === seat && acting.amoeba === number;
};

/** Prey first, then what can be chosen or acts, then what has just happened. */
export function lightsOn(position: Position, { targets, events }: Look): readonly Haloed[] {
  const { attack } = position;
  const isPrey: Is = (seat, amoeba) => attack?.owner === seat && attack.prey === amoeba;
  const isChoice: Is = (seat, amoeba) =>
    targets?.amoebas.some((each) => each.seat === seat && each.amoeba === amoeba) ?? false;
  const isShown = position.phase !== 'over';
  return [
    { has: anyIn(isPrey), light: ALARM },
    { has: anyIn(isChoice), light: AMBER },
    { has: anyIn((seat, amoeba) => isShown && isActing(position)(seat, amoeba)), light: AMBER },
    { has: anyIn((seat, amoeba) => isTouched(events, seat, amoeba)), light: EMBER },
  ];
}
