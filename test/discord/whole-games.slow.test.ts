/** Whole games through Discord: people who know nothing but what they see press buttons until somebody has won. */
import { describe, expect, it } from 'vitest';
import type { Emulator } from '#emulator/emulator.ts';
import type { Person } from '#emulator/people/person.ts';
import { seededDice } from '#engine/chance.ts';
import { replay } from '#engine/match.ts';
import { COMPANIONS } from '#games/companions.ts';
import { URLAND } from '#games/urland/index.ts';
import { aDriver } from '../support/person-driver.ts';
import { nextAsked } from './next-asked.ts';
import { aStage, startGame } from './stage.ts';

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

describe.each([3, 4, 5])('%i people', (players) => {
  it(
    'play a whole game with buttons alone, and its record replays to the same result',
    async () => {
      const { discord, guild } = await aStage();
      const dice = seededDice(players);
      const [host, ...others] = NAMES.slice(0, players).map((name) => guild.join(name));
      if (host === undefined) throw new Error('a game needs people');
      await startGame([host, ...others]);
      const people = [host, ...others];
      const drivers = people.map((person) => aDriver(person, dice));

      for (let asked = await nextAsked(discord, drivers); asked; asked = await nextAsked(discord, drivers)) {
        await asked.play();
      }

      const end = await host.sees('wins');
      const record = await host.click('Record', { on: end });
      expect(record.kind).toBe('replied');
      const [file] = record.kind === 'replied' ? record.message.files : [];
      const text = await (await fetch(file?.url ?? '')).text();
      const read = COMPANIONS.urland.readRecord(text);
      expect(read.ok).toBe(true);
      if (!read.ok) return;
      const result = replay(URLAND, players, read.value.entries);
      expect(result.ok).toBe(true);
      if (!result.ok) return;
      expect(URLAND.decision(result.value.state)).toEqual({ kind: 'over' });
      const [winner] = COMPANIONS.urland.ranking(URLAND.view(result.value.state, 'public'))[0] ?? [];
      expect(read.value.colours[winner ?? 0]).toBeDefined();

      const clicks = drivers.map((driver) => driver.clicks);
      console.log(
        JSON.stringify({ players, entries: read.value.entries.length, clicks, ...countMessages(discord, people) }),
      );
    },
    10 * MINUTES,
  );
});
