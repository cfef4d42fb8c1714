/** What somebody with bad intent sends: real ids in the wrong hands, ids bent out of shape, and content of any type. */
import { ComponentType } from 'discord-api-types/v10';
import { ROUTE_NAMES } from '#discord/route-names.ts';
import { COMMANDS } from '#discord/routes.ts';
import type { Emulator } from '#emulator/emulator.ts';
import { type Dice, pickOne } from '#engine/chance.ts';
import { type RawPress, SELECTS } from './raw-press.ts';

/** What there is to press, and what can be named, in a world. */
export interface Known {
  /** Every id on a button or select, with a message that has it. */
  readonly pressable: readonly { readonly customId: string; readonly message: string; readonly channel: string }[];
  readonly messages: readonly { readonly message: string; readonly channel: string }[];
  readonly tables: readonly string[];
  readonly people: readonly string[];
}

const idsIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'custom_id' in value && typeof value.custom_id === 'string' ? [value.custom_id] : [];
  return [...own, ...Object.values(value).flatMap(idsIn)];
};

export function knownIn({ world }: Emulator, tables: readonly string[]): Known {
  const all = [...world.messages].flatMap(([channel, inChannel]) =>
    [...inChannel.values()].map((message) => ({ channel, message })),
  );
  return {
    tables,
    people: [...world.users.keys()],
    messages: all.map(({ channel, message }) => ({ channel, message: message.id })),
    pressable: all.flatMap(({ channel, message }) =>
      idsIn(message.components).map((customId) => ({ customId, message: message.id, channel })),
    ),
  };
}

const ODD_TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  '1',
  '2',
  '7',
  '99',
  '1e9',
  'NaN',
  'null',
  '999999999999999999999',
  'x'.repeat(60),
  '~1z~',
  '~~',
  '~zzzz~',
  '%00',
  '../..',
  "' or 1=1 --",
  'ünï',
  '\u202e\u0000',
  '__proto__',
  'constructor',
  'toString',
  'again',
  'urland',
  'sticks',
  'invite',
  'option',
  'weak',
  'en',
] as const;

const ODD_VALUES: readonly unknown[] = [...ODD_TEXTS, 0, -1, 3.5, 1e300, true, false, null, [], ['a'], {}, { a: 1 }];

const FIELDS = ['from', 'to', 'zone', 'amount', 'number', 'count', 'name', 'text'] as const;

const often = (dice: Dice, one: number, of: number): boolean => dice.below(of) < one;

function mutated(customId: string, known: Known, dice: Dice): string {
  const parts = customId.split(':');
  const at = dice.below(Math.max(1, parts.length));
  switch (dice.below(8)) {
    case 0:
      return parts.toSpliced(at, 1, pickOne(ODD_TEXTS, dice)).join(':');
    case 1:
      return parts.toSpliced(1, 1, pickOne(known.tables, dice)).join(':');
    case 2:
      return parts.toSpliced(2, 1, String(dice.below(60))).join(':');
    case 3:
      return parts.toSpliced(0, 1, pickOne(ROUTE_NAMES, dice)).join(':');
    case 4:
      return [...parts, pickOne(ODD_TEXTS, dice)].join(':');
    case 5:
      return parts.slice(0, -1).join(':');
    case 6: {
      const where = dice.below(customId.length + 1);
      return customId.slice(0, where) + String.fromCharCode(33 + dice.below(90)) + customId.slice(where + 1);
    }
    default:
      return parts.toSpliced(at, 1, pickOne(known.people, dice)).join(':');
  }
}

function invented(known: Known, dice: Dice): string {
  const table = often(dice, 9, 10) ? pickOne(known.tables, dice) : pickOne(ODD_TEXTS, dice);
  const version = often(dice, 1, 2) ? '' : String(dice.below(60));
  const words = [...ODD_TEXTS, ...known.people];
  const args = Array.from({ length: dice.below(4) }, () => pickOne(words, dice));
  return [pickOne(ROUTE_NAMES, dice), table, version, ...args].join(':');
}

