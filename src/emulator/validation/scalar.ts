import { type ErrorTree, refuseRepeats } from './error-tree.ts';
import {
  badLength,
  badScheme,
  NOT_BOOLEAN,
  NOT_URL,
  notChosen,
  notEmulatedRefusal,
  notNumber,
  notPattern,
  notText,
  notTime,
  REPEATED_IN_SET,
  REQUIRED,
  tooBig,
  tooLong,
  tooSmall,
} from './refusals.ts';
import { checked, list, type Rule, scalar } from './rule.ts';

/** Discord counts code points, JavaScript UTF-16 units: an emoji is one character in a limit, not two. */
export function codePoints(text: string): number {
  const pairs = text.match(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g);
  return text.length - (pairs?.length ?? 0);
}

const longerThan = (text: string, max: number): boolean => text.length > max && codePoints(text) > max;

const isBlank = (text: string): boolean => !/\S/.test(text);

/** A text of `min` to `max` characters. Blanks around a text don't count, so one of blanks alone is absent. */
export function text(min: number, max: number): Rule {
  const wrongLength = min > 0 ? badLength(min, max) : tooLong(max);
  return scalar((value) => {
    if (typeof value !== 'string') return notText(value);
    if (min > 0 && isBlank(value)) return REQUIRED;
    return longerThan(value, max) || (min > 1 && codePoints(value) < min) ? wrongLength : null;
  });
}

/** A text that has to be there, but of which Discord states only the upper limit. */
export function filledText(max: number): Rule {
  const wrongLength = tooLong(max);
  return scalar((value) => {
    if (typeof value !== 'string') return notText(value);
    if (isBlank(value)) return REQUIRED;
    return longerThan(value, max) ? wrongLength : null;
  });
}

export const matching = (rule: Rule, pattern: RegExp): Rule =>
  checked<string>(rule, (value) => (pattern.test(value) ? null : notPattern));

export const boolean: Rule = scalar((value) => (typeof value === 'boolean' ? null : NOT_BOOLEAN));

export function integer(min: number, max: number): Rule {
  return scalar((value) => {
    if (typeof value !== 'number' || !Number.isInteger(value)) return notNumber(value, 'int');
    if (value < min) return tooSmall(min);
    return value > max ? tooBig(max) : null;
  });
}

export function decimal(min: number, max: number): Rule {
  return scalar((value) => {
    if (typeof value !== 'number') return notNumber(value, 'float');
    if (value < min) return tooSmall(min, 'float');
    return value > max ? tooBig(max, 'float') : null;
  });
}

export function choice(values: readonly (string | number)[]): Rule {
  const wrong = notChosen(values);
  return scalar((value) => (values.includes(value as string | number) ? null : wrong));
}

const INT64_MAX = 9_223_372_036_854_775_807n;

export const snowflake: Rule = scalar((value) => {
  if (typeof value !== 'string' || !/^(0|[1-9]\d*)$/.test(value)) return notNumber(value, 'snowflake');
  return value.length > 18 && BigInt(value) > INT64_MAX ? tooBig(`${INT64_MAX}`, 'snowflake') : null;
});

/** Bits that Discord sends and takes as a decimal text, because they outgrow a JSON number. */
export const bitfield: Rule = scalar((value) =>
  /^\d+$/.test(String(value)) && (typeof value === 'string' || Number.isSafeInteger(value))
    ? null
    : notNumber(value, 'int'),
);

/** A list whose members may not repeat. */
export const set = (item: Rule, min: number, max: number): Rule =>
  checked<readonly unknown[]>(list(item, min, max), (values) => refuseRepeats(values, () => REPEATED_IN_SET));

const WEB = ['http', 'https'] as const;
const MEDIA = [...WEB, 'attachment'] as const;

/** The name of the uploaded file that an address stands for, or null where it is an ordinary address. */
export const attachmentName = (url: string): string | null =>
  url.startsWith('attachment://') ? url.slice('attachment://'.length) : null;

function refuseUrl(value: string, schemes: readonly string[]): ErrorTree | null {
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(value)?.[1];
  if (scheme === undefined) return NOT_URL;
  if (!schemes.includes(scheme.toLowerCase())) return badScheme(scheme, schemes);
  const wellFormed = scheme === 'attachment' ? attachmentName(value) !== '' : URL.canParse(value);
  return wellFormed ? null : NOT_URL;
}

const url = (schemes: readonly string[], max: number): Rule =>
  checked<string>(filledText(max), (value) => refuseUrl(value, schemes));

export const webUrl = url(WEB, 2048);
export const mediaUrl = url(MEDIA, 2048);
export const buttonUrl = url([...WEB, 'discord'], 512);

/** Date alone or date and time, as Python's ISO 8601 parsers take it. */
const ISO_8601 = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

export const timestamp: Rule = scalar((value) =>
  typeof value === 'string' && ISO_8601.test(value) && !Number.isNaN(Date.parse(value)) ? null : notTime(value),
);

/** A feature of Discord that the emulator does not have: better a clear refusal than a silent difference. */
export const notEmulated = (what: string): Rule => scalar(() => notEmulatedRefusal(what));
