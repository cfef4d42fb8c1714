import { refuseWidth } from './action-row.ts';
import { type CheckedComponent, refuseDuplicates } from './component-tree.ts';
import { COMPONENT, COMPONENT_BASE, customId } from './component-types.ts';
import { textDisplay } from './components-v2.ts';
import type { ErrorTree } from './error-tree.ts';
import { badLength, tooBig } from './refusals.ts';
import { byType, type CrossCheck, list, object, optional, type Rule } from './rule.ts';
import { boolean, choice, codePoints, integer, text } from './scalar.ts';
import {
  type Choosing,
  OPTION,
  refuseEmptyAnswer,
  refuseRange,
  refuseRepeatedValues,
  refuseTooFewOptions,
  refuseTooManyDefaults,
  selects,
} from './select.ts';

interface TextInput {
  readonly min_length?: number | null;
  readonly max_length?: number | null;
  readonly value?: string | null;
}

const TEXT_INPUT = {
  ...COMPONENT_BASE,
  custom_id: customId,
  style: choice([1, 2]),
  min_length: optional(integer(0, 4000)),
  max_length: optional(integer(1, 4000)),
  required: optional(boolean),
  value: optional(text(0, 4000)),
  placeholder: optional(text(0, 100)),
};

const refuseLengths: CrossCheck<TextInput> = ({ min_length, max_length }) =>
  min_length && max_length && min_length > max_length ? { min_length: tooBig(max_length) } : null;

/** A text that is filled in beforehand has to be one the player could send. */
const refuseValue: CrossCheck<TextInput> = ({ value, min_length, max_length }) => {
  if (!value) return null;
  const [min, max, length] = [min_length ?? 0, max_length ?? 4000, codePoints(value)];
  return length < min || length > max ? { value: badLength(min, max) } : null;
};

const textInput = (label: Rule): Rule => object<TextInput>({ ...TEXT_INPUT, label }, refuseLengths, refuseValue);

const fileUpload = object<Pick<Choosing, 'min_values' | 'max_values' | 'required'>>(
  {
    ...COMPONENT_BASE,
    custom_id: customId,
    min_values: optional(integer(0, 10)),
    max_values: optional(integer(1, 10)),
    required: optional(boolean),
  },
  refuseRange,
  refuseEmptyAnswer,
);

const radioGroup = object<Pick<Choosing, 'options' | 'required'>>(
  {
    ...COMPONENT_BASE,
    custom_id: customId,
    required: optional(boolean),
    options: list(object(OPTION), 2, 10),
  },
  refuseRepeatedValues,
  refuseTooManyDefaults,
);

const checkboxGroup = object<Omit<Choosing, 'disabled' | 'default_values'>>(
  {
    ...COMPONENT_BASE,
    custom_id: customId,
    min_values: optional(integer(0, 10)),
    max_values: optional(integer(1, 10)),
    required: optional(boolean),
    options: list(object(OPTION), 1, 10),
  },
  refuseRepeatedValues,
  refuseCheckboxRange,
  refuseEmptyAnswer,
);

/** Unlike a select, a group of boxes lets one tick all of them where it does not say otherwise. */
function refuseCheckboxRange(group: Choosing): ErrorTree | null {
  const all = { ...group, max_values: group.max_values ?? group.options?.length ?? 1 };
  return refuseRange(all) ?? refuseTooFewOptions(all) ?? refuseTooManyDefaults(all);
}

const checkbox = object({ ...COMPONENT_BASE, custom_id: customId, default: optional(boolean) });

const label = object({
  ...COMPONENT_BASE,
  label: text(1, 45),
  description: optional(text(1, 100)),
  component: byType({
    ...selects('modal'),
    [COMPONENT.textInput]: textInput(optional(text(1, 45))),
    [COMPONENT.fileUpload]: fileUpload,
    [COMPONENT.radioGroup]: radioGroup,
    [COMPONENT.checkboxGroup]: checkboxGroup,
    [COMPONENT.checkbox]: checkbox,
  }),
});

/** The old way of asking: one text input a row, which carries its own label. */
const inputRow = object<{ readonly components: readonly { readonly type: number }[] }>(
  { ...COMPONENT_BASE, components: list(byType({ [COMPONENT.textInput]: textInput(text(1, 45)) }), 1, 5) },
  refuseWidth,
);

export const validateModal = object<{ readonly components: readonly CheckedComponent[] }>(
  {
    custom_id: customId,
    title: text(1, 45),
    components: list(
      byType({
        [COMPONENT.actionRow]: inputRow,
        [COMPONENT.textDisplay]: textDisplay,
        [COMPONENT.label]: label,
      }),
      1,
      5,
    ),
  },
  ({ components }) => refuseDuplicates(components),
);
