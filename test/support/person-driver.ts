/**
 * Somebody who plays without knowing the game: looks at the screen, presses what can be pressed, likes what stands out
 * and leaves alone what undoes, leaves or stops. All that is known of the bot are a few words on its buttons.
 */
import { ButtonStyle } from 'discord-api-types/v10';
import type { Outcome } from '#emulator/people/outcome.ts';
import type { Person } from '#emulator/people/person.ts';
import type { Pressable } from '#emulator/people/pressable.ts';
import type { VisibleMessage } from '#emulator/people/visible.ts';
import type { ComponentNode } from '#emulator/world/components.ts';
import { type Dice, pickOne } from '#engine/chance.ts';

/** What a careful person does not press in passing. */
const SHUNNED = /^(undo|back|leave|stop|close|forget|rematch|end my turn|retreat|none|why|rules|suggest|details)/i;
/** One press that answers for many: gladly taken. */
const LIKED = /\ball (of these|that are left)\b/i;
const GLADLY = 8;
/** How much more often than a plain button. */
const TASTE: Readonly<Partial<Record<ButtonStyle, number>>> = {
  [ButtonStyle.Success]: 8,
  [ButtonStyle.Primary]: 6,
  [ButtonStyle.Danger]: 1,
};
/** Now and then somebody does what they mostly leave alone, or just looks around. */
const ONE_IN = 40;
/** So many presses without an end, and the panel is a trap. */
const PATIENCE = 200;

/** What somebody who does not look around presses, once none of their favourites is there: the best first. */
const LEADING_ON = [ButtonStyle.Success, ButtonStyle.Primary, ButtonStyle.Danger] as const;

/** What somebody would press here before anything else; none if it is not there. */
export type Favourite = (message: VisibleMessage, person: Pick<Person, 'name'>) => readonly Pressable[];

export const labelled =
  (label: RegExp): Favourite =>
  ({ pressable }) =>
    pressable.filter((each) => label.test(each.label ?? ''));

/** As much of a person as plays. */
export type Player = Pick<Person, 'name' | 'mention' | 'click' | 'select' | 'sees' | 'visible' | 'dismiss'>;

export interface Driver<P extends Player = Person> {
  readonly person: P;
  /** Presses and choices so far. */
  readonly clicks: number;
  /** The table's panel, or a short post below it, asks for this person, who has not answered it yet. */
  isAsked(): boolean;
  /** Plays until there is nothing left to decide. */
  play(how?: Partial<Manner>): Promise<void>;
}

interface Manner {
  /** Which Play button is pressed: the table's, or the one in the conversation with the bot. */
  readonly from: 'table' | 'dm';
  /** After each press, with its answer on the screen. */
  afterEach(): void;
}

const isDecisive = (style: ButtonStyle | null): boolean =>
  style === ButtonStyle.Success || style === ButtonStyle.Primary || style === ButtonStyle.Danger;

function* nodes(components: readonly ComponentNode[]): Iterable<ComponentNode> {
  for (const node of components) {
    yield node;
    const { components: inner } = node as { components?: readonly ComponentNode[] };
    yield* nodes(inner ?? []);
  }
}

function styleOf({ components }: VisibleMessage, { customId }: Pressable): ButtonStyle | null {
  for (const node of nodes(components)) {
    const { custom_id, style } = node as { custom_id?: string; style?: ButtonStyle };
    if (custom_id === customId) return style ?? null;
  }
  return null;
}

/** All of it greyed out: somebody is thinking about it. */
const isStilled = ({ pressable, disabled }: VisibleMessage): boolean => pressable.length === 0 && disabled.length > 0;

const idsOf = ({ pressable }: VisibleMessage): string => pressable.map(({ customId }) => customId).join(' ');

/** The bot's sign for a decision that is in, and secret until all have decided. */
const FACE_DOWN = '🤫';

/** It could be changed, but need not be. */
const isFaceDown = ({ text }: VisibleMessage): boolean => text.includes(FACE_DOWN);

/** What the person sees of it in the end, once nothing is "thinking" any more. */
export async function seenAfter(person: Player, outcome: Outcome): Promise<VisibleMessage> {
  if (!('message' in outcome)) throw new Error(`${person.name} got ${outcome.kind}`);
  const { kind, message: first } = outcome;
  const isThere = (message: VisibleMessage): boolean =>
    kind !== 'updating' || message.text !== first.text || idsOf(message) !== idsOf(first);
  const isLast = (message: VisibleMessage): boolean => !message.thinking && !isStilled(message) && isThere(message);
  return person.sees((message) => message.id === first.id && isLast(message));
}

/** The lasting messages with a Play button, the newest last. */
export function panelsFor(person: Player, from: Manner['from']): VisibleMessage[] {
  const isPanel = ({ ephemeral, pressable, channel }: VisibleMessage): boolean =>
    !ephemeral && (channel === '@dm') === (from === 'dm') && pressable.some(({ label }) => label === 'Play');
  return person.visible().filter(isPanel);
}

/** Panels and short posts that name somebody, each as it reads now: one that has changed asks anew. */
const callsTo = (person: Player): string[] =>
  panelsFor(person, 'table')
    .filter(({ text }) => text.includes(person.mention))
    .map(({ id, text }) => `${id} ${text}`);

