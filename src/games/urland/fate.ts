/** Chance's decisions: which are possible now, how one is drawn, and what it does. */
import { type Dice, pickOne, shuffled } from '#engine/chance.ts';
import { invariant } from '#engine/invariant.ts';
import { seatsOf } from '#engine/seat.ts';
import { REGIONS, type Region } from './board.ts';
import { chipsDealt } from './box.ts';
import { drawChip, pileSize } from './chips.ts';
import { endEpoch } from './epoch.ts';
import type { Tell } from './events.ts';
import { genesFor } from './genes.ts';
import { chipsLeft } from './lands.ts';
import type { Chance, ChanceOf } from './moves.ts';
import { drawPanic } from './panic.ts';
import type { Refusal } from './refusals.ts';
import { deal, firstVolcano, layOutGenes, pass, refuseDeal, refuseGenes, refusePass } from './setup.ts';
import type { State } from './state.ts';

/** The kind of decision that chance makes now; null if a seat decides. */
function chanceNow({ phase }: State): Chance['kind'] | null {
  if (phase.kind === 'setup') return phase.next;
  return phase.kind === 'draw' || phase.kind === 'epoch' ? phase.kind : null;
}

type Chip = ChanceOf<'draw'>['chip'];

const isDrawable = (state: State, chip: Chip): boolean =>
  chip === 'panic' ? !state.panicked : state.pile.includes(chip);

/** While Panic is in the pile, it is as likely as any other chip. */
function anyChip(state: State, dice: Dice): Chip {
  const index = dice.below(pileSize(state));
  return state.pile[index] ?? 'panic';
}

export function refuseChance(state: State, move: Chance): Refusal | null {
  if (chanceNow(state) !== move.kind) return { code: 'not-now' };
  switch (move.kind) {
    case 'volcano':
      return null;
    case 'deal':
      return refuseDeal(state, move);
    case 'pass':
      return refusePass(state, move);
    case 'genes':
      return refuseGenes(state, move);
    case 'draw':
      return isDrawable(state, move.chip) ? null : { code: 'not-drawable' };
    case 'epoch':
      return state.hand.includes(move.chip) ? null : { code: 'not-drawable' };
  }
}

export function drawChance(state: State, dice: Dice): Chance {
  const kind = chanceNow(state);
  invariant(kind !== null, 'chance decides');
  switch (kind) {
    case 'volcano':
      return { kind, region: pickOne(REGIONS, dice) };
    case 'deal':
      return { kind, chips: dealt(state, dice) };
    case 'pass':
      return { kind, chips: passed(state, dice) };
    case 'genes':
      return { kind, deck: shuffled(genesFor(state.seats), dice) };
    case 'draw':
      return { kind, chip: anyChip(state, dice) };
    case 'epoch':
      return { kind, chip: pickOne(state.hand, dice) };
  }
}

/** There are too many deals and shuffled decks to list. */
export function chancesIn(state: State): readonly Chance[] | null {
  const kind = chanceNow(state);
  switch (kind) {
    case null:
      return [];
    case 'volcano':
      return REGIONS.map((region) => ({ kind, region }));
    case 'deal':
    case 'genes':
      return null;
    case 'pass':
      return everyPass(state.dealt).map((chips) => ({ kind, chips }));
    case 'draw':
      return [...state.pile, ...(state.panicked ? [] : ['panic' as const])].map((chip) => ({ kind, chip }));
    case 'epoch':
      return state.hand.map((chip) => ({ kind, chip }));
  }
}

/** Every way in which each player passes on two of the chips dealt to them, one to either side. */
function everyPass(dealt: readonly (readonly Region[])[]): ChanceOf<'pass'>['chips'][] {
  const [first, ...others] = dealt;
  if (first === undefined) return [[]];
  const own = first.flatMap((left) => first.filter((right) => right !== left).map((right) => ({ left, right })));
  return own.flatMap((pair) => everyPass(others).map((rest) => [pair, ...rest]));
}

function dealt(state: State, dice: Dice) {
  const each = chipsDealt(state.seats);
  const pile = shuffled(chipsLeft(state), dice);
  return seatsOf(state.seats).map((seat) => pile.slice(seat * each, (seat + 1) * each));
}

function passed(state: State, dice: Dice) {
  return state.dealt.map((own) => {
    const [left, right] = shuffled(own, dice);
    invariant(left !== undefined && right !== undefined, 'two chips to pass on');
    return { left, right };
  });
}

export function enactChance(state: State, move: Chance, tell: Tell): void {
  switch (move.kind) {
    case 'volcano':
      return firstVolcano(state, move, tell);
    case 'deal':
      return deal(state, move, tell);
    case 'pass':
      return pass(state, move, tell);
    case 'genes':
      return layOutGenes(state, move, tell);
    case 'draw':
      return move.chip === 'panic' ? drawPanic(state, tell) : drawChip(state, move.chip, tell);
    case 'epoch':
      return endEpoch(state, move.chip, tell);
  }
}
