import { at, type Path } from '#emulator/validation/error-tree.ts';
import { between, type Case, says, times, x } from './case.ts';
import { listLimit, numberLimit, textLimit } from './limit.ts';
import {
  button,
  command,
  commandOption,
  inRow,
  label,
  modal,
  options,
  row,
  SNOWFLAKE,
  select,
  textInput,
  userSelect,
  v2,
  withOptions,
  words,
} from './payloads.ts';

const INT32 = 2_147_483_647;
const snowflake = (index: number): string => `${BigInt(SNOWFLAKE) + BigInt(index)}`;
const upload = { uploads: [{ id: '0', filename: 'board.png' }] };

const file = (fields: object) => ({ attachments: [{ id: '0', ...fields }] });
const inFile = (field: string): Path => ['attachments', 0, field];
const embed = (fields: object) => ({ embeds: [{ title: 'x', ...fields }] });
const inEmbed = (...path: readonly string[]): Path => ['embeds', 0, ...path];
const image = (fields: object) => embed({ image: { url: 'https://example.com/a.png', ...fields } });
const component = (field: string): Path => ['components', 0, 'components', 0, field];

/** What is said of an attachment is looked at only beside a file, so these come with one. */
const withUpload = (cases: readonly Case[]): readonly Case[] => cases.map((one) => ({ ...one, context: upload }));

const FILE_LIMITS: readonly Case[] = withUpload([
  ...textLimit({
    of: "a file's name",
    put: (filename) => file({ filename }),
    path: inFile('filename'),
    min: 1,
    max: 1024,
  }),
  ...textLimit({ of: "a file's title", put: (title) => file({ title }), path: inFile('title'), min: 0, max: 1024 }),
  ...textLimit({
    of: "a file's waveform",
    put: (waveform) => file({ waveform }),
    path: inFile('waveform'),
    min: 0,
    max: 400,
  }),
  {
    rule: 'a sound does not last for ever',
    broken: file({ duration_secs: INT32 + 1 }),
    tree: at(inFile('duration_secs'), says('NUMBER_TYPE_MAX', `float value should be less than or equal to ${INT32}.`)),
    inside: file({ duration_secs: INT32 }),
    spec: 'refuses',
  },
  {
    rule: 'a sound lasts',
    broken: file({ duration_secs: -0.5 }),
    tree: at(inFile('duration_secs'), says('NUMBER_TYPE_MIN', 'float value should be greater than or equal to 0.')),
    inside: file({ duration_secs: 0 }),
    spec: 'refuses',
  },
]);

export const MESSAGE_LIMITS: readonly Case[] = [
  ...FILE_LIMITS,
  ...textLimit({ of: "an embed's type", put: (type) => embed({ type }), path: inEmbed('type'), min: 0, max: 152_133 }),
  ...numberLimit({
    of: "an embed's colour",
    put: (color) => embed({ color }),
    path: inEmbed('color'),
    min: 0,
    max: 0xff_ff_ff,
  }),
  ...textLimit({
    of: "an image's placeholder",
    put: (placeholder) => image({ placeholder }),
    path: inEmbed('image', 'placeholder'),
    min: 0,
    max: 64,
  }),
  ...textLimit({
    of: "an image's description",
    put: (description) => image({ description }),
    path: inEmbed('image', 'description'),
    min: 0,
    max: 4096,
  }),
  ...numberLimit({
    of: "the version of an image's placeholder",
    put: (placeholder_version) => image({ placeholder_version }),
    path: inEmbed('image', 'placeholder_version'),
    min: 0,
    max: INT32,
  }),
  ...textLimit({
    of: "a provider's name",
    put: (name) => embed({ provider: { name } }),
    path: inEmbed('provider', 'name'),
    min: 0,
    max: 256,
  }),
  ...listLimit({
    of: 'mentionable roles',
    put: (roles) => ({ content: 'x', allowed_mentions: { roles } }),
    path: ['allowed_mentions', 'roles'],
    item: snowflake,
    min: 0,
    max: 100,
  }),
  ...numberLimit({
    of: 'the least number of choices',
    put: (min_values) => inRow(userSelect({ min_values, max_values: 25 })),
    path: component('min_values'),
    min: 0,
    max: 25,
  }),
  ...numberLimit({
    of: 'the greatest number of choices',
    put: (max_values) => inRow(userSelect({ max_values })),
    path: component('max_values'),
    min: 1,
    max: 25,
  }),
  ...listLimit({
    of: 'preset users',
    put: (default_values) => inRow(userSelect({ min_values: 0, max_values: 25, default_values })),
    path: component('default_values'),
    item: (index) => ({ type: 'user', id: snowflake(index) }),
    min: 0,
    max: 25,
  }),
  {
    rule: "an emoji's name has at most 32 characters",
    broken: inRow(button({ emoji: { id: SNOWFLAKE, name: x(33) } })),
    tree: at([...component('emoji'), 'name'], says('BASE_TYPE_MAX_LENGTH', 'Must be 32 or fewer in length.')),
    inside: inRow(button({ emoji: { id: SNOWFLAKE, name: x(32) } })),
    spec: 'refuses',
  },
  {
    rule: 'a message of components has at most 40 side by side',
    broken: v2(...times(41, () => words('x'))),
    tree: { components: says('BASE_TYPE_MAX_LENGTH', 'Must be 40 or fewer in length.') },
    inside: v2(...times(40, () => words('x'))),
    spec: 'refuses',
  },
];

