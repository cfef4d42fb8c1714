/** As words-from-i18n.slow.test.ts, for the visit with a phone in hand. */
import { afterAll, describe, expect, it } from 'vitest';
import { DOCTOR_ROUTES } from '#discord/doctor/doctor-routes.ts';
import { STEPS } from '#discord/doctor/steps.ts';
import type { Press } from '#discord/wire/route.ts';
import { PSEUDO } from '#i18n/languages.ts';
import { ANNA, openHouse } from '../../tables/support/house.ts';
import { contextIn } from '../context.ts';
import { strayIn, textsInAnswer } from '../texts.ts';

const house = openHouse();
afterAll(() => house.close());

/** Somebody is chosen where the step has a list. */
async function strayAfter(route: string, args: readonly string[]): Promise<string[]> {
  const id = { route, table: null, version: null, args };
  const sender = { person: ANNA, channel: '2', guild: '3', interactionId: '4' };
  const press = { ...sender, id, values: ['5'], fields: { word: '6', empty: '' } } as unknown as Press;
  const context = await contextIn(PSEUDO, house, ANNA);
  const answer = await DOCTOR_ROUTES.find(({ name }) => name === route)?.handle(press, context);
  return answer === undefined ? ['no answer'] : strayIn(textsInAnswer(answer));
}

describe('in the pseudo-language', () => {
  it.each(STEPS)('%s, shown and done', async (step) => {
    expect(await strayAfter('doctor', [step, 'show'])).toEqual([]);
    expect(await strayAfter('doctor', [step, 'do'])).toEqual([]);
  });

  it.each(['sleep', 'again'])('in the thread: %s', async (action) => {
    expect(await strayAfter('doctor', ['thread', 'do', action])).toEqual([]);
  });

  it('the end', async () => expect(await strayAfter('doctor', ['add', 'finish'])).toEqual([]));

  it.each(DOCTOR_ROUTES.map(({ name }) => name))('%s', async (route) =>
    expect(await strayAfter(route, [])).toEqual([]),
  );
});
