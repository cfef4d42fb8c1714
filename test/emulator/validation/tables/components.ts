import {
  atMost,
  between,
  type Case,
  numberAtLeast,
  numberAtMost,
  oneOf,
  REQUIRED,
  says,
  times,
  typeOneOf,
  x,
} from './case.ts';
import { button, buttons, inRow, link, option, options, row, SNOWFLAKE, select, userSelect } from './payloads.ts';

const first = (below: object) => ({ components: { 0: { components: { 0: below } } } }) as Case['tree'];
const second = (below: object) => ({ components: { 0: { components: { 1: below } } } }) as Case['tree'];
const firstOption = (below: object) => first({ options: { 0: below } });
const WIDE = says('COMPONENT_LAYOUT_WIDTH_EXCEEDED', 'The specified component exceeds the maximum width');
const EXCLUSIVE = says(
  'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE',
  'A custom id and url cannot both be specified',
);
const INVALID_EMOJI = says('COMPONENT_INVALID_EMOJI', 'Invalid emoji');
const notOnStyle = (field: string) =>
  says('BUTTON_COMPONENT_FIELD_NOT_ALLOWED', `The '${field}' field cannot be used with this button style`);
const users = (count: number) => times(count, (index) => ({ type: 'user', id: `${index + 1}` }));

