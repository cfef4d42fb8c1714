/** Everything at a table that can be looked at without deciding anything. */
import { pressRaw, type RawPress } from './raw-press.ts';
import { take } from './taken.ts';
import type { Club } from './world.ts';

const BUTTONS = ['play', 'hand', 'recap', 'more', 'rules', 'over-verify', 'suggest'] as const;
const COMMANDS = ['hand', 'board', 'recap', 'tables', 'record'] as const;

const looksAt = (table: string, message: string): RawPress[] => [
  ...BUTTONS.map((route): RawPress => ({ kind: 'button', customId: `${route}:${table}:`, message })),
  ...COMMANDS.map((name): RawPress => ({ kind: 'command', name: 'game', options: [{ name, type: 1, options: [] }] })),
];

/** What the bot sends while somebody looks around at a table. */
export async function seenBy(club: Club, name: string, table: string, channel: string): Promise<string[]> {
  const message = club.person(name).visible({ in: { id: channel } })[0]?.id ?? '';
  take(club);
  const seen: string[] = [];
  for (const press of looksAt(table, message)) {
    club.discord.clock.turn(1_000);
    await pressRaw(club.discord, club.person(name), channel, press);
    await club.discord.settled();
    seen.push(take(club).sent);
  }
  return seen;
}
