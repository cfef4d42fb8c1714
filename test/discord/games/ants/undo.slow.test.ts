/** Undo at a table of ANTS: back to the beginning of the turn, or to the last card that came to light. */
import { expect, it } from 'vitest';
import type { Outcome } from '#emulator/people/outcome.ts';
import type { Person } from '#emulator/people/person.ts';
import type { Pressable } from '#emulator/people/pressable.ts';
import type { VisibleMessage } from '#emulator/people/visible.ts';
import { aClub, deciderAmong, startGame } from '../../stage.ts';

function answerIn(outcome: Outcome): VisibleMessage {
  if (outcome.kind !== 'replied' && outcome.kind !== 'updated') throw new Error(outcome.kind);
  return outcome.message;
}

const openPlay = async (person: Person): Promise<VisibleMessage> =>
  answerIn(await person.click('Play', { on: await person.sees(/^Waiting for/m) }));

const labelsOf = ({ pressable }: VisibleMessage) => pressable.map(({ label }) => label ?? '');

function find({ pressable, text }: VisibleMessage, label: RegExp): Pressable {
  const found = pressable.find((each) => label.test(each.label ?? ''));
  if (!found) throw new Error(`no ${label} on:\n${text}`);
  return found;
}

const press = async (person: Person, label: RegExp, on: VisibleMessage): Promise<VisibleMessage> =>
  answerIn(await person.click(find(on, label).customId, { on }));

async function keepFour(person: Person): Promise<void> {
  const panel = await openPlay(person);
  const list = find(panel, /^Choose/);
  await person.select(
    list.customId,
    list.choices.slice(0, 4).map(({ value }) => value),
    { on: panel },
  );
}

/** Somebody's first turn, and their panel. */
async function atFirstTurn() {
  const { ann, bob } = await aClub();
  const people = [ann, bob] as const;
  await startGame(people, {}, 'ants', { rules: 'intro', length: 'short' });
  for (const person of people) await keepFour(person);
  await ann.sees(/Round 1\. \w+ chooses an action/);
  const actor = await deciderAmong(people);
  return { actor, panel: await openPlay(actor) };
}

const convert = async (actor: Person, panel: VisibleMessage): Promise<VisibleMessage> =>
  press(actor, / → /, await press(actor, /^Convert an ant$/, panel));

it('takes back a free action, and the whole turn with it', async () => {
  const { actor, panel } = await atFirstTurn();
  expect(panel.text).toContain('You have 1 Food');
  expect(labelsOf(panel)).not.toContain('Undo');

  const converted = await convert(actor, panel);
  expect(converted.text).toContain('You have 0 Food');
  const back = await press(actor, /^Undo$/, converted);
  expect(back.text).toContain('↩️ Taken back.');
  expect(back.text).toContain('You have 1 Food');

  const again = await convert(actor, back);
  const hand = find(again, /^Play a card…$/);
  const [card] = hand.choices;
  const played = answerIn(await actor.select(hand.customId, [card?.value ?? ''], { on: again }));
  expect(played.text).toContain('You played ');
  const start = await press(actor, /^Undo my turn$/, played);
  expect(start.text).toContain('You have 1 Food and 3 Leaf');
  expect(labelsOf(start)).not.toContain('Undo');
});

it('stops where a card has come to light', async () => {
  const { actor, panel } = await atFirstTurn();
  const cards = await press(actor, /^Explore 1$/, await convert(actor, panel));
  const places = await press(actor, /: (Room|Skill|Achievement)/, cards);
  const explored = await press(actor, /strength 1/, places);
  expect(explored.text).toContain('You explored ');
  expect(labelsOf(explored)).not.toContain('Undo');
  expect(labelsOf(explored)).not.toContain('Undo my turn');
});
