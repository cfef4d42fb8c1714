/** A person's settings, for all of their tables. */
import { isTimeZone, MINUTES_A_DAY, type QuietHours } from './time/quiet-hours.ts';

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
  /** They also get direct messages about what concerns only them. */
  readonly direct: boolean;
  /** The colours of their pictures. */
  readonly palette: string;
  /** An action that would end their turn is asked about first. */
  readonly confirmTurn: boolean;
  /** They get a quiet note when only one player is before them. */
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
  direct: true,
  palette: 'standard',
  confirmTurn: true,
  tellNext: false,
  taught: [],
};

/** The end of their absence; null if they are here. */
export const awayUntil = ({ awayUntil: until }: PersonSettings, now: number): number | null =>
  until !== null && until > now ? until : null;

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