export const COMPONENT_CASES: readonly Case[] = [
  {
    rule: 'a row has something in it',
    broken: inRow(),
    tree: { components: { 0: { components: between(1, 5) } } },
    inside: inRow(button()),
    spec: 'refuses',
  },
  {
    rule: 'a row has at most five buttons',
    broken: inRow(...buttons(6)),
    tree: { components: { 0: { components: between(1, 5) } } },
    inside: inRow(...buttons(5)),
    spec: 'refuses',
  },
  {
    rule: 'a select shares its row with nobody',
    broken: inRow(button(), select()),
    tree: second(WIDE),
    inside: { components: [row(button()), row(select())] },
    spec: 'accepts',
  },
  {
    rule: 'a button stands outside of rows nowhere',
    broken: { components: [button()] },
    tree: { components: { 0: typeOneOf('(1,)') } },
    inside: inRow(button()),
    spec: 'refuses',
  },
  {
    rule: 'a row holds buttons and selects',
    broken: inRow({ type: 4, custom_id: 'name', style: 1 }),
    tree: first(typeOneOf('(2, 3, 5, 6, 7, 8)')),
    inside: inRow(userSelect()),
    spec: 'refuses',
  },
  {
    rule: 'a custom id has at most 100 characters',
    broken: inRow(button(), button({ custom_id: x(101) })),
    tree: second({ custom_id: between(1, 100) }),
    inside: inRow(button(), button({ custom_id: x(100) })),
    spec: 'refuses',
  },
  {
    rule: 'a button has a custom id',
    broken: inRow(button({ custom_id: undefined })),
    tree: first({ custom_id: says('BUTTON_COMPONENT_CUSTOM_ID_REQUIRED', 'A custom id is required') }),
    inside: inRow(button({ custom_id: '1' })),
    spec: 'accepts',
  },
  {
    rule: 'a link has an address',
    broken: inRow(link({ url: undefined })),
    tree: first({ url: says('BUTTON_COMPONENT_URL_REQUIRED', 'A url is required') }),
    inside: inRow(link()),
    spec: 'accepts',
  },
  {
    rule: 'a button has a custom id or an address, not both',
    broken: inRow(button({ url: 'https://example.com' })),
    tree: first({ custom_id: EXCLUSIVE, url: EXCLUSIVE }),
    inside: inRow(button({ url: null })),
    spec: 'accepts',
  },
  {
    rule: 'a link leads to the web or into Discord',
    broken: inRow(link({ url: 'steam://run/1' })),
    tree: first({
      url: says(
        'URL_TYPE_INVALID_SCHEME',
        `Scheme "steam" is not supported. Scheme must be one of ('http', 'https', 'discord').`,
      ),
    }),
    inside: inRow(link({ url: 'discord://-/channels/@me' })),
    spec: 'accepts',
  },
  {
    rule: "a link's address has at most 512 characters",
    broken: inRow(link({ url: `https://example.com/${x(493)}` })),
    tree: first({ url: atMost(512) }),
    inside: inRow(link({ url: `https://example.com/${x(492)}` })),
    spec: 'refuses',
  },
  {
    rule: 'a label has at most 80 characters',
    broken: inRow(button({ label: x(81) })),
    tree: first({ label: atMost(80) }),
    inside: inRow(button({ label: x(80) })),
    spec: 'refuses',
  },
  {
    rule: 'a button has a label or an emoji',
    broken: inRow(button({ label: undefined })),
    tree: first({ label: says('BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED', 'A label or emoji is required') }),
    inside: inRow(button({ label: undefined, emoji: { name: '🎲' } })),
    spec: 'accepts',
  },
  {
    rule: 'a button has one of six styles',
    broken: inRow(button({ style: 7 })),
    tree: first({ style: oneOf('(1, 2, 3, 4, 5, 6)') }),
    inside: inRow(button({ style: 4 })),
    spec: 'refuses',
  },
  {
    rule: 'a premium button sells something',
    broken: inRow({ type: 2, style: 6 }),
    tree: first({ sku_id: says('BUTTON_COMPONENT_SKU_REQUIRED', 'A sku id is required') }),
    inside: inRow({ type: 2, style: 6, sku_id: SNOWFLAKE }),
    spec: 'accepts',
  },
  {
    rule: 'a premium button has no label of its own',
    broken: inRow({ type: 2, style: 6, sku_id: SNOWFLAKE, label: 'Buy' }),
    tree: first({ label: notOnStyle('label') }),
    inside: inRow({ type: 2, style: 6, sku_id: SNOWFLAKE, disabled: true }),
    spec: 'accepts',
  },
  {
    rule: 'only a premium button sells something',
    broken: inRow(button({ sku_id: SNOWFLAKE })),
    tree: first({ sku_id: notOnStyle('sku_id') }),
    inside: inRow(button()),
    spec: 'accepts',
  },
  {
    rule: 'an emoji is one, not a symbol that looks alike',
    broken: inRow(button({ emoji: { name: '▲' } })),
    tree: first({ emoji: { name: INVALID_EMOJI } }),
    inside: inRow(button({ emoji: { name: '⚔️' } })),
    spec: 'accepts',
  },
  {
    rule: 'an emoji that is text without its variation selector has one',
    broken: inRow(button({ emoji: { name: '\u25B6' } })),
    tree: first({ emoji: { name: INVALID_EMOJI } }),
    inside: inRow(button({ emoji: { name: '\u25B6\uFE0F' } })),
    spec: 'accepts',
  },
  {
    rule: 'an emoji is not newer than Discord’s list',
    broken: inRow(button({ emoji: { name: '\u{1FAC8}' } })),
    tree: first({ emoji: { name: INVALID_EMOJI } }),
    inside: inRow(button({ emoji: { name: '\u{1FAC6}' } })),
    spec: 'accepts',
  },
  {
    rule: 'a custom emoji is one that the application may use',
    broken: inRow(button({ emoji: { id: '1', name: 'dice' } })),
    tree: first({ emoji: { id: INVALID_EMOJI } }),
    inside: inRow(button({ emoji: { id: SNOWFLAKE, name: 'dice' } })),
    spec: 'accepts',
    context: { emojis: new Set([SNOWFLAKE]) },
  },
  {
    rule: 'an emoji is not a shortcode',
    broken: inRow(button({ emoji: { name: ':dice:' } })),
    tree: first({ emoji: { name: INVALID_EMOJI } }),
    inside: inRow(button({ emoji: { id: SNOWFLAKE, name: 'dice', animated: true } })),
    spec: 'accepts',
  },
  {
    rule: 'a component number has 31 bits',
    broken: inRow(button({ id: 2 ** 31 })),
    tree: first({ id: numberAtMost(2_147_483_647) }),
    inside: inRow(button({ id: 2 ** 31 - 1 })),
    spec: 'refuses',
  },
  {
    rule: 'a select has a custom id',
    broken: inRow(select({ custom_id: '' })),
    tree: first({ custom_id: REQUIRED }),
    inside: inRow(select({ custom_id: 'x' })),
    spec: 'refuses',
  },
  {
    rule: 'a select has at most 25 options',
    broken: inRow(select({ options: options(26) })),
    tree: first({ options: between(1, 25) }),
    inside: inRow(select({ options: options(25) })),
    spec: 'refuses',
  },
  {
    rule: 'a select has an option',
    broken: inRow(select({ options: [] })),
    tree: first({ options: between(1, 25) }),
    inside: inRow(select({ options: options(1) })),
    spec: 'refuses',
  },
  {
    rule: "an option's label has at most 100 characters",
    broken: inRow(select({ options: [option({ label: x(101) })] })),
    tree: firstOption({ label: between(1, 100) }),
    inside: inRow(select({ options: [option({ label: x(100) })] })),
    spec: 'refuses',
  },
  {
    rule: "an option's value has at most 100 characters",
    broken: inRow(select({ options: [option({ value: x(101) })] })),
    tree: firstOption({ value: between(1, 100) }),
    inside: inRow(select({ options: [option({ value: x(100) })] })),
    spec: 'refuses',
  },
  {
    rule: "an option's description has at most 100 characters",
    broken: inRow(select({ options: [option({ description: x(101) })] })),
    tree: firstOption({ description: atMost(100) }),
    inside: inRow(select({ options: [option({ description: x(100) })] })),
    spec: 'refuses',
  },
  {
    rule: 'no two options have one value',
    broken: inRow(select({ options: [option(), option({ label: 'Two' })] })),
    tree: first({
      options: {
        1: says('SELECT_COMPONENT_OPTION_VALUE_DUPLICATED', 'The specified option value is already used'),
      },
    }),
    inside: inRow(select({ options: [option(), option({ value: 'two' })] })),
    spec: 'accepts',
  },
  {
    rule: 'a placeholder has at most 150 characters',
    broken: inRow(select({ placeholder: x(151) })),
    tree: first({ placeholder: atMost(150) }),
    inside: inRow(select({ placeholder: x(150) })),
    spec: 'refuses',
  },
  {
    rule: 'at least zero choices',
    broken: inRow(select({ min_values: -1 })),
    tree: first({ min_values: numberAtLeast(0) }),
    inside: inRow(select({ min_values: 0 })),
    spec: 'refuses',
  },
  {
    rule: 'at most 25 choices',
    broken: inRow(userSelect({ max_values: 26 })),
    tree: first({ max_values: numberAtMost(25) }),
    inside: inRow(userSelect({ max_values: 25 })),
    spec: 'refuses',
  },
  {
    rule: 'the least number of choices is not above the most, which is one unless said',
    broken: inRow(select({ min_values: 2 })),
    tree: first({ min_values: numberAtMost(1) }),
    inside: inRow(select({ min_values: 2, max_values: 2 })),
    spec: 'accepts',
  },
  {
    rule: 'no more choices than options',
    broken: inRow(select({ max_values: 4 })),
    tree: first({ options: says('BASE_TYPE_MIN_LENGTH', 'Must be 4 or more in length.') }),
    inside: inRow(select({ max_values: 3 })),
    spec: 'accepts',
  },
  {
    rule: 'no more options are preset than may be chosen',
    broken: inRow(select({ options: options(2, { default: true }) })),
    tree: first({
      options: says(
        'SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES',
        'The specified number of default values exceeds the specified maximum values',
      ),
    }),
    inside: inRow(select({ options: options(2, { default: true }), max_values: 2 })),
    spec: 'accepts',
  },
  {
    rule: 'no more people are preset than may be chosen',
    broken: inRow(userSelect({ default_values: users(2) })),
    tree: first({
      default_values: says(
        'SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES',
        'The specified number of default values exceeds the specified maximum values',
      ),
    }),
    inside: inRow(userSelect({ default_values: users(2), max_values: 2 })),
    spec: 'accepts',
  },
  {
    rule: 'no fewer people are preset than must be chosen',
    broken: inRow(userSelect({ default_values: users(1), min_values: 2, max_values: 3 })),
    tree: first({
      default_values: says(
        'SELECT_COMPONENT_TOO_FEW_DEFAULT_VALUES',
        'The specified number of default values is below the specified minimum values',
      ),
    }),
    inside: inRow(userSelect({ default_values: [], min_values: 2, max_values: 3 })),
    spec: 'accepts',
  },
  {
    rule: 'a select of users presets users',
    broken: inRow(userSelect({ default_values: [{ type: 'role', id: '1' }] })),
    tree: first({ default_values: { 0: { type: oneOf("('user',)") } } }),
    inside: inRow(userSelect({ default_values: users(1) })),
    spec: 'refuses',
  },
  {
    rule: 'a select of channels shows channels of known types',
    broken: inRow({ type: 8, custom_id: 'where', channel_types: [99] }),
    tree: first({ channel_types: { 0: oneOf('(0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15)') } }),
    inside: {
      components: [
        row({ type: 8, custom_id: 'a', channel_types: [0, 11] }),
        row({ type: 8, custom_id: 'b', channel_types: [] }),
      ],
    },
    spec: 'refuses',
  },
];
