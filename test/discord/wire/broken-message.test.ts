/** A message that breaks Discord's limits is our own mistake: a person reads the neutral sentence, the log has the error. */
import { describe, expect, it } from 'vitest';
import { customId } from '#discord/wire/custom-id.ts';
import { buttons, type Message, type Modal, message, say, select, text } from '#discord/wire/message.ts';
import { type Answer, instead, privately } from '#discord/wire/route.ts';
import { aButton, type Pressing } from './a-button.ts';

const numbered = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

const selectOf = (count: number): Message =>
  message([
    select({
      id: customId('lobby-clock'),
      placeholder: 'Choose',
      options: numbered(count).map((each) => ({ value: String(each), label: `Choice ${each}` })),
    }),
  ]);

/** Of 41 components: the container is the first. */
const TOO_MANY: Message = message(numbered(40).map((each) => text(`Line ${each}`)));

const TWICE: Message = message([
  buttons({ id: customId('play'), label: 'One' }, { id: customId('play'), label: 'Another' }),
]);

const TOO_MANY_FIELDS: Modal = {
  id: customId('settings-zone-set'),
  title: 'A long form',
  fields: numbered(6).map((each) => ({ name: `field-${each}`, label: `Field ${each}` })),
};

/** One that payloads don't look for, so that Discord refuses it. */
const NO_EMOJI: Message = message([buttons({ id: customId('play'), label: 'Play', emoji: 'no emoji' })]);

/** The sentence that ann reads, and the log's line with the same reference. */
async function press({ ann, log }: Pressing): Promise<string> {
  await ann.click('Press');
  const { text: words } = await ann.sees('Something went wrong on my side');
  const [, reference] = /`(\d+)`/.exec(words) ?? [];
  const line = log.find((each) => each.includes(`"reference":"${reference}"`)) ?? '{}';
  const { level, err } = JSON.parse(line) as { level?: number; err?: { message?: string } };
  return `${level === 50 ? 'error' : level}: ${err?.message}`;
}

const BROKEN: readonly (readonly [string, Message, RegExp])[] = [
  ['41 components', TOO_MANY, /at most 40 components, not 41/],
  ['a select without options', selectOf(0), /1 to 25 options, not 0/],
  ['a select with 26 options', selectOf(26), /1 to 25 options, not 26/],
  ['the same id twice', TWICE, /twice in a message: play/],
  ['nothing at all', say(''), /says something/],
];

describe('a person who presses a button reads the neutral sentence with a reference, and the log has the error', () => {
  it.each(BROKEN)('where the answer has %s', async (_, broken, mistake) => {
    expect(await press(await aButton(() => privately(broken)))).toMatch(mistake);
  });

  it.each(BROKEN)('if the message that replaces the pressed one has %s', async (_, broken, mistake) => {
    expect(await press(await aButton(() => instead(broken), 'update'))).toMatch(mistake);
  });

  it.each(BROKEN)('if the placeholder has %s', async (_, broken, mistake) => {
    const answer = (): Answer => ({ kind: 'meanwhile', message: broken, result: async () => instead(say('Done.')) });
    expect(await press(await aButton(answer, 'update'))).toMatch(mistake);
  });

  it.each(BROKEN)('if the message after the placeholder has %s', async (_, broken, mistake) => {
    const later = async (): Promise<Answer> => instead(broken);
    const answer = (): Answer => ({ kind: 'meanwhile', message: say('Wait.'), result: later });
    expect(await press(await aButton(answer, 'update'))).toMatch(mistake);
  });

  it('where a form has six fields', async () => {
    const answer = (): Answer => ({ kind: 'modal', modal: TOO_MANY_FIELDS });
    expect(await press(await aButton(answer, 'modal'))).toMatch(/1 to 5 fields, not 6/);
  });

  it.each([
    ['private', () => privately(NO_EMOJI)],
    ['update', () => instead(NO_EMOJI)],
  ] as const)('where Discord itself finds what is wrong (%s)', async (manner, answer) => {
    expect(await press(await aButton(answer, manner))).toMatch(/^error: Invalid Form Body/);
  });
});
