/** Suggestions: what a computer would do in a person's place. Only the person who asked knows of it. */
import { err, ok, type Result } from '#engine/result.ts';
import type { Seat } from '#engine/seat.ts';
import { recent } from '#shared/recent.ts';
import type { PersonId, TableId } from '../ids.ts';
import type { Play } from '../play-state.ts';
import type { Advice } from '../ports.ts';
import type { Refusal } from '../refusals.ts';
import { askedIn, gameOf } from '../rulebook.ts';
import { isUnderWay, personAt, seatOf, type Table } from '../table.ts';
import type { ServiceParts, TableAnswer } from './service-parts.ts';
import { refuseAnswer } from './thinking.ts';

export interface AdviceService {
  /** Uses only what this person sees. `version`: the one they saw when they asked. */
  suggest(id: TableId, person: PersonId, version: number): TableAnswer<Advice>;
}

/** In milliseconds. The player wants to go on: after this time, the best found so far must do. */
const HURRY_AFTER = 5_000;
/** In milliseconds. After this time, a silent computer counts as failed. */
const GIVE_UP_AFTER = 6_000;
/** Answers kept, so that the same question gets the same answer. */
const MOST_KEPT = 200;

interface Asking {
  readonly table: Table;
  readonly play: Play;
  readonly seat: Seat;
}

function askingIn(table: Table, person: PersonId, version: number): Result<Asking, Refusal> {
  const { play, options } = table;
  const seat = seatOf(table, person);
  if (seat === null) return err({ code: 'not-seated' });
  if (personAt(table, seat) === null) return err({ code: 'computer-plays-for-you' });
  // Asking for a suggestion does not wake a sleeping table.
  if (!isUnderWay(table) || !play) return err({ code: 'not-running' });
  if (!options.suggestions) return err({ code: 'suggestions-off' });
  if (version !== play.version) return err({ code: 'stale', version: play.version });
  const isAsked = askedIn(table.game, play.state).includes(seat);
  return isAsked ? ok({ table, play, seat }) : err({ code: 'not-your-decision' });
}

const isLegal = ({ table, play, seat }: Asking, { move }: Advice): boolean =>
  refuseAnswer(table.game, play.state, seat, move) === null;

/** The same view, the same answer: also after an undo. */
const keyOf = ({ table, seat }: Asking, view: object): string => `${table.id}/${seat}/${JSON.stringify(view)}`;

/** The rest of a plan, by the views of a player who follows it. It ends where anything happens that it did not foresee. */
function stagesOf(asking: Asking, advice: Advice): { readonly key: string; readonly advice: Advice }[] {
  const { table, play, seat } = asking;
  const game = gameOf(table.game);
  const state = game.copy(play.state);
  const stages: { key: string; advice: Advice }[] = [];
  let { move } = advice;
  for (const [index, next] of advice.rest.entries()) {
    game.enact(state, { by: seat, move }, null);
    if (refuseAnswer(table.game, state, seat, next.move) !== null) break;
    const rest = advice.rest.slice(index + 1);
    stages.push({
      key: keyOf(asking, game.view(state, seat)),
      advice: { ...next, rest, winChance: null, instead: null },
    });
    move = next.move;
  }
  return stages;
}

export function adviceService({ ports, changes }: ServiceParts): AdviceService {
  const { clock, computer, report } = ports;
  /** Searches under way or done, and the rest of their plans. */
  const kept = recent<string, Promise<Advice | null>>(MOST_KEPT);

  /** Null if none is found in time. */
  async function inTime({ table, play, seat }: Asking): Promise<Advice | null> {
    const view = gameOf(table.game).view(play.state, seat);
    const hurry = new AbortController();
    const timers = [clock.every(HURRY_AFTER, () => hurry.abort())];
    const late = new Promise<null>((resolve) => timers.push(clock.every(GIVE_UP_AFTER, () => resolve(null))));
    try {
      return await Promise.race([computer.suggest({ game: table.game, seat, view }, hurry.signal), late]);
    } finally {
      for (const stop of timers) stop();
    }
  }

  async function search(asking: Asking): Promise<Advice | null> {
    const failed = (error: unknown): null => {
      report({ kind: 'suggestion-failed', table: asking.table.id, error });
      return null;
    };
    try {
      const advice = await inTime(asking);
      if (advice === null) return failed('no answer');
      return isLegal(asking, advice) ? advice : failed('not legal');
    } catch (error) {
      return failed(error);
    }
  }

  async function planned(asking: Asking): Promise<Advice | null> {
    const advice = await search(asking);
    if (advice === null) return null;
    for (const stage of stagesOf(asking, advice)) kept.set(stage.key, Promise.resolve(stage.advice));
    return advice;
  }

  async function adviceFor(asking: Asking): Promise<Advice | null> {
    const key = keyOf(asking, gameOf(asking.table.game).view(asking.play.state, asking.seat));
    const advice = await kept.get(key, () => planned(asking));
    // The next search may succeed.
    if (advice === null) kept.drop(key);
    return advice;
  }

  return {
    async suggest(id, person, version) {
      const asking = await changes.read(id, (table) => askingIn(table, person, version));
      if (!asking.ok) return asking;
      const advice = await adviceFor(asking.value);
      if (advice === null) return err({ code: 'no-suggestion' });
      // Meanwhile somebody may have decided, or the seat may have changed hands.
      const still = await changes.read(id, (table) => askingIn(table, person, version));
      return still.ok ? ok(advice) : still;
    },
  };
}
