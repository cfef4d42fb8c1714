/** What whoever sits in front of the page chose to look at; kept in the browser. */
import { useState } from 'preact/hooks';
import type { Id } from '../protocol.ts';
import { channelsSeen, type PageState } from './state.ts';

export interface Choices {
  /** Whose Discord is open, side by side, in this order. */
  readonly open: readonly Id[];
  readonly channelOf: Readonly<Record<Id, Id>>;
  /** The newest message somebody has read, by `person:channel`. */
  readonly read: Readonly<Record<string, Id>>;
  readonly developer: boolean;
}

/** Side by side there is room for no more. */
export const MOST_OPEN = 5;

const KEY = 'playground';
const NONE: Choices = { open: [], channelOf: {}, read: {}, developer: false };

export type Choose = (change: (choices: Choices) => Choices) => void;

export function useChoices(): [Choices, Choose] {
  const [choices, setChoices] = useState(load);
  const choose: Choose = (change) =>
    setChoices((before) => {
      const after = change(before);
      if (after !== before) localStorage.setItem(KEY, JSON.stringify(after));
      return after;
    });
  return [choices, choose];
}

function load(): Choices {
  try {
    return { ...NONE, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Choices>) };
  } catch {
    return NONE;
  }
}

/** Those open that are still there; without any, the first. */
export function openPeople({ people }: PageState, { open }: Choices): Id[] {
  const there = open.filter((id) => people.some((person) => person.id === id));
  const [first] = people;
  return there.length > 0 || first === undefined ? there : [first.id];
}

export function channelShown(state: PageState, { channelOf }: Choices, personId: Id): Id | null {
  const person = state.people.find(({ id }) => id === personId);
  const seen = person === undefined ? [] : channelsSeen(state, person);
  return (seen.find(({ id }) => id === channelOf[personId]) ?? seen[0])?.id ?? null;
}

/** Shows this person alone. */
export const openOnly =
  (id: Id) =>
  (choices: Choices): Choices => ({ ...choices, open: [id] });

/** Puts this person beside the others, or away. */
export const toggle =
  (id: Id, shown: readonly Id[]) =>
  (choices: Choices): Choices => ({
    ...choices,
    open: shown.includes(id) ? shown.filter((each) => each !== id) : [...shown, id].slice(-MOST_OPEN),
  });

export const showChannel =
  (personId: Id, channelId: Id) =>
  (choices: Choices): Choices => ({ ...choices, channelOf: { ...choices.channelOf, [personId]: channelId } });

const readKey = (personId: Id, channelId: Id): string => `${personId}:${channelId}`;

/** An id older than any where nothing was read. */
export function lastRead({ read }: Choices, personId: Id, channelId: Id): Id {
  return read[readKey(personId, channelId)] ?? '0';
}

export const markRead =
  (personId: Id, channelId: Id, messageId: Id) =>
  (choices: Choices): Choices => {
    const key = readKey(personId, channelId);
    return choices.read[key] === messageId ? choices : { ...choices, read: { ...choices.read, [key]: messageId } };
  };
