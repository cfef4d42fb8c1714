/** One entry as a line of a record. */
import type { AntsAction, Chance, Move, Payment } from '../moves.ts';
import type { Entry } from '../types.ts';
import { type Colours, formatHeap } from './words.ts';

export function formatEntry(entry: Entry, colours: Colours): string {
  if (entry.by === 'chance') return `chance ${formatChance(entry.move, colours)}`;
  return `${colours[entry.by]} ${formatMove(entry.move)}`;
}

/** A part that is written only where it applies. */
const part = (name: string, said: string | number, applies: boolean): string => (applies ? ` ${name} ${said}` : '');

const paid = (pay: Payment): string => part('pay', formatHeap(pay), pay.length > 0);

const formatAnts = ({ strength, wild, boost, pay, queen, take }: AntsAction): string =>
  [
    strength,
    part('wild', wild, wild > 0),
    part('boost', boost, boost > 0),
    paid(pay),
    part('queen', queen, queen !== 'none'),
    part('take', take, take !== 'none'),
  ].join('');

function formatMove(move: Move): string {
  switch (move.kind) {
    case 'dig':
      return `dig ${formatAnts(move)} room ${move.room}`;
    case 'explore':
      return `explore ${formatAnts(move)} to ${move.hex}`;
    case 'forage':
      return `forage ${formatAnts(move)} path ${move.path.join(' ')}`;
    case 'play':
      return `play ${move.card}${part('waive', move.waive, move.waive > 0)}${part('store', move.store, move.store > 0)}${paid(move.pay)}`;
    case 'defeat':
      return `defeat ${move.hex} at ${move.space}`;
    case 'incubate':
      return move.tile === 'none'
        ? 'incubate'
        : `incubate ${move.tile} ${move.track}${part('store', move.store, move.store > 0)}`;
    case 'convert':
      return `convert ${move.stage} ${move.from}>${move.to}${paid(move.pay)}`;
    case 'use':
      return `use ${move.card}${part('drop', move.drop.join(' '), move.drop.length > 0)}${paid(move.pay)}`;
    case 'recycle':
      return `use Q3 drop ${move.card}`;
    case 'ferment':
      return `use Q5 pay U:${move.count}`;
    case 'board':
      return `use board drop ${move.card}`;
    case 'crest':
      return `crest ${move.symbol}${paid(move.pay)}`;
    case 'feed':
      return `feed ${move.pay.length === 0 ? '-' : formatHeap(move.pay)}${part('lose', formatHeap(move.lose), move.lose.length > 0)}`;
    default:
      return formatAnswer(move);
  }
}

type Answered = Exclude<
  Move,
  {
    kind:
      | 'dig'
      | 'explore'
      | 'forage'
      | 'play'
      | 'defeat'
      | 'incubate'
      | 'convert'
      | 'use'
      | 'recycle'
      | 'ferment'
      | 'board'
      | 'crest'
      | 'feed';
  }
>;

function formatAnswer(move: Answered): string {
  switch (move.kind) {
    case 'queen':
      return `queen ${move.queen}`;
    case 'keep':
    case 'tuck':
      return `${move.kind} ${move.cards.join(' ')}`;
    case 'room':
    case 'empty':
      return `${move.kind} ${move.room}`;
    case 'explorer':
      return `explorer ${move.hex}`;
    case 'foragers':
      return `foragers ${move.path.join(' ')}`;
    case 'take':
    case 'one':
      return `${move.kind} ${move.card}`;
    case 'search':
      return `search ${move.symbol}`;
    case 'object':
      return `object ${move.object}`;
    case 'track':
      return `track ${move.track}`;
    case 'raise':
      return `raise ${move.stage} ${move.column}`;
    case 'larva':
    case 'lower':
      return `${move.kind} ${move.column}`;
    case 'scent':
      return `scent ${move.terrain}`;
    case 'token':
      return `token ${move.token} ${move.card}`;
    case 'move':
      return `move ${move.from}>${move.to}`;
    case 'choose':
      return `choose ${move.choice}`;
    case 'done':
    case 'pass':
    case 'swarm':
    case 'stay':
      return move.kind;
  }
}

const formatLists = (lists: readonly (readonly string[])[]): string => lists.map((list) => list.join(',')).join(' ');

function formatChance(move: Chance, colours: Colours): string {
  switch (move.kind) {
    case 'first':
      return `first ${colours[move.seat]}`;
    case 'objects':
      return `objects ${move.objects.join(' ')}`;
    case 'leaves':
      return `leaves ${move.tiles.join(' ')}`;
    case 'enemies':
      return `enemies ${formatLists(move.piles)}`;
    case 'deck':
    case 'shuffle':
      return `${move.kind} ${move.cards.join(' ')}`;
    case 'nests':
      return `nests ${move.nests.join(' ')}`;
    case 'queens':
      return `queens ${move.pairs.map(({ queen, set }) => `${queen}:${set}`).join(' ')}`;
    case 'sets':
      return `sets ${move.sets.join(' ')}`;
    case 'tiles':
      return `tiles ${formatLists(move.layers)}`;
    case 'deal':
      return `deal ${formatLists(move.hands)}`;
  }
}
