import type { ErrorTree } from './error-tree.ts';
import { notEnum } from './refusals.ts';
import { dictionary, optional, type Rule } from './rule.ts';

/** https://docs.discord.com/developers/reference#locales */
const LOCALES: ReadonlySet<string> = new Set([
  'ar',
  'bg',
  'cs',
  'da',
  'de',
  'el',
  'en-GB',
  'en-US',
  'es-419',
  'es-ES',
  'fi',
  'fr',
  'he',
  'hi',
  'hr',
  'hu',
  'id',
  'it',
  'ja',
  'ko',
  'lt',
  'nl',
  'no',
  'pl',
  'pt-BR',
  'ro',
  'ru',
  'sv-SE',
  'th',
  'tr',
  'uk',
  'vi',
  'zh-CN',
  'zh-TW',
]);

const refuseLocale = (locale: string): ErrorTree | null => (LOCALES.has(locale) ? null : notEnum(locale));

export const localizations = (rule: Rule): Rule => optional(dictionary(rule, refuseLocale));
