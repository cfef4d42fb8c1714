/** At any moment of any game, what it shows can be seen and read. Scenes that were set up for it are in the galleries. */
import { describe, expect, it } from 'vitest';
import type { Sketch } from '#discord/games/game-pictures.ts';
import { presentationOf } from '#discord/games/index.ts';
import type { SeatAtTable } from '#discord/play/seat-context.ts';
import { askingPanel } from '#discord/play/seat-panel.ts';
import { type Dice, pickOne, seededDice } from '#engine/chance.ts';
import { deciders } from '#engine/decision.ts';
import { heardBy } from '#engine/event.ts';
import { played, randomEntries } from '#engine/match.ts';
import { usualOptions } from '#engine/options.ts';
import { seat as seatAt } from '#engine/seat.ts';
import { wander } from '#engine/wander.ts';
import { GAME_IDS, type GameId } from '#games/index.ts';
import { artOf } from '#render/paint/studio.ts';
import { PALETTES } from '#render/players.ts';
import { type AnyEvent, gameOf } from '#tables/rulebook.ts';
import { faultsOf } from '../../render/picture-laws.ts';
import { isLong } from '../../support/long-games.ts';
import { forSeeds } from '../../support/seeds.ts';
import { seatOfGame, tokensIn } from '../play/support.ts';

const MOST_ALT_TEXT = 1024;

/** Each of one game. */
const MOMENTS = 2;
const games = (id: GameId): number => (isLong(id) ? 2 : 4);

interface AMoment {
  /** Somebody decides here. */
  readonly asked: SeatAtTable;
  /** As everybody sees it. */
  readonly open: object;
  readonly latest: readonly AnyEvent[];
}

function* momentsOf(id: GameId, dice: Dice): Generator<AMoment> {
  const game = gameOf(id);
  const { min, max } = game.seats;
  const seats = min + dice.below(max - min + 1);
  const start = () => game.setUp(seats, game.settleOptions(usualOptions(game.options)));
  const entries = randomEntries(game, start(), dice);
  const looks = Array.from({ length: MOMENTS }, () => dice.below(entries.length));
  for (const step of played(game, start(), entries)) {
    if (!step.ok) throw new Error(`refused: ${JSON.stringify(step.error)}`);
    const { index, state, events } = step.value;
    const [seat] = deciders(game.decision(state));
    const due = looks.findIndex((look) => look <= index);
    if (seat === undefined || due === -1) continue;
    looks.splice(due, 1);
    const asked = seatOfGame(id, state, seat, seats);
    const reader = { ...asked.reader, palette: pickOne(PALETTES, dice) };
    yield { asked: { ...asked, reader }, open: game.view(state, 'public'), latest: heardBy(events, 'public') };
  }
}

/** What the seat that decides is shown: on the table's panel, in its hand, in the list of pictures, on the way to a move. */
function sketchesAt({ asked, open, latest }: AMoment, dice: Dice): readonly Sketch[] {
  const { game, reader, view, seat } = asked;
  const { pictures, news } = presentationOf(game);
  const others = (pictures.others ?? []).map((each) =>
    each.of === 'table' ? each.show(open, reader) : each.show(asked),
  );
  const move = wander(gameOf(game), view, seat, dice);
  const tokens = tokensIn(asked, gameOf(game).answers(view, seat, move));
  return [
    pictures.board?.(open, reader, latest) ?? [],
    pictures.hand?.sketch(asked) ?? [],
    ...others.map(({ sketch }) => sketch ?? []),
    ...(news.moments?.(latest, open, reader) ?? []).map(({ sketches }) => sketches),
    ...[...tokens.keys()].map((length) => askingPanel(asked, tokens.slice(0, length))?.sketches ?? []),
  ].flat();
}

/** The game whose drawings its pictures use; a game may have none of its own. */
function drawingsOf(id: GameId): string | undefined {
  const game = gameOf(id);
  const state = game.setUp(game.seats.min, game.settleOptions(usualOptions(game.options)));
  const { reader } = seatOfGame(id, state, seatAt(0), game.seats.min);
  return presentationOf(id).pictures.board?.(game.view(state, 'public'), reader, []).scene.game;
}

describe.each(GAME_IDS)('at any moment of %s', async (id) => {
  const [shared, own] = await Promise.all([artOf(undefined), artOf(drawingsOf(id))]);
  const faultsIn = ({ scene }: Sketch) => faultsOf(scene, (scene.game === undefined ? shared : own).atlas);

  it('all pictures can be read, and all are told in words', () => {
    forSeeds(games(id), (seed) => {
      const dice = seededDice(seed);
      const sketches = [...momentsOf(id, dice)].flatMap((moment) => sketchesAt(moment, dice));
      expect(sketches.length).toBeGreaterThan(0);
      expect(sketches.flatMap(faultsIn)).toEqual([]);
      const longest = sketches.map(({ alt }) => alt).reduce((a, b) => (b.length > a.length ? b : a));
      expect(longest.length, longest).toBeLessThanOrEqual(MOST_ALT_TEXT);
    });
  });
});
