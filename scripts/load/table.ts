/** People at a table, who make one press at a time: mostly to play, now and then to look something up. */
import { ButtonStyle } from 'discord-api-types/v10';
import type { GuildHandle } from '#emulator/people/guild.ts';
import type { Outcome } from '#emulator/people/outcome.ts';
import type { Person } from '#emulator/people/person.ts';
import type { Pressable } from '#emulator/people/pressable.ts';
import type { VisibleMessage } from '#emulator/people/visible.ts';
import { everyComponent } from '#emulator/world/components.ts';
import { type Dice, pickOne } from '#engine/chance.ts';

export interface LoadedTable {
  /** Its panel is there. */
  isShown(): boolean;
  /** Null if there is nothing to press just now. */
  press(): Promise<Outcome> | null;
}

type Group = readonly [host: Person, ...guests: Person[]];

/** Of a hundred presses. */
const LOOKS = [
  { label: 'My hand', upTo: 8 },
  { label: 'Recap', upTo: 14 },
  { label: 'Rules', upTo: 17 },
  { label: 'More', upTo: 20 },
] as const;
const BOARD_UP_TO = 25;

/** What undoes, leaves or leads away. */
const SHUNNED = /^(undo|back|leave|stop|close|forget|rematch|retreat|why|rules|suggest)/i;
/** The bot's sign for a decision that is in, and secret until all have decided. */
const FACE_DOWN = '🤫';

const styleOf = ({ components }: VisibleMessage, { customId }: Pressable): unknown =>
  [...everyComponent(components)].find((node) => node.custom_id === customId)?.['style'];

/** What is filled in goes on; otherwise anything that does not lead away. Null where nothing is to be decided. */
function nextPress(panel: VisibleMessage, dice: Dice): Pressable | null {
  if (panel.text.includes(FACE_DOWN)) return null;
  const onward = panel.pressable.filter(({ label }) => !SHUNNED.test(label ?? ''));
  const filled = onward.filter((each) => styleOf(panel, each) === ButtonStyle.Success);
  const [first] = filled;
  if (first) return dice.below(4) > 0 ? first : pickOne(onward, dice);
  return onward.length > 0 ? pickOne(onward, dice) : null;
}

export async function openTable(guild: GuildHandle, number: number, game: string, dice: Dice): Promise<LoadedTable> {
  const channel = guild.createChannel(`table-${number}`);
  const where = { in: { id: channel.id } };
  const [host, second, third] = [guild.join(`ann${number}`), guild.join(`bob${number}`), guild.join(`cid${number}`)];
  await host.slash(game, {}, where);
  await host.sees('who plays?', where);
  for (const person of [second, third]) await person.click('Join', where);
  await host.sees(({ text }) => text.includes(third.mention), where);
  await host.click('Start', where);
  await host.sees('Waiting for', where);
  return tableOf([host, second, third], channel.id, dice);
}

/** A game that goes on in this channel. */
export function tableOf(group: Group, channel: string, dice: Dice): LoadedTable {
  const [host] = group;
  const where = { in: { id: channel } };
  /** Each person's private panel, as they last saw it. */
  const panels = new Map<Person, VisibleMessage>();

  const tablePanel = (): VisibleMessage | undefined =>
    host
      .visible(where)
      .findLast(({ ephemeral, pressable }) => !ephemeral && pressable.some(({ label }) => label === 'Play'));

  /** What the person does with the answer: goes on from it, or puts it away. */
  async function follow(person: Person, pressed: VisibleMessage | null, outcome: Promise<Outcome>): Promise<Outcome> {
    const came = await outcome;
    const isPanel = (came.kind === 'replied' && pressed === null) || came.kind === 'updated';
    if (isPanel && nextPress(came.message, dice)) panels.set(person, came.message);
    else panels.delete(person);
    if ('message' in came && came.message.ephemeral && !panels.has(person)) person.dismiss(came.message);
    return came;
  }

  function step(person: Person, table: VisibleMessage): Promise<Outcome> {
    const panel = panels.get(person) ?? null;
    const next = panel && nextPress(panel, dice);
    if (!panel || !next) return follow(person, null, person.click('Play', { on: table }));
    const { kind, customId, choices } = next;
    if (kind === 'button') return follow(person, panel, person.click(customId, { on: panel }));
    return follow(person, panel, person.select(customId, [pickOne(choices, dice).value], { on: panel }));
  }

  async function lookUp(label: string, table: VisibleMessage): Promise<Outcome> {
    const outcome = await host.click(label, { on: table });
    if ('message' in outcome && outcome.message.ephemeral) host.dismiss(outcome.message);
    return outcome;
  }

  return {
    isShown: () => tablePanel() !== undefined,
    press() {
      const table = tablePanel();
      if (!table) return null;
      const roll = dice.below(100);
      const look = LOOKS.find(({ upTo }) => roll < upTo);
      if (look && table.pressable.some(({ label }) => label === look.label)) return lookUp(look.label, table);
      if (roll < BOARD_UP_TO) return host.slash('game board', {}, where);
      const asked = group.filter(({ mention, name }) =>
        [mention, name].some((who) => table.text.includes(`Waiting for ${who}`)),
      );
      return step(asked.length > 0 ? pickOne(asked, dice) : pickOne(group, dice), table);
    },
  };
}
