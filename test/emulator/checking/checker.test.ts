import { expect, it, onTestFinished } from 'vitest';
import { startChecker } from '#emulator/checking/checker.ts';
import type { Exchange, Passage } from '#emulator/exchange.ts';

const deletion = (fields: Partial<Exchange> = {}): Passage => ({
  kind: 'exchange',
  exchange: {
    method: 'DELETE',
    route: '/channels/1/messages/2',
    template: '/channels/{channel_id}/messages/{message_id}',
    query: {},
    request: null,
    files: 0,
    status: 204,
    response: null,
    ...fields,
  },
});

const leaving = (data: object): Passage => ({ kind: 'dispatch', dispatch: { event: 'GUILD_DELETE', data } });

function aChecker() {
  const checker = startChecker();
  onTestFinished(() => checker.close());
  return checker;
}

it('a thread of its own checks exchanges and events, and answers in their order', async () => {
  const checker = aChecker();
  const first = checker.check([deletion(), deletion({ status: 200 }), leaving({ id: '1' }), leaving({})]);
  const second = checker.check([deletion({ template: '/nowhere' })]);
  expect(await first).toEqual([
    [],
    ['answer 200: (whole): only 204 expected'],
    [],
    ["(whole): must have required property 'id'"],
  ]);
  expect(await second).toEqual([['no schema is known for this request']]);
});

it('whoever waits for a thread that is ended is told', async () => {
  const checker = aChecker();
  const asked = expect(checker.check([deletion()])).rejects.toThrow('has ended');
  await checker.close();
  await asked;
  await expect(checker.check([deletion()])).rejects.toThrow('has ended');
});