/** Follow-ups of interactions go through a webhook, which takes a few fields more. */
export const FOLLOW_UP_LIMITS: readonly Case[] = [
  ...textLimit({ of: "a speaker's name", put: (username) => ({ username }), path: ['username'], min: 1, max: 80 }),
  ...textLimit({
    of: "a new thread's name",
    put: (thread_name) => ({ thread_name }),
    path: ['thread_name'],
    min: 0,
    max: 100,
  }),
  ...listLimit({
    of: "a post's tags",
    put: (applied_tags) => ({ applied_tags }),
    path: ['applied_tags'],
    item: snowflake,
    min: 0,
    max: 5,
  }),
];

type Fields = Readonly<Record<string, unknown>>;

const asked = (fields: Fields) => modal(label(textInput(fields)));
const inLabel = (field: string): Path => ['components', 0, 'component', field];
const boxes = (fields: object) => modal(label({ type: 22, custom_id: 'variants', options: options(10), ...fields }));
const uploads = (fields: object) => modal(label({ type: 19, custom_id: 'proof', required: false, ...fields }));

export const MODAL_LIMITS: readonly Case[] = [
  ...numberLimit({
    of: 'the length of the shortest text',
    put: (min_length) => asked({ min_length }),
    path: inLabel('min_length'),
    min: 0,
    max: 4000,
  }),
  ...textLimit({ of: 'a preset text', put: (value) => asked({ value }), path: inLabel('value'), min: 0, max: 4000 }),
  ...textLimit({
    of: "a text input's own label inside another",
    put: (own) => asked({ label: own }),
    path: inLabel('label'),
    min: 1,
    max: 45,
  }),
  ...textLimit({
    of: "a text input's own label in a row",
    put: (own) => modal(row(textInput({ label: own }))),
    path: ['components', 0, 'components', 0, 'label'],
    min: 1,
    max: 45,
  }),
  ...numberLimit({
    of: 'the least number of files',
    put: (min_values) => uploads({ min_values, max_values: 10 }),
    path: inLabel('min_values'),
    min: 0,
    max: 10,
  }),
  ...numberLimit({
    of: 'the greatest number of files',
    put: (max_values) => uploads({ max_values }),
    path: inLabel('max_values'),
    min: 1,
    max: 10,
  }),
  ...numberLimit({
    of: 'the least number of ticks',
    put: (min_values) => boxes({ min_values, required: false }),
    path: inLabel('min_values'),
    min: 0,
    max: 10,
  }),
  ...numberLimit({
    of: 'the greatest number of ticks',
    put: (max_values) => boxes({ max_values }),
    path: inLabel('max_values'),
    min: 1,
    max: 10,
  }),
  {
    rule: 'a row has at most five inputs, before one thinks of their width',
    broken: modal(row(...times(6, (index) => textInput({ label: 'A', custom_id: `${index}` })))),
    tree: { components: { 0: { components: between(1, 5) } } },
    inside: modal(row(textInput({ label: 'A' })), label(select())),
    spec: 'refuses',
  },
];

