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
  isOver(): boolean;
  /** The same people play the same game once more. */
  openAnother(): Promise<void>;
}

type Group = readonly [host: Person, ...guests: Person[]];

/** Who plays what, and where. */
interface Meeting {
  readonly group: Group;
  readonly channel: string;
  readonly game: string;
}

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

const offers =
  (wanted: string) =>
  ({ ephemeral, pressable }: VisibleMessage): boolean =>
    !ephemeral && pressable.some(({ label }) => label === wanted);

async function open({ group, channel, game }: Meeting): Promise<void> {
  const [host, ...guests] = group;
  const where = { in: { id: channel } };
  await host.slash(game, {}, where);
  await host.sees(offers('Join'), where);
  for (const guest of guests) await guest.click('Join', where);
  const areSeated = (lobby: VisibleMessage): boolean => guests.every(({ mention }) => lobby.text.includes(mention));
  await host.sees((seen) => offers('Join')(seen) && areSeated(seen), where);
  await host.click('Start', where);
  await host.sees(offers('Play'), where);
}

export async function openTable(guild: GuildHandle, number: number, game: string, dice: Dice): Promise<LoadedTable> {
  const { id: channel } = guild.createChannel(`table-${number}`);
  const group: Group = [guild.join(`ann${number}`), guild.join(`bob${number}`), guild.join(`cid${number}`)];
  await open({ group, channel, game });
  return tableOf({ group, channel, game }, dice);
}

/** A game that goes on in this channel. */
export function tableOf(meeting: Meeting, dice: Dice): LoadedTable {
  const { group, channel } = meeting;
  const [host] = group;
  const where = { in: { id: channel } };
  /** Each person's private panel, as they last saw it. */
  const panels = new Map<Person, VisibleMessage>();

  const tablePanel = (): VisibleMessage | undefined => host.visible(where).findLast(offers('Play'));

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
    isOver: () => !tablePanel() && host.visible(where).some(offers('Rematch')),
    async openAnother() {
      panels.clear();
      await open(meeting);
    },
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
