import { type ErrorTree, fieldRefusal } from './error-tree.ts';

/**
 * Discord's codes with its wording. Codes marked "ours" are refusals that Discord documents without showing the code:
 * the rule is real, the name and the sentence are chosen here in Discord's manner.
 */

/** Python's way of printing what was allowed, which Discord's messages show as it is. */
const quoted = (value: string | number): string => (typeof value === 'string' ? `'${value}'` : String(value));
const tuple = (values: readonly (string | number)[]): string =>
  values.length === 1 ? `(${values.map(quoted).join()},)` : `(${values.map(quoted).join(', ')})`;
const set = (values: readonly (string | number)[]): string => `{${values.map(quoted).join(', ')}}`;

const shown = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

export const REQUIRED = fieldRefusal('BASE_TYPE_REQUIRED', 'This field is required');
export const tooLong = (max: number): ErrorTree =>
  fieldRefusal('BASE_TYPE_MAX_LENGTH', `Must be ${max} or fewer in length.`);
export const tooShort = (min: number): ErrorTree =>
  fieldRefusal('BASE_TYPE_MIN_LENGTH', `Must be ${min} or more in length.`);
export const badLength = (min: number, max: number): ErrorTree =>
  fieldRefusal('BASE_TYPE_BAD_LENGTH', `Must be between ${min} and ${max} in length.`);
export const notChosen = (values: readonly (string | number)[]): ErrorTree =>
  fieldRefusal('BASE_TYPE_CHOICES', `Value must be one of ${tuple(values)}.`);
export const notInSet = (values: readonly (string | number)[]): ErrorTree =>
  fieldRefusal('BASE_TYPE_CHOICES', `Value must be one of ${set(values)}.`);
export const notEnum = (value: unknown): ErrorTree =>
  fieldRefusal('ENUM_TYPE_COERCE', `Value "${shown(value)}" is not a valid enum value.`);
export const notOfType = (types: readonly number[]): ErrorTree =>
  fieldRefusal('UNION_TYPE_CHOICES', `Value of field "type" must be one of ${tuple(types)}.`);

export const notText = (value: unknown): ErrorTree =>
  fieldRefusal('STRING_TYPE_CONVERT', `Could not interpret "${shown(value)}" as string.`);
export const notPattern = fieldRefusal('STRING_TYPE_REGEX', 'String value did not match validation regex.');
export const notNumber = (value: unknown, kind: 'int' | 'float' | 'snowflake'): ErrorTree =>
  fieldRefusal('NUMBER_TYPE_COERCE', `Value "${shown(value)}" is not ${kind}.`);
export const tooSmall = (min: number | string, kind = 'int'): ErrorTree =>
  fieldRefusal('NUMBER_TYPE_MIN', `${kind} value should be greater than or equal to ${min}.`);
export const tooBig = (max: number | string, kind = 'int'): ErrorTree =>
  fieldRefusal('NUMBER_TYPE_MAX', `${kind} value should be less than or equal to ${max}.`);
export const NOT_BOOLEAN = fieldRefusal('BOOLEAN_TYPE_CONVERT', 'Must be either true or false.');
export const NOT_LIST = fieldRefusal('LIST_TYPE_CONVERT', 'Only iterables may be used in a ListType.');
export const NOT_OBJECT = fieldRefusal('MODEL_TYPE_CONVERT', 'Expected an object/dictionary.');
export const NOT_DICTIONARY = fieldRefusal('DICT_TYPE_CONVERT', 'Only dictionaries may be used in a DictType.');
export const REPEATED_IN_SET = fieldRefusal('SET_TYPE_ALREADY_CONTAINS_VALUE', 'The set already contains this value');
export const notTime = (value: unknown): ErrorTree =>
  fieldRefusal('DATE_TIME_TYPE_PARSE', `Could not parse ${shown(value)}. Should be ISO8601.`);

export const NOT_URL = fieldRefusal('URL_TYPE_INVALID_URL', 'Not a well formed URL.');
export const badScheme = (scheme: string, schemes: readonly string[]): ErrorTree =>
  fieldRefusal(
    'URL_TYPE_INVALID_SCHEME',
    `Scheme "${scheme}" is not supported. Scheme must be one of ${tuple(schemes)}.`,
  );

