import { between, type Case, numberAtMost, oneOf, REQUIRED, says, x } from './case.ts';
import { SNOWFLAKE } from './payloads.ts';

const NOT_EMULATED = says('NOT_EMULATED', 'This Discord does not emulate forum channels');

export const THREAD_CREATE_CASES: readonly Case[] = [
  {
    rule: 'a thread has a name of at most 100 characters',
    broken: { name: x(101), type: 11 },
    tree: { name: between(1, 100) },
    inside: { name: x(100), type: 11 },
    spec: 'refuses',
  },
  {
    rule: 'a thread has a name',
    broken: { type: 11 },
    tree: { name: REQUIRED },
    inside: { name: 'x' },
    spec: 'refuses',
  },
  {
    rule: 'a thread sleeps after one of four times',
    broken: { name: 'x', auto_archive_duration: 61 },
    tree: { auto_archive_duration: oneOf('(60, 1440, 4320, 10080)') },
    inside: { name: 'x', auto_archive_duration: 60 },
    spec: 'refuses',
  },
  {
    rule: 'a thread is of one of three types',
    broken: { name: 'x', type: 0 },
    tree: { type: oneOf('(10, 11, 12)') },
    inside: { name: 'x', type: 12, invitable: false },
    spec: 'refuses',
  },
  {
    rule: 'slow mode lasts six hours at most',
    broken: { name: 'x', rate_limit_per_user: 21_601 },
    tree: { rate_limit_per_user: numberAtMost(21_600) },
    inside: { name: 'x', rate_limit_per_user: 21_600 },
    spec: 'refuses',
  },
  {
    rule: 'posts in forums are not emulated and say so',
    broken: { name: 'x', message: { content: 'x' } },
    tree: { message: NOT_EMULATED },
    inside: { name: 'x' },
    spec: 'accepts',
  },
];

export const THREAD_FROM_MESSAGE_CASES: readonly Case[] = [
  {
    rule: 'a thread on a message has a name',
    broken: { name: ' ' },
    tree: { name: REQUIRED },
    inside: { name: 'x', type: 11 },
    spec: 'accepts',
  },
];

export const THREAD_EDIT_CASES: readonly Case[] = [
  {
    rule: 'a thread is asleep or not',
    broken: { archived: 1 },
    tree: { archived: says('BOOLEAN_TYPE_CONVERT', 'Must be either true or false.') },
    inside: { archived: true },
    spec: 'refuses',
  },
  {
    rule: 'a thread keeps a name',
    broken: { name: '' },
    tree: { name: REQUIRED },
    inside: { name: 'x', locked: true },
    spec: 'accepts',
  },
];

export const CHANNEL_EDIT_CASES: readonly Case[] = [
  {
    rule: "a channel's topic has at most 1024 characters",
    broken: { topic: x(1025) },
    tree: { topic: says('BASE_TYPE_MAX_LENGTH', 'Must be 1024 or fewer in length.') },
    inside: { topic: x(1024) },
    spec: 'accepts',
  },
  {
    rule: 'an overwrite is of a role or a member',
    broken: { permission_overwrites: [{ id: SNOWFLAKE, type: 2 }] },
    tree: { permission_overwrites: { 0: { type: oneOf('(0, 1)') } } },
    inside: { permission_overwrites: [{ id: SNOWFLAKE, type: 1, allow: '1024', deny: '0' }] },
    spec: 'refuses',
  },
];

export const DIRECT_MESSAGE_CASES: readonly Case[] = [
  {
    rule: 'a direct message has a recipient',
    broken: {},
    tree: { recipient_id: REQUIRED },
    inside: { recipient_id: SNOWFLAKE },
    spec: 'accepts',
  },
];

const PNG = 'data:image/png;base64,iVBORw0KGgo=';

export const EMOJI_CASES: readonly Case[] = [
  {
    rule: "an emoji's name has at least two characters",
    broken: { name: 'd', image: PNG },
    tree: { name: between(2, 32) },
    inside: { name: 'di', image: PNG },
    spec: 'refuses',
  },
  {
    rule: "an emoji's name is made of letters, digits and lines",
    broken: { name: 'red-dice', image: PNG },
    tree: { name: says('STRING_TYPE_REGEX', 'String value did not match validation regex.') },
    inside: { name: 'red_dice', image: PNG },
    spec: 'accepts',
  },
  {
    rule: 'an emoji is a picture',
    broken: { name: 'dice', image: 'https://example.com/dice.png' },
    tree: { image: says('IMAGE_INVALID', 'Invalid image data') },
    inside: { name: 'dice', image: PNG },
    spec: 'accepts',
  },
];
