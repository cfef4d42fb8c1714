import { channelTypes } from './channel.ts';
import { COMPONENT, COMPONENT_BASE, customId } from './component-types.ts';
import { componentEmoji } from './emoji.ts';
import { refuseRepeats } from './error-tree.ts';
import {
  DISABLED_IN_MODAL,
  OPTION_VALUE_DUPLICATED,
  REQUIRED_BUT_MAY_BE_EMPTY,
  TOO_FEW_DEFAULTS,
  TOO_MANY_DEFAULTS,
  tooBig,
  tooShort,
} from './refusals.ts';
import { type CrossCheck, list, object, optional, type Rule } from './rule.ts';
import { boolean, choice, integer, snowflake, text } from './scalar.ts';

export interface Choosing {
  readonly min_values?: number | null;
  readonly max_values?: number | null;
  readonly required?: boolean | null;
  readonly disabled?: boolean | null;
  readonly options?: readonly { readonly value: string; readonly default?: boolean | null }[] | null;
  readonly default_values?: readonly object[] | null;
}

export type SelectPlace = 'message' | 'modal';

const leastOf = ({ min_values }: Choosing): number => min_values ?? 1;
const mostOf = ({ max_values }: Choosing): number => max_values ?? 1;

export const refuseRange: CrossCheck<Choosing> = (chosen) =>
  leastOf(chosen) > mostOf(chosen) ? { min_values: tooBig(mostOf(chosen)) } : null;

export const refuseTooFewOptions: CrossCheck<Choosing> = (chosen) =>
  (chosen.options?.length ?? 0) < mostOf(chosen) ? { options: tooShort(mostOf(chosen)) } : null;

export const refuseRepeatedValues: CrossCheck<Choosing> = ({ options }) => {
  const values = (options ?? []).map((option) => option.value);
  const repeated = refuseRepeats(values, () => OPTION_VALUE_DUPLICATED);
  return repeated && { options: repeated };
};

export const refuseTooManyDefaults: CrossCheck<Choosing> = (chosen) => {
  const defaults = (chosen.options ?? []).filter((option) => option.default === true).length;
  return defaults > mostOf(chosen) ? { options: TOO_MANY_DEFAULTS } : null;
};

const refuseDefaultValues: CrossCheck<Choosing> = (chosen) => {
  const defaults = chosen.default_values?.length ?? 0;
  if (defaults > mostOf(chosen)) return { default_values: TOO_MANY_DEFAULTS };
  return defaults > 0 && defaults < leastOf(chosen) ? { default_values: TOO_FEW_DEFAULTS } : null;
};

/** In a modal an answer is required unless said otherwise. */
export const refuseEmptyAnswer: CrossCheck<Choosing> = ({ required, min_values }) =>
  required !== false && min_values === 0 ? { min_values: REQUIRED_BUT_MAY_BE_EMPTY } : null;

const refuseDisabled: CrossCheck<Choosing> = ({ disabled }) =>
  disabled === true ? { disabled: DISABLED_IN_MODAL } : null;

const PLACE_CHECKS: Readonly<Record<SelectPlace, readonly CrossCheck<Choosing>[]>> = {
  message: [],
  modal: [refuseEmptyAnswer, refuseDisabled],
};

export const OPTION = {
  label: text(1, 100),
  value: text(1, 100),
  description: optional(text(0, 100)),
  default: optional(boolean),
};

const SELECT_BASE = {
  ...COMPONENT_BASE,
  custom_id: customId,
  placeholder: optional(text(0, 150)),
  min_values: optional(integer(0, 25)),
  max_values: optional(integer(1, 25)),
  disabled: optional(boolean),
  required: optional(boolean),
};

const stringSelect = (place: SelectPlace): Rule =>
  object<Omit<Choosing, 'default_values'>>(
    {
      ...SELECT_BASE,
      options: list(object({ ...OPTION, emoji: optional(componentEmoji) }), 1, 25),
    },
    refuseRange,
    refuseRepeatedValues,
    refuseTooFewOptions,
    refuseTooManyDefaults,
    ...PLACE_CHECKS[place],
  );

const entitySelect = (
  place: SelectPlace,
  entities: readonly string[],
  fields: Readonly<Record<string, Rule>> = {},
): Rule =>
  object<Omit<Choosing, 'options'>>(
    {
      ...SELECT_BASE,
      ...fields,
      default_values: optional(list(object({ id: snowflake, type: choice(entities) }), 0, 25)),
    },
    refuseRange,
    refuseDefaultValues,
    ...PLACE_CHECKS[place],
  );

export const selects = (place: SelectPlace): Readonly<Record<number, Rule>> => ({
  [COMPONENT.stringSelect]: stringSelect(place),
  [COMPONENT.userSelect]: entitySelect(place, ['user']),
  [COMPONENT.roleSelect]: entitySelect(place, ['role']),
  [COMPONENT.mentionableSelect]: entitySelect(place, ['user', 'role']),
  [COMPONENT.channelSelect]: entitySelect(place, ['channel'], { channel_types: channelTypes }),
});
