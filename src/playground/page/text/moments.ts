/** Points in time in words, as Discord writes them. */

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The letters of `<t:0:R>`; without one Discord means `f`. */
const STYLES: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
};

/** Anybody can write a number that is no point in time, and a calendar ends. */
export const isMoment = (at: number): boolean => !Number.isNaN(new Date(at).getTime());

export function momentText(at: number, style: string, now: number, locale: string): string {
  if (style === 'R') return relativeText(at - now, locale);
  return new Intl.DateTimeFormat(locale, STYLES[style] ?? STYLES['f']).format(at);
}

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', SECOND],
];

export function relativeText(ahead: number, locale: string): string {
  const [unit, length] =
    UNITS.find(([, milliseconds]) => Math.abs(ahead) >= milliseconds) ?? (['second', SECOND] as const);
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.round(ahead / length), unit);
}

export const isSameDay = (a: number, b: number): boolean => new Date(a).toDateString() === new Date(b).toDateString();

/** Beside an author's name: the time alone for today. */
export function stampText(at: number, now: number, locale: string): string {
  if (isSameDay(at, now)) return momentText(at, 't', now, locale);
  return new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' }).format(at);
}

export function dayText(at: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(at);
}