const option = (fields: Fields) => withOptions(commandOption(fields));
const inOption = (...path: readonly string[]): Path => ['options', 0, ...path];
const menu = (fields: object) => ({ type: 2, name: 'Invite', ...fields });

export const COMMAND_LIMITS: readonly Case[] = [
  ...textLimit({
    of: "an option's description",
    put: (description) => option({ description }),
    path: inOption('description'),
    min: 1,
    max: 100,
  }),
  ...textLimit({
    of: "an option's localised description",
    put: (de) => option({ description_localizations: { de } }),
    path: inOption('description_localizations', 'de'),
    min: 1,
    max: 100,
  }),
  ...numberLimit({
    of: 'the length of the shortest text',
    put: (min_length) => option({ min_length }),
    path: inOption('min_length'),
    min: 0,
    max: 6000,
  }),
  ...numberLimit({
    of: 'the length of the longest text',
    put: (max_length) => option({ max_length }),
    path: inOption('max_length'),
    min: 1,
    max: 6000,
  }),
  ...textLimit({ of: "a menu command's name", put: (name) => menu({ name }), path: ['name'], min: 1, max: 32 }),
  ...textLimit({
    of: "a menu command's localised name",
    put: (de) => menu({ name_localizations: { de } }),
    path: ['name_localizations', 'de'],
    min: 1,
    max: 32,
  }),
  ...textLimit({
    of: "a menu command's localised description",
    put: (de) => menu({ description_localizations: { de } }),
    path: ['description_localizations', 'de'],
    min: 1,
    max: 100,
  }),
  {
    rule: 'a command is for servers or for users or for both',
    broken: command({ integration_types: [] }),
    tree: { integration_types: between(1, 2) },
    inside: command({ integration_types: [1] }),
    spec: 'refuses',
  },
];

const THREAD_TAGS = { of: "a thread's tags", path: ['applied_tags'], item: snowflake, min: 0, max: 5 } as const;

export const THREAD_EDIT_LIMITS: readonly Case[] = [
  ...numberLimit({
    of: 'slow mode in a thread',
    put: (rate_limit_per_user) => ({ rate_limit_per_user }),
    path: ['rate_limit_per_user'],
    min: 0,
    max: 21_600,
  }),
  ...listLimit({ ...THREAD_TAGS, put: (applied_tags) => ({ applied_tags }) }),
];

export const CHANNEL_EDIT_LIMITS: readonly Case[] = [
  {
    rule: "a channel's flags are bits",
    broken: { flags: -1 },
    tree: { flags: says('NUMBER_TYPE_MIN', 'int value should be greater than or equal to 0.') },
    inside: { flags: 0 },
    spec: 'accepts',
  },
  ...textLimit({ of: "a channel's name", put: (name) => ({ name }), path: ['name'], min: 1, max: 100 }),
  ...numberLimit({
    of: "a channel's position",
    put: (position) => ({ position }),
    path: ['position'],
    min: 0,
    max: INT32,
  }),
  ...numberLimit({
    of: 'slow mode in a channel',
    put: (rate_limit_per_user) => ({ rate_limit_per_user }),
    path: ['rate_limit_per_user'],
    min: 0,
    max: 21_600,
  }),
  ...numberLimit({
    of: "slow mode in a channel's threads",
    put: (slow) => ({ default_thread_rate_limit_per_user: slow }),
    path: ['default_thread_rate_limit_per_user'],
    min: 0,
    max: 21_600,
  }),
  ...listLimit({
    of: 'overwrites of permissions',
    put: (permission_overwrites) => ({ permission_overwrites }),
    path: ['permission_overwrites'],
    item: (index) => ({ id: snowflake(index), type: 0 }),
    min: 0,
    max: 100,
  }),
];
