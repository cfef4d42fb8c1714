/** Entries from JSON of unknown origin. Ids of the content are any text: the rules know which there are. */

import {
  byKind,
  fields,
  type KindReaders,
  readKindName as kind,
  listOf,
  oneOf,
  type Reader,
  readCount,
} from '#engine/json.ts';
import type { Heap } from '#engine/menu.ts';
import { err, ok, type Result } from '#engine/result.ts';
import { type Seat, seatsOf } from '#engine/seat.ts';
import { COLUMNS, MAX_SEATS, QUEENS, STAGES, TERRAINS, TOKEN_KINDS, TRACKS } from './box.ts';
import type { Column, SymbolId, TrackId } from './content/content-file.ts';
import type { Chance, Move, MoveOf } from './moves.ts';
import type { Refusal } from './refusals.ts';
import type { Pair } from './state.ts';
import { SYMBOLS } from './symbols.ts';
import type { Entry } from './types.ts';

const readText: Reader<string> = (json) => (typeof json === 'string' ? json : null);
const readTexts = listOf(readText);
const readSeat: Reader<Seat> = oneOf(seatsOf(MAX_SEATS));
const readColumn: Reader<Column> = oneOf(COLUMNS);
const readTrack: Reader<TrackId> = oneOf(TRACKS);
const readSymbol: Reader<SymbolId> = oneOf(SYMBOLS);
const readStage = oneOf(STAGES);
const readPay: Reader<Heap<string>> = listOf(fields({ place: readText, count: readCount }));
const readPath: Reader<readonly number[]> = listOf(readCount);
const readPair: Reader<Pair> = fields({ queen: oneOf(QUEENS), set: readText });

const ANTS = {
  strength: readCount,
  wild: readCount,
  boost: readCount,
  queen: readText,
  pay: readPay,
  take: readText,
};

const MOVES: KindReaders<Move> = {
  queen: fields({ kind: kind('queen'), queen: oneOf(QUEENS) }),
  keep: fields<MoveOf<'keep'>>({ kind: kind('keep'), cards: readTexts }),
  dig: fields<MoveOf<'dig'>>({ kind: kind('dig'), ...ANTS, room: readText }),
  explore: fields<MoveOf<'explore'>>({ kind: kind('explore'), ...ANTS, hex: readText }),
  forage: fields<MoveOf<'forage'>>({ kind: kind('forage'), ...ANTS, path: readPath }),
  play: fields<MoveOf<'play'>>({
    kind: kind('play'),
    card: readText,
    waive: readCount,
    store: readCount,
    pay: readPay,
  }),
  defeat: fields({ kind: kind('defeat'), hex: readText, space: readText }),
  incubate: fields({
    kind: kind('incubate'),
    tile: readText,
    track: oneOf([...TRACKS, '-'] as const),
    store: readCount,
  }),
  convert: fields<MoveOf<'convert'>>({
    kind: kind('convert'),
    stage: readStage,
    from: readColumn,
    to: readColumn,
    pay: readPay,
  }),
  use: fields<MoveOf<'use'>>({ kind: kind('use'), card: readText, drop: readTexts, pay: readPay }),
  recycle: fields({ kind: kind('recycle'), card: readText }),
  ferment: fields({ kind: kind('ferment'), count: readCount }),
  crest: fields<MoveOf<'crest'>>({ kind: kind('crest'), symbol: readSymbol, pay: readPay }),
  board: fields({ kind: kind('board'), card: readText }),
  feed: fields<MoveOf<'feed'>>({
    kind: kind('feed'),
    lose: listOf(fields({ place: readColumn, count: readCount })),
    pay: readPay,
  }),
  done: fields({ kind: kind('done') }),
  pass: fields({ kind: kind('pass') }),
  room: fields({ kind: kind('room'), room: readText }),
  explorer: fields({ kind: kind('explorer'), hex: readText }),
  foragers: fields<MoveOf<'foragers'>>({ kind: kind('foragers'), path: readPath }),
  take: fields({ kind: kind('take'), card: readText }),
  one: fields({ kind: kind('one'), card: readText }),
  search: fields({ kind: kind('search'), symbol: readSymbol }),
  object: fields({ kind: kind('object'), object: readText }),
  track: fields({ kind: kind('track'), track: readTrack }),
  raise: fields({ kind: kind('raise'), stage: readStage, column: readColumn }),
  larva: fields({ kind: kind('larva'), column: readColumn }),
  scent: fields({ kind: kind('scent'), terrain: oneOf(TERRAINS) }),
  token: fields({ kind: kind('token'), token: oneOf(TOKEN_KINDS), card: readText }),
  move: fields({ kind: kind('move'), from: readText, to: readText }),
  tuck: fields<MoveOf<'tuck'>>({ kind: kind('tuck'), cards: readTexts }),
  empty: fields({ kind: kind('empty'), room: readText }),
  lower: fields({ kind: kind('lower'), column: readColumn }),
  choose: fields({ kind: kind('choose'), choice: readCount }),
  swarm: fields({ kind: kind('swarm') }),
  stay: fields({ kind: kind('stay') }),
};

const CHANCE: KindReaders<Chance> = {
  first: fields({ kind: kind('first'), seat: readSeat }),
  objects: fields({ kind: kind('objects'), objects: readTexts }),
  leaves: fields({ kind: kind('leaves'), tiles: readTexts }),
  enemies: fields({ kind: kind('enemies'), piles: listOf(readTexts) }),
  deck: fields({ kind: kind('deck'), cards: readTexts }),
  nests: fields({ kind: kind('nests'), nests: readTexts }),
  queens: fields({ kind: kind('queens'), pairs: listOf(readPair) }),
  sets: fields({ kind: kind('sets'), sets: readTexts }),
  tiles: fields({ kind: kind('tiles'), layers: listOf(readTexts) }),
  deal: fields({ kind: kind('deal'), hands: listOf(readTexts) }),
  shuffle: fields({ kind: kind('shuffle'), cards: readTexts }),
};

const readPlayersEntry = fields({ by: readSeat, move: byKind<Move>(MOVES) });
const readChancesEntry = fields({ by: kind('chance'), move: byKind<Chance>(CHANCE) });

export function parseEntry(json: unknown): Result<Entry, Refusal> {
  const entry = readPlayersEntry(json) ?? readChancesEntry(json);
  return entry ? ok(entry) : err({ code: 'malformed' });
}
