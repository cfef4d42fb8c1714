/** A position for comparing, exactly as the record format spells it: the open table and nothing else. */
import { deciders } from '#engine/decision.ts';
import { OCEANS } from '../board.ts';
import { ichtosIn } from '../ichtos.ts';
import { landsOf, regionsOf } from '../lands.ts';
import { decisionIn } from '../play.ts';
import type { Phase, Position } from '../state.ts';

const phaseName = ({ kind }: Phase): string => (kind === 'flee' ? 'dive' : kind);

/** JavaScript sorts keys that look like numbers, which is the format's order of lands. */
export function formatPosition(position: Position): string {
  const { phase } = position;
  return JSON.stringify({
    oceans: Object.fromEntries(OCEANS.map((ocean) => [ocean, ichtosIn(position, ocean)])),
    lands: Object.fromEntries(
      landsOf(position).map((land) => [land, { regions: regionsOf(position, land), ichtos: ichtosIn(position, land) }]),
    ),
    reserve: position.reserve,
    track: position.track,
    extra: position.extraTurns,
    genes: position.genes,
    row: position.row,
    chips: position.scored,
    environment: position.environment,
    phase: phaseName(phase),
    to_act: [...deciders(decisionIn(position))].sort((a, b) => a - b),
    actions_left: phase.kind === 'actions' ? phase.left : 0,
    over: phase.kind === 'over',
    winner: phase.kind === 'over' ? phase.winner : null,
  });
}
