/** A person's settings, for all of their tables. */
import { isTimeZone, MINUTES_A_DAY, type QuietHours } from './time/quiet-hours.ts';

/** `hand`: their hand and all notes. `reminders`: notes alone. */
export const DIRECT_WISHES = ['hand', 'reminders', 'nothing'] as const;
export type DirectWish = (typeof DIRECT_WISHES)[number];

export const isDirectWish = (text: string | undefined): text is DirectWish =>
  DIRECT_WISHES.some((wish) => wish === text);

export interface PersonSettings {
  /** An IANA name, such as Europe/Berlin. */
  readonly timeZone: string;
  /** In their time zone. */
  readonly quiet: QuietHours | null;
  /** Until then they get no reminders, and their clocks stand still. */
  readonly awayUntil: number | null;
  /** Hours until the first reminder; null for none at all. */
  readonly remindAfter: number | null;
  /** For messages that only they see. Null: their Discord's language, or the table’s if Discord names none. */
  readonly language: string | null;
  /** The direct messages they want. They are asked once: until they answer, they get none. */
  readonly direct: DirectWish | 'unasked' | 'unanswered';
  /** The colours of their pictures. */
  readonly palette: string;
  /** An action that would end their turn is asked about first. */
  readonly confirmTurn: boolean;
  /** They get a quiet direct message when their turn comes after the present one. */
  readonly tellNext: boolean;
  /** The kinds of moves they have made at any table, each as `game.kind`. These are not explained to them again. */
  readonly taught: readonly string[];
}

export const DEFAULT_SETTINGS: PersonSettings = {
  timeZone: 'UTC',
  quiet: null,
  awayUntil: null,
  remindAfter: 12,
  language: null,
  direct: 'unasked',
  palette: 'standard',
  confirmTurn: true,
  tellNext: false,
  taught: [],
};

/** The end of their absence; null if they are here. */
export const awayUntil = ({ awayUntil: until }: PersonSettings, now: number): number | null =>
  until !== null && until > now ? until : null;

/** They have asked for notes, with or without their hand. */
export const wantsNotes = ({ direct }: PersonSettings): boolean => direct === 'hand' || direct === 'reminders';

const MAX_REMIND_AFTER = 24 * 14;

const isMinute = (minute: number): boolean => Number.isInteger(minute) && minute >= 0 && minute < MINUTES_A_DAY;

const isQuiet = ({ quiet }: PersonSettings): boolean =>
  quiet === null || (isMinute(quiet.from) && isMinute(quiet.to) && quiet.from !== quiet.to);

const isRemindAfter = ({ remindAfter }: PersonSettings): boolean =>
  remindAfter === null || (Number.isInteger(remindAfter) && remindAfter > 0 && remindAfter <= MAX_REMIND_AFTER);

export const isValid = (settings: PersonSettings): boolean =>
  isTimeZone(settings.timeZone) &&
  isQuiet(settings) &&
  isRemindAfter(settings) &&
  (settings.awayUntil === null || Number.isSafeInteger(settings.awayUntil));
