/** Entries from JSON of unknown origin. */
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
import { err, ok, type Result } from '#engine/result.ts';
import { type Seat, seatsOf } from '#engine/seat.ts';
import { type Area, OCEANS, REGIONS } from './board.ts';
import { MAX_SEATS } from './box.ts';
import { GENES } from './genes.ts';
import type { Chance, Move, MoveOf } from './moves.ts';
import type { Refusal } from './refusals.ts';
import type { Entry } from './types.ts';

const readOcean = oneOf(OCEANS);
const readRegion = oneOf(REGIONS);
const readArea: Reader<Area> = oneOf([...OCEANS, ...REGIONS]);
const readGene = oneOf(GENES);
const readSeat: Reader<Seat> = oneOf(seatsOf(MAX_SEATS));
const readHeap = listOf(fields({ place: readArea, count: readCount }));

const MOVES: KindReaders<Move> = {
  score: fields({ kind: kind('score'), chip: readRegion }),
  land: fields({ kind: kind('land'), from: readOcean, to: readRegion, count: readCount }),
  breed: fields({ kind: kind('breed'), ocean: readOcean }),
  swim: fields({ kind: kind('swim'), from: readOcean, to: readOcean, count: readCount }),
  retreat: fields<MoveOf<'retreat'>>({ kind: kind('retreat'), heap: readHeap }),
  assimilate: fields({ kind: kind('assimilate'), area: readArea, first: readSeat, second: readSeat }),
  cross: fields({ kind: kind('cross'), from: readRegion, to: readRegion }),
  egg: fields({ kind: kind('egg'), land: readRegion }),
  fly: fields({ kind: kind('fly'), from: readRegion, to: readArea, count: readCount }),
  stink: fields({ kind: kind('stink'), land: readRegion, victim: readSeat, ocean: readOcean }),
  bite: fields({ kind: kind('bite'), area: readArea, victim: readSeat }),
  extra: fields({ kind: kind('extra') }),
  done: fields({ kind: kind('done') }),
  panic: fields({ kind: kind('panic'), land: readRegion, ocean: readOcean }),
  flee: fields({ kind: kind('flee'), count: readCount }),
  dive: fields({ kind: kind('dive'), land: readRegion, ocean: readOcean }),
  bid: fields({ kind: kind('bid'), amount: readCount }),
  buy: fields<MoveOf<'buy'>>({ kind: kind('buy'), gene: readGene, heap: readHeap }),
  decline: fields({ kind: kind('decline') }),
};

const CHANCE: KindReaders<Chance> = {
  volcano: fields({ kind: kind('volcano'), region: readRegion }),
  deal: fields({ kind: kind('deal'), chips: listOf(listOf(readRegion)) }),
  pass: fields({ kind: kind('pass'), chips: listOf(fields({ left: readRegion, right: readRegion })) }),
  genes: fields({ kind: kind('genes'), deck: listOf(readGene) }),
  draw: fields({ kind: kind('draw'), chip: oneOf([...REGIONS, 'panic'] as const) }),
  epoch: fields({ kind: kind('epoch'), chip: readRegion }),
};

const readPlayersEntry = fields({ by: readSeat, move: byKind<Move>(MOVES) });
const readChancesEntry = fields({ by: kind('chance'), move: byKind<Chance>(CHANCE) });

export function parseEntry(json: unknown): Result<Entry, Refusal> {
  const entry = readPlayersEntry(json) ?? readChancesEntry(json);
  return entry ? ok(entry) : err({ code: 'malformed' });
}
