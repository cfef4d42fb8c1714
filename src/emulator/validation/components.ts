import { componentEmoji } from './emoji.ts';
import { at, type ErrorTree, merge, refuseRepeats } from './error-tree.ts';
import {
  CUSTOM_ID_OR_URL,
  CUSTOM_ID_REQUIRED,
  DISABLED_IN_MODAL,
  LABEL_OR_EMOJI_REQUIRED,
  notOnStyle,
  OPTION_VALUE_DUPLICATED,
  REQUIRED_BUT_MAY_BE_EMPTY,
  SKU_REQUIRED,
  TOO_FEW_DEFAULTS,
  TOO_MANY_DEFAULTS,
  TOO_WIDE,
  tooBig,
  tooShort,
  URL_REQUIRED,
} from './refusals.ts';
import { byType, type CrossCheck, list, object, optional, type Rule } from './rule.ts';
import { boolean, buttonUrl, choice, integer, set, snowflake, text } from './scalar.ts';

export const COMPONENT = {
  actionRow: 1,
  button: 2,
  stringSelect: 3,
  textInput: 4,
  userSelect: 5,
  roleSelect: 6,
  mentionableSelect: 7,
  channelSelect: 8,
  section: 9,
  textDisplay: 10,
  thumbnail: 11,
  mediaGallery: 12,
  file: 13,
  separator: 14,
  container: 17,
  label: 18,
  fileUpload: 19,
  radioGroup: 21,
  checkboxGroup: 22,
  checkbox: 23,
} as const;

/** What every component has besides its type, by which its rule was picked: a number in the message. */
export const COMPONENT_BASE = { id: optional(integer(0, 2_147_483_647)) };

export const customId = text(1, 100);

interface Button {
  readonly style: number;
  readonly custom_id?: string | null;
  readonly url?: string | null;
  readonly sku_id?: string | null;
  readonly label?: string | null;
  readonly emoji?: object | null;
}

const BUTTON_STYLES = [1, 2, 3, 4, 5, 6] as const;
const LINK = 5;
const PREMIUM = 6;

export const button: Rule = object<Button>(
  {
    ...COMPONENT_BASE,
    style: choice(BUTTON_STYLES),
    custom_id: optional(customId),
    url: optional(buttonUrl),
    sku_id: optional(snowflake),
    label: optional(text(0, 80)),
    emoji: optional(componentEmoji),
    disabled: optional(boolean),
  },
  refuseButton,
);

function refuseButton(pressed: Button): ErrorTree | null {
  if (pressed.style === PREMIUM) return refusePremium(pressed);
  return merge(merge(refuseTarget(pressed), refuseUnnamed(pressed)), refuseFields(pressed, ['sku_id']));
}

function refuseTarget({ style, custom_id, url }: Button): ErrorTree | null {
  if (custom_id && url) return { custom_id: CUSTOM_ID_OR_URL, url: CUSTOM_ID_OR_URL };
  if (style === LINK) return url ? null : { url: URL_REQUIRED };
  return custom_id ? null : { custom_id: CUSTOM_ID_REQUIRED };
}

const refuseUnnamed = ({ label, emoji }: Button): ErrorTree | null =>
  label?.trim() || emoji ? null : { label: LABEL_OR_EMOJI_REQUIRED };

function refusePremium(pressed: Button): ErrorTree | null {
  if (!pressed.sku_id) return { sku_id: SKU_REQUIRED };
  return refuseFields(pressed, ['custom_id', 'url', 'label', 'emoji']);
}

function refuseFields(pressed: Button, fields: readonly (keyof Button)[]): ErrorTree | null {
  let wrong: ErrorTree | null = null;
  for (const field of fields) if (pressed[field]) wrong = merge(wrong, { [field]: notOnStyle(field) });
  return wrong;
}

export interface Choosing {
  readonly min_values?: number | null;
  readonly max_values?: number | null;
  readonly required?: boolean | null;
  readonly disabled?: boolean | null;
  readonly options?: readonly { readonly value: string; readonly default?: boolean | null }[] | null;
  readonly default_values?: readonly object[] | null;
}

export type Place = 'message' | 'modal';

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

const PLACE_CHECKS: Readonly<Record<Place, readonly CrossCheck<Choosing>[]>> = {
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

const stringSelect = (place: Place): Rule =>
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

const entitySelect = (place: Place, entities: readonly string[], fields: Readonly<Record<string, Rule>> = {}): Rule =>
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

const CHANNEL_TYPES = [0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15] as const;
export const channelTypes = optional(set(choice(CHANNEL_TYPES), 0, CHANNEL_TYPES.length));

export const selects = (place: Place): Readonly<Record<number, Rule>> => ({
  [COMPONENT.stringSelect]: stringSelect(place),
  [COMPONENT.userSelect]: entitySelect(place, ['user']),
  [COMPONENT.roleSelect]: entitySelect(place, ['role']),
  [COMPONENT.mentionableSelect]: entitySelect(place, ['user', 'role']),
  [COMPONENT.channelSelect]: entitySelect(place, ['channel'], { channel_types: channelTypes }),
});

interface Row {
  readonly components: readonly { readonly type: number }[];
}

/** A row is five units wide: a button takes one of them, anything else the whole row. */
const ROW_WIDTH = 5;

export const refuseWidth: CrossCheck<Row> = ({ components }) => {
  let width = 0;
  let wrong: ErrorTree | null = null;
  for (const [index, { type }] of components.entries()) {
    width += type === COMPONENT.button ? 1 : ROW_WIDTH;
    if (width > ROW_WIDTH) wrong = merge(wrong, at(['components', index], TOO_WIDE));
  }
  return wrong;
};

export const actionRow: Rule = object<Row>(
  {
    ...COMPONENT_BASE,
    components: list(byType({ [COMPONENT.button]: button, ...selects('message') }), 1, ROW_WIDTH),
  },
  refuseWidth,
);

/** Of a message without `IS_COMPONENTS_V2`. */
export const legacyComponents: Rule = list(byType({ [COMPONENT.actionRow]: actionRow }), 0, 5);
