import { type ErrorTree, refuseRepeats } from './error-tree.ts';
import { localizations } from './locale.ts';
import { choiceNameUsed } from './refusals.ts';
import { checked, list, object, type Rule } from './rule.ts';
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
  return refuseRepeats(
    all.map(({ name }) => name),
    choiceNameUsed,
  );
}

export const textChoices = choicesOf(text(1, 100));
export const integerChoices = choicesOf(integer(-MAX_NUMBER, MAX_NUMBER));
export const numberChoices = choicesOf(decimal(-MAX_NUMBER, MAX_NUMBER));