interface Calls {
  isAsked(): boolean;
  /** All that call now are answered. */
  answer(): void;
}

export function callsFor(person: Player): Calls {
  const answered = new Set<string>();
  return {
    isAsked: () => callsTo(person).some((call) => !answered.has(call)),
    answer() {
      for (const call of callsTo(person)) answered.add(call);
    },
  };
}

/** `favourites`: the best first, for somebody who presses only what leads on; null for somebody who also looks around. */
export function aDriver<P extends Player>(
  person: P,
  dice: Dice,
  favourites: readonly Favourite[] | null = null,
): Driver<P> {
  let clicks = 0;
  /** Their last private panel, which somebody who does not look around leaves open. */
  let own: string | null = null;
  const calls = callsFor(person);

  const worth = (message: VisibleMessage, pressable: Pressable): number => {
    const taste = TASTE[styleOf(message, pressable) ?? ButtonStyle.Secondary] ?? 2;
    const label = pressable.label ?? '';
    if (LIKED.test(label)) return taste * GLADLY;
    return SHUNNED.test(label) ? taste / ONE_IN : taste;
  };

  function choose(message: VisibleMessage): Pressable {
    const weighted = message.pressable.map((pressable) => ({ pressable, worth: worth(message, pressable) }));
    const total = weighted.reduce((sum, each) => sum + each.worth, 0);
    let at = (dice.below(1_000_000) / 1_000_000) * total;
    for (const each of weighted) {
      at -= each.worth;
      if (at < 0) return each.pressable;
    }
    return pickOne(message.pressable, dice);
  }

  const leadsOn = ({ label }: Pressable): boolean => label === 'End my turn' || !SHUNNED.test(label ?? '');

  /** A favourite, else what is filled in or stands out. */
  function chooseBriskly(message: VisibleMessage, liked: readonly Favourite[]): Pressable {
    const { pressable } = message;
    const groups = [
      ...liked.map((favourite) => favourite(message, person)),
      ...LEADING_ON.map((style) => pressable.filter((each) => styleOf(message, each) === style && leadsOn(each))),
      pressable.filter(({ label }) => label === 'End my turn'),
    ];
    const best = groups.find(({ length }) => length > 0);
    return best === undefined ? choose(message) : pickOne(best, dice);
  }

  const chooseOn = favourites ? (panel: VisibleMessage) => chooseBriskly(panel, favourites) : choose;

  function press(message: VisibleMessage, { kind, customId, choices, maxValues }: Pressable): Promise<Outcome> {
    clicks++;
    if (kind === 'button') return person.click(customId, { on: message });
    return person.select(customId, someOf(choices, maxValues), { on: message });
  }

  /** One; where more can be chosen, any number of them. */
  function someOf(choices: Pressable['choices'], most: number): string[] {
    const left = choices.map(({ value }) => value);
    const count = most === 1 ? 1 : 1 + dice.below(Math.min(most, left.length));
    return Array.from({ length: count }, () => left.splice(dice.below(left.length), 1)).flat();
  }

  const seen = (outcome: Outcome): Promise<VisibleMessage> => seenAfter(person, outcome);

  /** Greyed out counts too: something is still to be filled in. Where nothing can be done, ending the turn is left. */
  const hasDecision = (message: VisibleMessage): boolean =>
    [...message.pressable, ...message.disabled].some(
      (each) => each.kind !== 'button' || isDecisive(styleOf(message, each)) || each.label === 'End my turn',
    );

  const ownPanel = (): VisibleMessage | null => person.visible().find(({ id }) => id === own) ?? null;

  /** The table names everybody until all have decided; whoever has their panel open knows that theirs is in. */
  function seesOwnDecision(): boolean {
    const panel = ownPanel();
    return panel !== null && isFaceDown(panel);
  }

  /** The panel that asks the next question by itself. */
  function asking(): VisibleMessage | null {
    const panel = ownPanel();
    return panel && hasDecision(panel) && !isFaceDown(panel) ? panel : null;
  }

  async function opened(from: Manner['from']): Promise<VisibleMessage> {
    const panels = panelsFor(person, from);
    const table = panels.findLast(({ text }) => text.includes(person.mention)) ?? panels.at(-1);
    const open = table?.pressable.find(({ label }) => label === 'Play');
    if (!table || !open) throw new Error(`${person.name} sees no Play button`);
    return seen(await press(table, open));
  }

  return {
    person,
    get clicks() {
      return clicks;
    },
    isAsked: () => calls.isAsked() && !seesOwnDecision(),
    async play({ from = 'table', afterEach = () => undefined } = {}) {
      calls.answer();
      let panel = asking() ?? (await opened(from));
      for (let pressed = 0; hasDecision(panel); pressed++) {
        if (pressed > PATIENCE) throw new Error(`${person.name} is stuck at:\n${panel.text}`);
        const chosen = chooseOn(panel);
        const outcome = await press(panel, chosen);
        const next = await seen(outcome);
        afterEach();
        // Another message, such as a page of the rules, is read and dismissed.
        if (next.id !== panel.id) {
          person.dismiss(next);
          continue;
        }
        panel = next;
        if (isFaceDown(next)) break;
      }
      calls.answer();
      if (favourites) own = panel.id;
      else person.dismiss(panel);
    },
  };
}
