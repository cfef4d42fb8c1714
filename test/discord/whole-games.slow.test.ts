/** Whole games through Discord: people who know nothing but what they see press buttons until somebody has won. */
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Emulator } from '#emulator/emulator.ts';
import type { Person } from '#emulator/people/person.ts';
import type { VisibleMessage } from '#emulator/people/visible.ts';
import { seededDice } from '#engine/chance.ts';
import { URLAND } from '#games/urland/game.ts';
import { MODULE } from '#games/urland/index.ts';
import type { Entry } from '#games/urland/types.ts';
import { readTables } from '#store/sqlite/table-reader.ts';
import type { Table } from '#tables/table.ts';
import { aDriver } from '../support/person-driver.ts';
import { replay } from '../support/replay.ts';
import { watchSecrets } from '../support/secret-watch.ts';
import { playRecord } from '../support/urland-record.ts';
import { nextAsked } from './next-asked.ts';
import { aStage, painted, startGame } from './stage.ts';

const NAMES = ['ann', 'bob', 'cid', 'dot', 'eve'] as const;
const MINUTES = 60_000;

function countMessages(discord: Emulator, people: readonly Person[]) {
  const posts = discord.recording.exchanges.filter(
    ({ method, template }) => method === 'POST' && template === '/channels/{channel_id}/messages',
  );
  const edits = discord.recording.exchanges.filter(
    ({ method, template }) => method === 'PATCH' && template === '/channels/{channel_id}/messages/{message_id}',
  );
  const direct = people.reduce((sum, person) => sum + person.visible({ in: 'dm' }).length, 0);
  return { posts: posts.length - direct, direct, edits: edits.length };
}

/** The table as it truly is, read behind the bot's back. */
function truthIn(databaseFile: string): () => Table {
  const reader = readTables(databaseFile);
  onTestFinished(() => reader.close());
  return () => {
    const [table] = reader.latest(1);
    if (table === undefined) throw new Error('there is a table');
    return table;
  };
}

/** The entries of the record that the game's last panel gives out. */
async function recordBehind(person: Person, panel: VisibleMessage): Promise<readonly Entry[]> {
  const outcome = await person.click('Record', { on: panel });
  const [file] = outcome.kind === 'replied' ? outcome.message.files : [];
  const record = playRecord(await (await fetch(file?.url ?? '')).text());
  if (!record.ok) throw new Error(`line ${record.error.line}: ${record.error.reason}`);
  return record.value.entries;
}

/** Everybody's space on the track, best first, as the last panel shows it. */
const shownRanking = ({ text }: VisibleMessage): number[] =>
  [...text.matchAll(/^\*\*\d\.\*\*.*? space (\d+)/gm)].map(([, space]) => Number(space));

/** The same, from the record alone. */
function rankingOf(players: number, entries: readonly Entry[]): number[] {
  const replayed = replay(URLAND, players, entries);
  if (!replayed.ok) throw new Error(`entry ${replayed.error.index} is refused`);
  const view = URLAND.view(replayed.value, 'public');
  expect(view.phase.kind).toBe('over');
  return MODULE.ranking(view)
    .flat()
    .map((seat) => view.track[seat] ?? 0);
}

describe.each([3, 4, 5])('%i people', (players) => {
  it(
    'play a whole game with buttons alone, and its record replays to the same result',
    async () => {
      const { discord, guild, databaseFile } = await aStage(players === 3 ? { pictures: painted() } : {});
      const dice = seededDice(players);
      const [host, ...others] = NAMES.slice(0, players).map((name) => guild.join(name));
      if (host === undefined) throw new Error('a game needs people');
      await startGame([host, ...others]);
      const people = [host, ...others];
      const drivers = people.map((person) => aDriver(person, dice));

      const truth = truthIn(databaseFile);
      const secrets = watchSecrets(people);

      for (let asked = await nextAsked(discord, drivers); asked; asked = await nextAsked(discord, drivers)) {
        await asked.play({ afterEach: () => expect(secrets.look(truth())).toEqual([]) });
      }

      const end = await host.sees('wins');
      const entries = await recordBehind(host, end);
      expect(shownRanking(end)).toEqual(rankingOf(players, entries));

      const clicks = drivers.map((driver) => driver.clicks);
      console.log(
        JSON.stringify({
          players,
          entries: entries.length,
          clicks,
          ...countMessages(discord, people),
          watched: secrets.watched,
        }),
      );
    },
    10 * MINUTES,
  );
});
