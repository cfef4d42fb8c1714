/** Discord waits three seconds for an answer, or for the word that there will be one. */
import { describe, expect, it } from 'vitest';
import { USUAL_PACE } from '#discord/wire/acknowledgement.ts';
import { say } from '#discord/wire/message.ts';
import { type Answer, instead } from '#discord/wire/route.ts';
import { createUploads } from '#discord/wire/uploads.ts';
import { UNHURRIED } from '../../support/unhurried.ts';
import { aButton } from './a-button.ts';

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
