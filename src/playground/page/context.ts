import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { PersonView } from '../protocol.ts';
import type { Choices, Choose } from './choices.ts';
import type { Ask } from './connection.ts';
import type { Deed } from './deeds.ts';
import type { Event, PageState, Surroundings } from './state.ts';

/** What a message needs to be shown: the same object as long as it would look the same. */
export interface FrameContext {
  readonly state: Surroundings;
  readonly ask: Ask;
  readonly choose: Choose;
  readonly enlarge: (picture: Picture) => void;
}

export interface PageContext extends FrameContext {
  readonly state: PageState;
  readonly choices: Choices;
  readonly hear: (event: Event) => void;
}

export interface Picture {
  readonly url: string;
  readonly description: string;
}

/** One person's Discord on the page. */
export interface PaneContext {
  readonly person: PersonView;
  readonly channelId: string;
  readonly perform: (deed: Deed) => void;
  /** What waits for the bot, as `message:custom id`. */
  readonly pending: ReadonlySet<string>;
  readonly replyTo: (messageId: string) => void;
}

export const Page = createContext<PageContext | null>(null);
export const Frame = createContext<FrameContext | null>(null);
export const Pane = createContext<PaneContext | null>(null);

export function usePage(): PageContext {
  const page = useContext(Page);
  if (page === null) throw new Error('this belongs inside the page');
  return page;
}

export function useFrame(): FrameContext {
  const frame = useContext(Frame);
  if (frame === null) throw new Error('this belongs inside the page');
  return frame;
}

export function usePane(): PaneContext {
  const pane = useContext(Pane);
  if (pane === null) throw new Error('this belongs inside a pane');
  return pane;
}
