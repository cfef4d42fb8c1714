import { describe, expect, it } from 'vitest';
import { validateCallback } from '#emulator/validation/callback.ts';
import { validateEmojiCreate } from '#emulator/validation/emoji.ts';
import { at } from '#emulator/validation/error-tree.ts';
import { AREAS, type Area, contextOf } from './tables/all.ts';
import type { Case } from './tables/case.ts';
import { EMOJI_CASES } from './tables/elsewhere.ts';
import { MODAL_CASES } from './tables/modal.ts';

/** By name, because the title of a test cuts off long fields. */
const named = <T extends Case | Area>(all: readonly T[]): [string, T][] =>
  all.map((one) => ['rule' in one ? one.rule : one.name, one]);

describe.each(named(AREAS))('the rules of %s', (_name, { cases, validate }) => {
  it.each(named(cases))('refuse what breaks: %s', (_rule, one) => {
    expect(validate(one.broken, contextOf(one))).toEqual(one.tree);
  });

  it.each(named(cases))('let pass what just keeps: %s', (_rule, one) => {
    expect(validate(one.inside, contextOf(one))).toBeNull();
  });
});

describe('the rules of an emoji', () => {
  it.each(named(EMOJI_CASES))('refuse what breaks, and only that: %s', (_rule, one) => {
    expect(validateEmojiCreate(one.broken)).toEqual(one.tree);
    expect(validateEmojiCreate(one.inside)).toBeNull();
  });
});

describe('an answer to an interaction', () => {
  const component = { uploads: [], existing: null, kind: 'component', completes: null } as const;

  /** Of a channel's messages only: elsewhere Discord takes no notice of them. */
  const CHANNEL_ONLY = ['nonce', 'message_reference'];
  const MESSAGES = AREAS.filter(({ name }) => name.startsWith('a message')).flatMap(({ cases }) => cases);
  const TAKEN_OVER = MESSAGES.filter(({ context, tree }) => !context && !CHANNEL_ONLY.some((field) => field in tree));

  it.each(named(TAKEN_OVER))('carries a message under the same rules: %s', (_rule, one) => {
    expect(validateCallback({ type: 4, data: one.broken }, component)).toEqual(at(['data'], one.tree));
    expect(validateCallback({ type: 4, data: one.inside }, component)).toBeNull();
  });

  it.each(named(MODAL_CASES))('carries a modal under the same rules: %s', (_rule, one) => {
    expect(validateCallback({ type: 9, data: one.broken }, component)).toEqual(at(['data'], one.tree));
    expect(validateCallback({ type: 9, data: one.inside }, component)).toBeNull();
  });
});
