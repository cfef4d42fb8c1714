/** Checks that every draw of a record came from the committed seed. */
import { isDeepStrictEqual } from 'node:util';
import type { GameTypes } from '#engine/game.ts';
import { invariant } from '#engine/invariant.ts';
import { playAll } from '#engine/match.ts';
import { type GameRecord, gameNamedBy, linesOf, playRecord } from '#engine/record.ts';
import { err, ok, type Result } from '#engine/result.ts';
import { type AnyEntry, GAME_IDS, type GameId, gameOf, isGameId, moduleOf } from '../rulebook.ts';
import { commitmentOf, diceFor, type Fairness } from './fair-chance.ts';

export interface Verified {
  readonly game: GameId;
  /** For comparison with the one published before the game. */
  readonly commitment: string;
  readonly entries: number;
  readonly draws: number;
}

export type Unverified =
  | { readonly code: 'no-seed' }
  | { readonly code: 'no-record'; readonly line: number; readonly reason: string }
  /** The record fails under today's rules, but it was played, at least in part, under other rules. */
  | { readonly code: 'other-rules'; readonly rules: string }
  /** The seed does not fit the commitment. */
  | { readonly code: 'wrong-commitment'; readonly expected: string }
  /** The seed gives another result for this draw, counted from 0. */
  | { readonly code: 'wrong-draw'; readonly draw: number; readonly drawn: unknown; readonly expected: unknown };

const remark = (text: string, name: string, words = '\\S+'): string | null =>
  new RegExp(`^# ${name} (${words})\\r?$`, 'm').exec(text)?.[1] ?? null;

export function verifyRecord(text: string): Result<Verified, Unverified> {
  const [seed, salt, commitment] = ['seed', 'salt', 'commitment'].map((name) => remark(text, name));
  if (!seed || !salt || !commitment) return err({ code: 'no-seed' });
  if (commitmentOf(seed) !== commitment) return err({ code: 'wrong-commitment', expected: commitmentOf(seed) });
  const found = readAny(text);
  if (!found.ok) return err(otherRules(text, GAME_IDS) ?? found.error);
  const { game, record } = found.value;
  const checked = checkDraws(game, record, { seed, salt });
  if (!checked.ok) return err(otherRules(text, [game]) ?? checked.error);
  return ok({ game, commitment, entries: record.entries.length, draws: checked.value });
}

/** Null if the record names today's rules of one of these games, or names none. */
function otherRules(text: string, games: readonly GameId[]): Unverified | null {
  const rules = remark(text, 'rules', '.+?');
  const isOfToday = games.some((game) => String(gameOf(game).rulesVersion) === rules);
  return rules === null || isOfToday ? null : { code: 'other-rules', rules };
}

/** The record names its game. */
function readAny(text: string): Result<{ game: GameId; record: GameRecord<GameTypes> }, Unverified> {
  const lines = linesOf(text);
  const game = gameNamedBy(lines);
  if (game === null || !isGameId(game)) return err({ code: 'no-record', line: 1, reason: 'not-a-record' });
  const record = playRecord(moduleOf(game), lines);
  return record.ok ? ok({ game, record: record.value }) : err({ code: 'no-record', ...record.error });
}

function checkDraws(id: GameId, record: GameRecord<GameTypes>, fairness: Fairness): Result<number, Unverified> {
  const game = gameOf(id);
  const state = game.setUp(record.colours.length, record.options);
  const wrong: Unverified[] = [];
  let draw = 0;
  /** Up to the first draw that is wrong. */
  function* rightEntries(): Generator<AnyEntry> {
    for (const entry of record.entries) {
      if (entry.by === 'chance') {
        const expected = game.draw(state, diceFor(fairness, draw));
        if (!isDeepStrictEqual(entry.move, expected)) {
          wrong.push({ code: 'wrong-draw', draw, drawn: entry.move, expected });
          return;
        }
        draw += 1;
      }
      yield entry;
    }
  }
  invariant(playAll(game, state, rightEntries()) === null, 'a record that was read can be played');
  const [first] = wrong;
  return first ? err(first) : ok(draw);
}