function idFor(known: Known, dice: Dice): unknown {
  const real = pickOne(known.pressable, dice).customId;
  const kind = dice.below(10);
  if (kind < 3) return real;
  if (kind < 6) return mutated(real, known, dice);
  if (kind < 9) return invented(known, dice);
  return pickOne(ODD_VALUES, dice);
}

const someOf = (from: readonly unknown[], dice: Dice): unknown[] =>
  Array.from({ length: dice.below(4) }, () => pickOne(from, dice));

function valuesFor(known: Known, dice: Dice): unknown {
  if (often(dice, 1, 8)) return pickOne(ODD_VALUES, dice);
  return someOf(often(dice, 1, 2) ? known.people : ODD_TEXTS, dice);
}

function componentsFor(dice: Dice): unknown {
  if (often(dice, 1, 4)) return pickOne(ODD_VALUES, dice);
  return Array.from({ length: dice.below(4) }, () => {
    const field = { type: ComponentType.TextInput, custom_id: pickOne(FIELDS, dice), value: pickOne(ODD_VALUES, dice) };
    const shapes = [
      { type: ComponentType.Label, component: field },
      { type: ComponentType.ActionRow, components: [field] },
      { type: ComponentType.ActionRow },
      { type: ComponentType.Label, component: pickOne(ODD_VALUES, dice) },
      { type: ComponentType.ActionRow, components: pickOne(ODD_VALUES, dice) },
    ];
    return pickOne(often(dice, 3, 4) ? shapes.slice(0, 2) : shapes, dice);
  });
}

const NAMES = ['players', 'computers', 'level', 'clock', 'language', 'topic', 'length', 'cards', 'sticks'] as const;
const PATHS = [...COMMANDS.map(({ path }) => path), 'game', 'game nowhere', 'nowhere', 'doctor'];

function optionsFor(dice: Dice): unknown[] {
  return Array.from({ length: dice.below(4) }, () => ({
    name: pickOne(NAMES, dice),
    type: 3 + dice.below(9),
    value: pickOne(ODD_VALUES, dice),
    ...(often(dice, 1, 2) ? { focused: true } : {}),
  }));
}

function commandFor(dice: Dice, kind: 'command' | 'typing'): RawPress {
  const [name = '', sub] = pickOne(PATHS, dice).split(' ');
  // The emulator, too, reads what is being typed.
  const options = kind === 'command' && often(dice, 1, 10) ? pickOne(ODD_VALUES, dice) : optionsFor(dice);
  return { kind, name, options: sub === undefined ? options : [{ name: sub, type: 1, options }] };
}

export interface Forgery {
  /** An id, or `dm`. */
  readonly channel: string;
  readonly press: RawPress;
}

const isOf =
  (channel: string) =>
  (each: { readonly channel: string }): boolean =>
    each.channel === channel;

export function forge(known: Known, channels: readonly string[], dice: Dice): Forgery {
  const there = known.messages.filter(({ channel }) => channels.includes(channel));
  const { channel, message } = pickOne(there, dice);
  const customId = idFor({ ...known, pressable: preferring(known, channel, dice) }, dice);
  switch (dice.below(10)) {
    case 0:
    case 1:
    case 2:
    case 3:
      return { channel, press: { kind: 'button', customId, message } };
    case 4:
    case 5:
    case 6: {
      const of = pickOne(Object.keys(SELECTS) as (keyof typeof SELECTS)[], dice);
      return { channel, press: { kind: 'select', of, customId, message, values: valuesFor(known, dice) } };
    }
    case 7:
      return { channel, press: { kind: 'form', customId, message, components: componentsFor(dice) } };
    case 8:
      return { channel: often(dice, 1, 6) ? 'dm' : channel, press: commandFor(dice, 'command') };
    default:
      return { channel: often(dice, 1, 6) ? 'dm' : channel, press: commandFor(dice, 'typing') };
  }
}

/** Mostly what can be pressed in that channel, now and then what belongs to another. */
function preferring({ pressable }: Known, channel: string, dice: Dice): Known['pressable'] {
  const here = pressable.filter(isOf(channel));
  return here.length > 0 && often(dice, 2, 3) ? here : pressable;
}
