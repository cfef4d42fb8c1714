/** Discord waits three seconds for an answer, or for the word that there will be one. */
import { describe, expect, it } from 'vitest';
import { USUAL_PACE } from '#discord/wire/acknowledgement.ts';
import { customId } from '#discord/wire/custom-id.ts';
import { buttons, message, say, text } from '#discord/wire/message.ts';
import { type Answer, instead } from '#discord/wire/route.ts';
import { createUploads } from '#discord/wire/uploads.ts';
import { UNHURRIED } from '../../support/unhurried.ts';
import { aButton } from './a-button.ts';

const PANEL = instead(message([text('A panel.'), buttons({ id: customId('play'), label: 'Again' })]));

describe('an answer that takes long', () => {
  it('has a placeholder where it has one of its own', async () => {
    let finish: () => void = () => undefined;
    const isDone = new Promise<void>((resolve) => (finish = resolve));
    const result = () => isDone.then(() => instead(say('Done.')));
    const meanwhile = (): Answer => ({ kind: 'meanwhile', message: say('Wait.'), result });
    const { ann } = await aButton(meanwhile, 'update', createUploads(), { ...UNHURRIED, placeholderAfter: 0 });
    expect(await ann.click('Press')).toMatchObject({ kind: 'replied', message: { text: 'Wait.' } });
    finish();
    await ann.sees('Done.');
    await ann.seesNo('Wait.');
  });

  it('is deferred with a second to spare, also where it begins with a placeholder', () => {
    const { deferAfter, placeholderAfter } = USUAL_PACE;
    expect(deferAfter + placeholderAfter).toBeLessThanOrEqual(2_000);
  });
});

describe('where the pressed message is taken away before it is answered', () => {
  const DEFERRED = { ...UNHURRIED, deferAfter: 0 };

  it.each([
    ['the answer comes in a message of its own', UNHURRIED, instead(say('Done.')), 'replied'],
    ['a deferred answer does, too', DEFERRED, instead(say('Done.')), 'thinking'],
    ['a press that changes nothing is acknowledged', UNHURRIED, { kind: 'quiet' }, 'thinking'],
  ] as const)('%s', async (_, pace, given, kind) => {
    let answer = (): Answer => PANEL;
    const { ann, log } = await aButton(() => answer(), 'update', createUploads(), pace);
    await ann.click('Press');
    const panel = await ann.sees('A panel.');
    answer = () => {
      ann.dismiss(panel);
      return given;
    };
    expect(await ann.click('Again', { on: panel })).toMatchObject({ kind });
    if (given.kind !== 'quiet') await ann.sees('Done.');
    expect(log).toEqual([]);
  });

  it('an answer that was promised in its place comes in a message of its own', async () => {
    let answer = async (): Promise<Answer> => PANEL;
    const { ann, log } = await aButton(() => answer(), 'update', createUploads(), DEFERRED);
    await ann.click('Press');
    const panel = await ann.sees('A panel.');
    let finish: () => void = () => undefined;
    const isPromised = new Promise<void>((resolve) => (finish = resolve));
    answer = () => isPromised.then(() => instead(say('Done.')));
    expect(await ann.click('Again', { on: panel })).toMatchObject({ kind: 'updating' });
    ann.dismiss(panel);
    finish();
    await ann.sees('Done.');
    expect(log).toEqual([]);
  });
});