export const NONCE_TOO_LONG = fieldRefusal('NONCE_TYPE_TOO_LONG', 'Must be 25 or fewer characters long.');
export const NONCE_NOT_TEXT = fieldRefusal('NONCE_TYPE_INVALID_TYPE', 'This field must be a string or integer.');
export const EMBEDS_TOO_BIG = fieldRefusal('MAX_EMBED_SIZE_EXCEEDED', 'Embed size exceeds maximum size of 6000');
export const ATTACHMENT_NOT_FOUND = fieldRefusal('ATTACHMENT_NOT_FOUND', 'Attachment data not found');
export const parseExclusive = (kind: string): ErrorTree =>
  fieldRefusal(
    'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
    `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
  );

export const INVALID_EMOJI = fieldRefusal('COMPONENT_INVALID_EMOJI', 'Invalid emoji');
export const CUSTOM_ID_REQUIRED = fieldRefusal('BUTTON_COMPONENT_CUSTOM_ID_REQUIRED', 'A custom id is required');
export const CUSTOM_ID_OR_URL = fieldRefusal(
  'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE',
  'A custom id and url cannot both be specified',
);
/** Ours, as are the next three: the documentation of buttons states the rules. */
export const URL_REQUIRED = fieldRefusal('BUTTON_COMPONENT_URL_REQUIRED', 'A url is required');
export const SKU_REQUIRED = fieldRefusal('BUTTON_COMPONENT_SKU_REQUIRED', 'A sku id is required');
export const LABEL_OR_EMOJI_REQUIRED = fieldRefusal(
  'BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED',
  'A label or emoji is required',
);
export const notOnStyle = (field: string): ErrorTree =>
  fieldRefusal('BUTTON_COMPONENT_FIELD_NOT_ALLOWED', `The '${field}' field cannot be used with this button style`);
export const CUSTOM_ID_DUPLICATED = fieldRefusal(
  'COMPONENT_CUSTOM_ID_DUPLICATED',
  'Component custom id cannot be duplicated',
);
/** Ours: the documentation asks for unique ids. */
export const COMPONENT_ID_DUPLICATED = fieldRefusal('COMPONENT_ID_DUPLICATED', 'Component id cannot be duplicated');
export const TOO_WIDE = fieldRefusal(
  'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
  'The specified component exceeds the maximum width',
);
export const OPTION_VALUE_DUPLICATED = fieldRefusal(
  'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
  'The specified option value is already used',
);
export const TOO_MANY_DEFAULTS = fieldRefusal(
  'SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES',
  'The specified number of default values exceeds the specified maximum values',
);
/** Ours. */
export const TOO_FEW_DEFAULTS = fieldRefusal(
  'SELECT_COMPONENT_TOO_FEW_DEFAULT_VALUES',
  'The specified number of default values is below the specified minimum values',
);
export const REQUIRED_BUT_MAY_BE_EMPTY = fieldRefusal(
  'SELECT_COMPONENT_REQUIRED_ZERO_MIN_VALUES',
  'Select menus marked as required cannot have a min_values of 0',
);
/** Ours: the documentation says that a disabled select in a modal is an error. */
export const DISABLED_IN_MODAL = fieldRefusal('COMPONENT_DISABLED_IN_MODAL', 'Components in modals cannot be disabled');

/** The code is Discord's, the sentence ours. */
export const TOO_MANY_COMPONENTS = fieldRefusal(
  'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
  'The maximum number of components in a message (40) was exceeded',
);
export const TOO_MUCH_TEXT = fieldRefusal(
  'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
  'Components displayable text size exceeds maximum size of 4000',
);
export const legacyField = (field: string): ErrorTree =>
  fieldRefusal(
    'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
    `The '${field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
  );
/** Ours. */
export const V2_IS_FOR_EVER = fieldRefusal(
  'MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG',
  'MessageFlags.IS_COMPONENTS_V2 cannot be removed from a message',
);
/** The code is Discord's, the sentence ours. */
export const fileNotReferable = (name: string): ErrorTree =>
  fieldRefusal(
    'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
    `The referenced attachment '${name}' was not found`,
  );
/** Ours. */
export const NOT_AN_ATTACHMENT = fieldRefusal(
  'UNFURLED_MEDIA_ITEM_ATTACHMENT_REQUIRED',
  "File components only support the 'attachment' scheme",
);

export const INVALID_COMMAND_NAME = fieldRefusal('APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid');
export const COMMAND_TOO_LARGE = fieldRefusal('APPLICATION_COMMAND_TOO_LARGE', 'Command exceeds maximum size (8000)');
export const COMMAND_NAME_DUPLICATED = fieldRefusal(
  'APPLICATION_COMMANDS_DUPLICATE_NAME',
  'Application command names must be unique',
);
export const REQUIRED_AFTER_OPTIONAL = fieldRefusal(
  'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
  'Required options must be placed before non-required options',
);
export const optionNameUsed = (name: string): ErrorTree =>
  fieldRefusal('APPLICATION_COMMAND_OPTIONS_NAME_INVALID', `Option name ${name} is already used in these options`);
export const SUBCOMMANDS_AMONG_OPTIONS = fieldRefusal(
  'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
  'Sub-command and sub-command group option types are mutually exclusive to all other types',
);
/** Ours, as are the next two: the documentation of application commands states the rules. */
export const CONTEXT_MENU_HAS_NONE = fieldRefusal(
  'APPLICATION_COMMAND_CONTEXT_MENU_FIELD_INVALID',
  'Context menu commands cannot have this field',
);
export const choiceNameUsed = (name: string): ErrorTree =>
  fieldRefusal(
    'APPLICATION_COMMAND_OPTIONS_CHOICES_NAME_INVALID',
    `Choice name ${name} is already used in these choices`,
  );
export const CHOICES_OR_AUTOCOMPLETE = fieldRefusal(
  'APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID',
  'Autocomplete may not be set to true if choices are present',
);
/** Ours: the documentation says that only installation contexts the application supports can be used. */
export const NOT_INSTALLABLE = fieldRefusal(
  'APPLICATION_COMMAND_INVALID_INTEGRATION_TYPE',
  'The application does not support this installation context',
);
/** Ours: it says that the emulator ends here, not Discord. */
export const notEmulatedRefusal = (what: string): ErrorTree =>
  fieldRefusal('NOT_EMULATED', `This Discord does not emulate ${what}`);
/** Ours. */
export const NOT_AN_IMAGE = fieldRefusal('IMAGE_INVALID', 'Invalid image data');
