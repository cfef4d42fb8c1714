/** A person at a Discord who plays by ear: the ids that a press needs never reach whoever chooses. */
import type { Outcome } from '#emulator/people/outcome.ts';
import type { Person } from '#emulator/people/person.ts';
import type { Pressable } from '#emulator/people/pressable.ts';
import type { VisibleMessage } from '#emulator/people/visible.ts';
import type { Dice } from '#engine/chance.ts';
import { callsFor, type Driver, panelsFor, seenAfter } from './person-driver.ts';
import { textOnlyPerson } from './text-only-person.ts';
import type { Heard, TextButton, TextList, TextScreen } from './text-screen.ts';

export function aTextOnlyDriver(person: Person, dice: Dice, hear: (screen: TextScreen) => void): Driver {
  const listener = textOnlyPerson(dice, hear);
  const calls = callsFor(person);

  async function answered(message: VisibleMessage, outcome: Promise<Outcome>): Promise<Heard> {
    const next = await seenAfter(person, await outcome);
    const isBeside = next.id !== message.id;
    if (isBeside) person.dismiss(next);
    return { screen: screenOf(next), isBeside };
  }

  const buttonOf = (message: VisibleMessage, { customId, label, disabled }: Pressable): TextButton => ({
    ...{ label: label ?? '', isGrey: disabled },
    press: () => answered(message, person.click(customId, { on: message })),
  });

  const listOf = (message: VisibleMessage, { customId, label, choices, maxValues }: Pressable): TextList => ({
    ...{ placeholder: label ?? '', most: maxValues },
    options: choices.map((choice) => ({ label: choice.label, description: choice.description ?? '' })),
    choose(places) {
      const values = places.map((place) => choices[place]?.value ?? '');
      return answered(message, person.select(customId, values, { on: message }));
    },
  });

  const screenOf = (message: VisibleMessage): TextScreen => ({
    texts: [message.text, ...message.files.flatMap(({ description }) => description ?? [])],
    buttons: [...message.pressable, ...message.disabled]
      .filter(({ kind }) => kind === 'button')
      .map((each) => buttonOf(message, each)),
    lists: message.pressable.filter(({ kind }) => kind !== 'button').map((each) => listOf(message, each)),
  });

  return {
    person,
    get clicks() {
      return listener.presses;
    },
    isAsked: calls.isAsked,
    async play({ from = 'table' } = {}) {
      const table = panelsFor(person, from).at(-1);
      if (table === undefined) throw new Error(`${person.name} hears of no Play button`);
      hear(screenOf(table));
      calls.answer();
      const panel = await seenAfter(person, await person.click('Play', { on: table }));
      await listener.play(screenOf(panel));
      calls.answer();
      const last = person.visible().find(({ id }) => id === panel.id);
      if (last) person.dismiss(last);
    },
  };
}
