import type { CardId } from '#games/ants/content/cards.ts';
import type { Column, CubeKind, SymbolId, Terrain, TrackId } from '#games/ants/content/content-file.ts';
import type { MoveKind } from '#games/ants/moves.ts';
import type { Refusal } from '#games/ants/refusals.ts';
import { cards, discs, list, plural } from './counts.ts';
import { cardName } from './names.ts';
import { COLUMNS, CUBES, cubes, ROMAN, SYMBOLS, TERRAINS, TRACKS } from './things.ts';

interface OneCard {
  card: CardId;
}

interface OneHex {
  hex: string;
}

interface OneCorner {
  corner: number;
}

type Code = Exclude<Refusal['code'], 'need-not-met'>;

/** A text, or a sentence with the refusal's values in its gaps. */
type RefusalWords = { readonly [C in Code]: string | ((gaps: Extract<Refusal, { code: C }>) => string) };

/** “Aggression ×2 and Strength”. */
const symbols = (missing: readonly SymbolId[]): string =>
  list(
    [...new Set(missing)].map((symbol) => {
      const count = missing.filter((each) => each === symbol).length;
      return count === 1 ? SYMBOLS[symbol] : `${SYMBOLS[symbol]} ×${count}`;
    }),
  );

/** Why something can’t be done, and what to do instead. */
export const refusals = {
  malformed: 'That is not a choice in this game. Open the menu again.',
  'game-over': 'The game is over.',
  'not-your-decision': 'It is not your turn to decide.',
  'not-now': 'Not now: something else is to be decided first.',
  'not-drawable': 'Chance can’t bring that now.',
  'no-target': 'There is nothing to do it to now. Choose another action.',
  'no-such-choice': 'That is not among the choices. Take one that is offered.',
  'unruly-order': 'Name each thing once, in the order of the list.',
  'wrong-count': ({ min, max }: { min: number; max: number }) =>
    min === max ? `Choose exactly ${cards(max)}.` : `Choose ${min} to ${cards(max)}.`,
  'must-answer': 'This one is compulsory: choose one of the answers.',
  'queen-taken': 'That queen is taken. Choose another one.',
  'not-in-hand': ({ card }: OneCard) => `You don’t hold ${cardName(card)}. Choose a card of yours.`,
  'not-on-display': ({ card }: OneCard) =>
    `You can’t take ${cardName(card)} now. Each action takes from its own row of the display.`,
  'must-take': 'A card of the action’s row comes with it. Choose one.',
  'no-ants': ({ column }: { column: Column }) =>
    `You have no ${COLUMNS[column].one} and no wild ant ready. Incubate, or convert an ant for 1 Food.`,
  'strength-out-of-range': ({ max }: { max: number }) => `Strength goes from 1 to ${max}.`,
  'too-few-ants': ({ has }: { has: number }) =>
    `You have ${plural(has, { one: 'only # such ant', other: 'only # such ants' })} ready. Take less strength, or add Boosts or wild ants.`,
  'too-few-wild': ({ has }: { has: number }) =>
    has === 0 ? 'You have no wild ant.' : `You have only ${plural(has, { one: '# wild ant', other: '# wild ants' })}.`,
  'no-real-ant': 'Boosts and the queen only help: at least one ant must go, too.',
  'too-few-discs': ({ needs, has }: { needs: number; has: number }) =>
    `That takes ${discs(needs)} from your supply; you have ${has}.`,
  'no-queen-disc': 'Your queen has no disc to send, or you have no card to discard for it.',
  'too-little': ({ of, needs, has }: { of: 'food' | 'leaf'; needs: number; has: number }) =>
    `That costs ${cubes(of, needs)}; ${has === 0 ? 'you have nothing to pay with' : `you can pay ${has}`}, ${of === 'food' ? 'the store included' : 'Fungus included'}. Forage or incubate for more.`,
  'wrong-payment': ({ price }: { price: number }) => `Pay exactly ${price}, with what you have.`,
  'keeps-food-back': ({ food }: { food: number }) =>
    `The store is for need: pay your own ${cubes('food', food)} first.`,
  'no-room-fits': 'No room tile fits into your nest any more.',
  'room-does-not-fit':
    'A room tile needs free squares, and must touch area I or a tile of yours. Choose a place that is offered.',
  'room-too-large': ({ max }: { max: number }) => `You have strength ${max} left. Choose a tile that is no larger.`,
  'out-of-stock': ({ size }: { size: number }) => `No room tile of size ${size} is left. Choose another size.`,
  'hex-explored': ({ hex }: OneHex) => `Somebody has explored ${hex} already. Choose a free hex.`,
  'hex-too-strong': ({ hex, strength }: OneHex & { strength: number }) =>
    `${hex} takes strength ${strength}. Send more ants, or choose a nearer hex.`,
  'no-path': ({ length }: { length: number }) =>
    `There is no path of ${plural(length, { one: '# free corner', other: '# free corners' })} for you. Take less strength.`,
  'path-length': ({ length }: { length: number }) =>
    `The path has exactly ${plural(length, { one: '# corner', other: '# corners' })}.`,
  'corner-taken': ({ corner }: OneCorner) => `Corner ${corner} is taken. Choose a free one.`,
  'corner-not-reached': ({ corner }: OneCorner) =>
    `You can’t reach corner ${corner}. A path begins on red, beside a forager of yours, or at a hex that you explored and don’t forage yet; then each corner is beside the one before.`,
  'path-leads-nowhere': ({ corner }: OneCorner) =>
    `From corner ${corner} the path can’t be long enough. Choose another one.`,
  'wrong-type': ({ card }: OneCard) => `${cardName(card)} is not of the right type for that. Choose another card.`,
  'no-empty-room': ({ size }: { size: number }) =>
    `It needs an empty room tile of size ${size} or more. Dig one first.`,
  /** `need`: what is asked for. */
  'need-not-met': ({ need, has }: { need: string; has: number }) => `It needs ${need}; you have ${has}.`,
  'symbols-missing': ({ missing }: { missing: readonly SymbolId[] }) =>
    `You miss ${symbols(missing)}, and have too few tokens to stand in. Play cards with ${missing.length === 1 ? 'that symbol' : 'those symbols'}, or gain Mutation tokens.`,
  'wrong-store': ({ missing }: { missing: number }) => `Take exactly ${cubes('food', missing)} from the store.`,
  'store-too-small': ({ missing, has }: { missing: number; has: number }) =>
    `You miss ${cubes('food', missing)}, and the store has only ${has} left.`,
  'no-enemy': ({ hex }: OneHex) => `No enemy is on ${hex}. Choose a hex with one.`,
  'no-explorer-on': ({ terrain }: { terrain: Terrain }) =>
    `You have no explorer on a ${TERRAINS[terrain]}. Explore one first; any hex of that terrain will do.`,
  'no-space': ({ difficulty }: { difficulty: number }) =>
    `None of your ability spaces for an enemy of difficulty ${ROMAN[difficulty]} is free.`,
  'space-taken': ({ space }: { space: string }) => `An enemy lies on ability ${space} already. Choose a free one.`,
  'space-too-high': ({ space, difficulty }: { space: string; difficulty: number }) =>
    `Ability ${space} is too high for an enemy of difficulty ${ROMAN[difficulty]}. Choose a lower row.`,
  'must-turn-tile': 'You meet a tile’s requirement for nothing, so a tile is turned. Choose one.',
  'tile-turned': 'That tile is turned already.',
  'not-the-top-tile': 'Only the top tile can be turned.',
  'track-full': ({ track }: { track: TrackId }) => `Your ${TRACKS[track]} is at its end. Choose another one.`,
  'no-disc-there': 'There is no disc of yours. Choose a place that has one.',
  'same-column': 'It is in that column already. Choose another one.',
  'no-such-effect': ({ card }: OneCard) => `${cardName(card)} has nothing to use now.`,
  'used-already': 'You have used that already.',
  'crest-placed': ({ symbol }: { symbol: SymbolId }) =>
    `Your queen bears ${SYMBOLS[symbol]} already. Choose another symbol.`,
  'crests-full': 'Your queen bears three symbols already; there is no space for more.',
  'too-few-cubes': ({ of, has }: { of: CubeKind; has: number }) =>
    has === 0 ? `You have no ${CUBES[of].name}.` : `You have only ${cubes(of, has)}.`,
  'too-few-tokens': ({ card }: OneCard) => `${cardName(card)} has too few tokens. Choose a card with more.`,
  'too-many-larvae': ({ column }: { column: Column }) =>
    `You don’t have so many ${COLUMNS[column].one} larvae. Give up fewer.`,
  /** Instead of `no-target`, where more is known. */
  noTargetFor: {
    play: 'Your hand is empty. Dig, Explore and Forage bring cards.',
    defeat: 'There is no enemy in the garden that you could defeat.',
    convert: 'You have no ant or larva on your tiles to convert.',
    use: 'None of your cards has an effect to use now.',
    board: 'Your hand is empty.',
    recycle: 'You have no card that your queen could recycle.',
    ferment: 'You have no Fungus.',
    dig: 'No room tile fits into your nest.',
    explore: 'There is no hex that you could explore.',
    forage: 'There is no path that you could take.',
  } satisfies Partial<Record<MoveKind, string>>,
} satisfies RefusalWords & { 'need-not-met': unknown; noTargetFor: object };
