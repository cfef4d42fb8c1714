import { atMost, type Case, numberAtMost, REQUIRED, says, times, x } from './case.ts';

const embed = (fields: object) => ({ embeds: [{ title: 'x', ...fields }] });
const field = (fields: object = {}) => ({ name: 'Turn', value: 'Red', ...fields });
const at = (below: object) => ({ embeds: { 0: below } }) as Case['tree'];
const NOT_A_URL = says('URL_TYPE_INVALID_URL', 'Not a well formed URL.');
const scheme = (name: string, allowed: string) =>
  says('URL_TYPE_INVALID_SCHEME', `Scheme "${name}" is not supported. Scheme must be one of ${allowed}.`);
/** 999 characters beside the description, a few in every text that counts. */
const half = (description: number) => ({
  title: x(99),
  description: x(description),
  fields: [{ name: x(100), value: x(400) }],
  footer: { text: x(300) },
  author: { name: x(100) },
});

export const EMBED_CASES: readonly Case[] = [
  {
    rule: 'at most ten embeds',
    broken: { embeds: times(11, () => ({ title: 'x' })) },
    tree: { embeds: atMost(10) },
    inside: { embeds: times(10, () => ({ title: 'x' })) },
    spec: 'refuses',
  },
  {
    rule: 'a title has at most 256 characters',
    broken: embed({ title: x(257) }),
    tree: at({ title: atMost(256) }),
    inside: embed({ title: x(256) }),
    spec: 'refuses',
  },
  {
    rule: 'a description has at most 4096 characters',
    broken: embed({ description: x(4097) }),
    tree: at({ description: atMost(4096) }),
    inside: embed({ description: x(4096) }),
    spec: 'refuses',
  },
  {
    rule: 'at most 25 fields',
    broken: embed({ fields: times(26, () => field()) }),
    tree: at({ fields: atMost(25) }),
    inside: embed({ fields: times(25, () => field()) }),
    spec: 'refuses',
  },
  {
    rule: 'a field has a name of at most 256 characters',
    broken: embed({ fields: [field({ name: x(257) })] }),
    tree: at({ fields: { 0: { name: atMost(256) } } }),
    inside: embed({ fields: [field({ name: x(256) })] }),
    spec: 'refuses',
  },
  {
    rule: 'a field has a value of at most 1024 characters',
    broken: embed({ fields: [field({ value: x(1025) })] }),
    tree: at({ fields: { 0: { value: atMost(1024) } } }),
    inside: embed({ fields: [field({ value: x(1024) })] }),
    spec: 'refuses',
  },
  {
    rule: 'a field has a value that is not empty',
    broken: embed({ fields: [field(), field({ value: '' })] }),
    tree: at({ fields: { 1: { value: REQUIRED } } }),
    inside: embed({ fields: [field(), field({ value: '\u200B' })] }),
    spec: 'accepts',
  },
  {
    rule: 'a field has a name that is more than blanks',
    broken: embed({ fields: [field({ name: ' \n' })] }),
    tree: at({ fields: { 0: { name: REQUIRED } } }),
    inside: embed({ fields: [field({ name: ' x' })] }),
    spec: 'accepts',
  },
  {
    rule: 'a footer has at most 2048 characters',
    broken: embed({ footer: { text: x(2049) } }),
    tree: at({ footer: { text: atMost(2048) } }),
    inside: embed({ footer: { text: x(2048) } }),
    spec: 'refuses',
  },
  {
    rule: "an author's name has at most 256 characters",
    broken: embed({ author: { name: x(257) } }),
    tree: at({ author: { name: atMost(256) } }),
    inside: embed({ author: { name: x(256) } }),
    spec: 'refuses',
  },
  {
    rule: 'an author has a name',
    broken: embed({ author: { icon_url: 'https://example.com/a.png' } }),
    tree: at({ author: { name: REQUIRED } }),
    inside: embed({ author: { name: 'Red', icon_url: 'https://example.com/a.png' } }),
    spec: 'accepts',
  },
  {
    rule: 'all embeds together have at most 6000 characters',
    broken: { embeds: [half(2002), half(2001)] },
    tree: { embeds: says('MAX_EMBED_SIZE_EXCEEDED', 'Embed size exceeds maximum size of 6000') },
    inside: { embeds: [half(2001), half(2001)] },
    spec: 'accepts',
  },
  {
    rule: 'an embed shows something',
    broken: { embeds: [{ color: 1 }] },
    tree: at({ description: REQUIRED }),
    inside: { embeds: [{ color: 1, description: 'x' }] },
    spec: 'accepts',
  },
  {
    rule: 'a colour has 24 bits',
    broken: embed({ color: 0x1_00_00_00 }),
    tree: at({ color: numberAtMost(16_777_215) }),
    inside: embed({ color: 0xff_ff_ff }),
    spec: 'refuses',
  },
  {
    rule: 'an image has an address',
    broken: embed({ image: { url: 'board.png' } }),
    tree: at({ image: { url: NOT_A_URL } }),
    inside: embed({ image: { url: 'attachment://board.png' } }),
    spec: 'refuses',
  },
  {
    rule: 'an image is fetched from the web or attached',
    broken: embed({ image: { url: 'file:///board.png' } }),
    tree: at({ image: { url: scheme('file', "('http', 'https', 'attachment')") } }),
    inside: embed({ image: { url: 'http://example.com/board.png' } }),
    spec: 'accepts',
  },
  {
    rule: 'a title links to the web',
    broken: embed({ url: 'attachment://board.png' }),
    tree: at({ url: scheme('attachment', "('http', 'https')") }),
    inside: embed({ url: 'https://example.com' }),
    spec: 'accepts',
  },
  {
    rule: 'a timestamp is ISO 8601',
    broken: embed({ timestamp: 'yesterday' }),
    tree: at({ timestamp: says('DATE_TIME_TYPE_PARSE', 'Could not parse yesterday. Should be ISO8601.') }),
    inside: embed({ timestamp: '2026-01-31T12:00:00.000Z' }),
    spec: 'refuses',
  },
];
