/** Entries from JSON of unknown origin. */
import { byKind, fields, type KindReaders, readKindName as kind, listOf, oneOf } from '#engine/json.ts';
import { err, ok, type Result } from '#engine/result.ts';
import { seatsOf } from '#engine/seat.ts';
import { LINES, STICKS } from './board.ts';
import { SEATS } from './box.ts';
import type { Chance, Move, MoveOf } from './moves.ts';
import type { Refusal } from './refusals.ts';
import type { Entry } from './types.ts';

const readSeat = oneOf(seatsOf(SEATS));
const readStick = oneOf(STICKS);

const MOVES: KindReaders<Move> = {
  take: fields({ kind: kind('take'), stick: readStick }),
  gather: fields<MoveOf<'gather'>>({ kind: kind('gather'), line: oneOf(LINES), sticks: listOf(readStick) }),
  block: fields({ kind: kind('block') }),
  allow: fields({ kind: kind('allow') }),
};

const CHANCE: KindReaders<Chance> = { begin: fields({ kind: kind('begin'), seat: readSeat }) };

const readPlayersEntry = fields({ by: readSeat, move: byKind<Move>(MOVES) });
const readChancesEntry = fields({ by: kind('chance'), move: byKind<Chance>(CHANCE) });

export function parseEntry(json: unknown): Result<Entry, Refusal> {
  const entry = readPlayersEntry(json) ?? readChancesEntry(json);
  return entry ? ok(entry) : err({ code: 'malformed' });
}
