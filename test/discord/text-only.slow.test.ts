/**
 * People who get texts, labels and the descriptions of pictures, and nothing else, play whole games. `TEXT_GAMES=50` plays so
 * many of each kind and number of players.
 */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { seededDice } from '#engine/chance.ts';
import { GAME_IDS, type GameId, MODULES } from '#games/index.ts';
import { personId } from '#tables/ids.ts';
import { isLong } from '../support/long-games.ts';
import { STORY_SEED } from '../support/seeds.ts';
import { aTextOnlyDriver } from '../support/text-only-driver.ts';
import { textOnlyPerson } from '../support/text-only-person.ts';
import { faultsFor, type TextScreen } from '../support/text-screen.ts';
import { countedSecrets, openHouse, personIn, startTable, viewOf, waitingSeats } from '../tables/support/house.ts';
import { nextAsked } from './next-asked.ts';
import { aStage, startGame } from './stage.ts';
import { NAMES, textTable } from './text-table.ts';

const GAMES = Number(process.env['TEXT_GAMES'] ?? 1);
/** Time for orders, and for what is told late. */
const PAUSE = 10 * 60_000;

/** Places that are called like players' pieces: the squares of a nest. */
const PLACES: Partial<Record<GameId, RegExp>> = { ants: /\b[A-D][1-5]\b/g };

const TABLES = GAME_IDS.flatMap((game) => {
  const { min, max } = MODULES[game].game.seats;
  // A long game takes its time: with the fewest players alone, unless more games are asked for.
  const most = isLong(game) && GAMES === 1 ? min : max;
  return Array.from({ length: most - min + 1 }, (_, more) => [game, min + more] as const);
});

const seedFor = (number: number): string => createHash('sha256').update(`by ear ${number}`).digest('hex');

async function playByEar(game: GameId, players: number, seed: number) {
  const house = openHouse({ dice: seededDice(seed), secrets: { ...countedSecrets(), seed: () => seedFor(seed) } });
  const people = NAMES.slice(0, players).map((name) => personId(name.toLowerCase()));
  const names = NAMES.slice(0, players);
  const faults = new Set<string>();
  const hear = (screen: TextScreen) => {
    for (const fault of faultsFor(screen, names, PLACES[game])) faults.add(fault);
  };
  const table = await startTable(house, people, {}, game);
  const { open } = textTable(house, table);
  const reader = textOnlyPerson(seededDice(seed), hear);
  for (let view = await viewOf(house, table); view.status === 'running'; view = await viewOf(house, table)) {
    const [seat] = waitingSeats(house, table);
    if (seat === undefined) await house.pass(PAUSE);
    else await reader.play(await open(personIn(view, seat)));
  }
  const { status } = await viewOf(house, table);
  house.close();
  return { status, presses: reader.presses, faults: [...faults] };
}

describe.each(TABLES)('%s with %i people who can’t see', (game, players) => {
  it(`is played to its end, ${GAMES} times, and nothing that is offered is told by looks alone`, async () => {
    const faults = new Set<string>();
    let presses = 0;
    for (let number = 0; number < GAMES; number++) {
      const seed = STORY_SEED * 1000 + number;
      const played = await playByEar(game, players, seed);
      expect(played.status, `seed ${seed}`).toBe('over');
      for (const fault of played.faults) faults.add(`${fault} (game ${seed})`);
      presses += played.presses;
    }
    console.log(JSON.stringify({ game, players, games: GAMES, presses }));
    expect([...faults]).toEqual([]);
  });
});

/** The one with secrets, and the smallest: the others differ in what is written, not in how it gets there. */
const THROUGH_DISCORD = ['urland', 'sticks'] as const satisfies readonly GameId[];

describe.each(THROUGH_DISCORD)('%s through Discord, with people who can’t see', (game) => {
  it('is played to its end by what is written', async () => {
    const { discord, guild } = await aStage({ showTemplateGames: true });
    const names = NAMES.slice(0, MODULES[game].game.seats.min);
    const [host, ...others] = names.map((name) => guild.join(name));
    if (host === undefined) throw new Error('a game needs people');
    await startGame([host, ...others], {}, game);
    const faults = new Set<string>();
    const hear = (screen: TextScreen) => {
      for (const fault of faultsFor(screen, names)) faults.add(fault);
    };
    const dice = seededDice(STORY_SEED);
    const drivers = [host, ...others].map((person) => aTextOnlyDriver(person, dice, hear));
    for (let asked = await nextAsked(discord, drivers); asked; asked = await nextAsked(discord, drivers)) {
      await asked.play();
    }
    const end = await host.sees(/^\*\*1\.\*\* /m);
    expect(end.files.map(({ description }) => description ?? '').join()).toMatch(/ wins|two winners/);
    expect([...faults]).toEqual([]);
  });
});
