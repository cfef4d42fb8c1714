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
import { OUTCOMES, SPACES } from './board.ts';
import { MAX_SEATS, NUMBERS } from './box.ts';
import { CARDS } from './cards.ts';
import type { Cubes } from './cubes.ts';
import { GENES, type Gene } from './genes.ts';
import { MEAL_IDS } from './meals.ts';
import type { Chance, Move, MoveOf, Way } from './moves.ts';
import type { Refusal } from './refusals.ts';
import type { Entry } from './types.ts';

const readSeat: Reader<Seat> = oneOf(seatsOf(MAX_SEATS));
const readAmoeba = oneOf(NUMBERS);
const readSpace = oneOf(SPACES);
const readGene = oneOf(GENES);
const readOutcome = oneOf(OUTCOMES);
const readWay: Reader<Way> = oneOf([...OUTCOMES, 'dice'] as const);
const readTake: Reader<Cubes> = listOf(fields({ place: readSeat, count: readCount }));
const readPayer: Reader<Seat | 'nobody'> = oneOf([...seatsOf(MAX_SEATS), 'nobody'] as const);
const readGiven: Reader<Gene | 'nothing'> = oneOf([...GENES, 'nothing'] as const);

const readStep = <K extends 'move' | 'again' | 'flee'>(name: K) =>
  fields({ kind: kind(name), amoeba: readAmoeba, way: readWay, take: readTake });

const readOfAmoeba = <K extends 'stay' | 'rest' | 'starve' | 'fight' | 'yield'>(name: K) =>
  fields({ kind: kind(name), amoeba: readAmoeba });

const MOVES: KindReaders<Move> = {
  start: fields({ kind: kind('start'), space: readCount }),
  place: fields({ kind: kind('place'), amoeba: readAmoeba, space: readSpace }),
  drift: fields<MoveOf<'drift'>>({ kind: kind('drift'), amoeba: readAmoeba, take: readTake }),
  move: readStep('move'),
  stay: readOfAmoeba('stay'),
  go: fields<MoveOf<'go'>>({ kind: kind('go'), amoeba: readAmoeba, way: readOutcome, take: readTake }),
  cling: fields<MoveOf<'cling'>>({ kind: kind('cling'), amoebas: listOf(readAmoeba) }),
  again: readStep('again'),
  rest: readOfAmoeba('rest'),
  eat: fields({ kind: kind('eat'), amoeba: readAmoeba, meal: oneOf(MEAL_IDS), payer: readPayer }),
  struggle: fields({ kind: kind('struggle'), amoeba: readAmoeba, owner: readSeat, prey: readAmoeba }),
  starve: readOfAmoeba('starve'),
  fight: readOfAmoeba('fight'),
  flee: readStep('flee'),
  yield: readOfAmoeba('yield'),
  give: fields<MoveOf<'give'>>({ kind: kind('give'), genes: listOf(readGene) }),
  buy: fields({ kind: kind('buy'), gene: readGene, gives: readGiven }),
  done: fields({ kind: kind('done') }),
  aggress: fields({ kind: kind('aggress'), owner: readSeat, prey: readAmoeba }),
  pass: fields({ kind: kind('pass') }),
};

const CHANCE: KindReaders<Chance> = {
  card: fields({ kind: kind('card'), card: oneOf(CARDS) }),
  order: fields({ kind: kind('order'), seats: listOf(readSeat) }),
  roll: fields({ kind: kind('roll'), dice: listOf(readCount) }),
  fight: fields({ kind: kind('fight'), attacker: readCount, defender: readCount }),
};

const readPlayersEntry = fields({ by: readSeat, move: byKind<Move>(MOVES) });
const readChancesEntry = fields({ by: kind('chance'), move: byKind<Chance>(CHANCE) });

export function parseEntry(json: unknown): Result<Entry, Refusal> {
  const entry = readPlayersEntry(json) ?? readChancesEntry(json);
  return entry ? ok(entry) : err({ code: 'malformed' });
}
