import { at, type ErrorTree, mergeAll } from './error-tree.ts';
import { localizations } from './locale.ts';
import { choiceNameUsed } from './refusals.ts';
import { checked, list, object, type Rule, scalar } from './rule.ts';
import { decimal, integer, text } from './scalar.ts';

/** Numbers that survive the way through JavaScript. */
export const MAX_NUMBER = 2 ** 53;

interface Choice {
  readonly name: string;
}

const choiceName = text(1, 100);

const choicesOf = (value: Rule): Rule =>
  checked<readonly Choice[]>(
    list(object({ name: choiceName, name_localizations: localizations(choiceName), value }), 0, 25),
    refuseRepeatedNames,
  );

function refuseRepeatedNames(all: readonly Choice[]): ErrorTree | null {
  const names = all.map(({ name }) => name);
  if (new Set(names).size === names.length) return null;
  return mergeAll(names.map((name, index) => (names.indexOf(name) < index ? at([index], choiceNameUsed(name)) : null)));
}

const textValue = text(1, 100);

export const textChoices = choicesOf(textValue);
export const integerChoices = choicesOf(integer(-MAX_NUMBER, MAX_NUMBER));
export const numberChoices = choicesOf(decimal(-MAX_NUMBER, MAX_NUMBER));

const anyValue = scalar((value) =>
  typeof value === 'number' ? decimal(-MAX_NUMBER, MAX_NUMBER)(value) : textValue(value),
);

/** What autocomplete suggests, where the type of the option is not at hand. */
export const choices = choicesOf(anyValue);
