/** Plays Urland by looking at the page and pressing what it offers. */
import type { Locator, Page } from 'playwright-core';
import type { PersonOnPage } from './person-on-page.ts';

/** Answers on a play panel: going on, being sure, confirming. */
const ANSWERS = '.button[data-custom-id^="pick:"]:enabled';
const NO_ANSWER = /^(Back|Undo|Why can.t I\?|[–+−-]\s?\d|All|None)/;
/** What is pressed first where it is offered: Sure after a warning, then a confirmation, then any answer. */
const PREFERENCE = ['danger', 'success', 'primary', 'secondary'] as const;

/** A question has few steps; more mean that chance leads in a circle, and a new panel is opened. */
const MOST_STEPS = 15;

/** Whom the newest table panel waits for. */
export async function waitedFor(people: readonly PersonOnPage[]): Promise<PersonOnPage[]> {
  const [first] = people;
  const text = (await first?.messageWith('Waiting for').textContent()) ?? '';
  const line = /Waiting for ([^.]*)\./.exec(text)?.[1] ?? '';
  return people.filter(({ name }) => line.includes(name));
}

interface Manner {
  /** Before each press: time passes, as the bot does not count presses on a panel that has just changed. */
  look(): void;
  readonly until?: number;
}

/** Answers the questions of one person's panel until nothing is left to decide; returns how many presses that took. */
export async function playOut(
  page: Page,
  person: PersonOnPage,
  chance: () => number,
  { look, until = MOST_STEPS }: Manner,
): Promise<number> {
  await openPanel(person);
  let pressed = 0;
  for (; pressed < until; pressed++) {
    const button = await nextAnswer(person.note, chance);
    if (button === null) return pressed;
    await pressAndWait(page, person.note, button, look);
  }
  return pressed;
}

const nextFrame = (page: Page): Promise<unknown> => page.evaluate('new Promise(requestAnimationFrame)');

/** Null if there is none. */
const newestNote = async ({ notes, note }: PersonOnPage): Promise<string | null> =>
  (await notes.count()) === 0 ? null : note.getAttribute('data-id');

/** In frames, some five seconds. */
const LOOKED_FOR = 300;

/**
 * Play answers with a new panel, which takes the place of the old one. What is new may push Play up under a finger: it is met all
 * the same. A table's panel that is posted anew takes the buttons of the old one away, under a finger, too: people press again.
 */
export async function openPanel(person: PersonOnPage): Promise<void> {
  const before = await newestNote(person);
  for (let looked = 0; (await newestNote(person)) === before; looked++) {
    if (looked % LOOKED_FOR === 0)
      await person.publicMessages.getByRole('button', { name: 'Play', exact: true }).last().dispatchEvent('click');
    await nextFrame(person.pane.page());
  }
}

/** A bid that lies face down can be changed until all are in; it need not be. */
const FACE_DOWN = '🤫 Your bid: ';

async function nextAnswer(panel: Locator, chance: () => number): Promise<Locator | null> {
  if ((await panel.textContent())?.includes(FACE_DOWN)) return null;
  for (const style of PREFERENCE) {
    const offered = panel.locator(`${ANSWERS}[data-style="${style}"]`).filter({ hasNotText: NO_ANSWER });
    const count = await offered.count();
    if (count > 0) return offered.nth(Math.floor(chance() * count));
  }
  return null;
}

/** In milliseconds. */
const PRESSED_AGAIN_AFTER = 5_000;

/** A picture that comes late changes the panel, too: a press right after it counts for nothing, and people press again. */
async function pressAndWait(page: Page, panel: Locator, button: Locator, look: () => void): Promise<void> {
  const element = await panel.elementHandle();
  const before = await panel.textContent();
  const hasChanged = () =>
    page
      .waitForFunction(
        ([node, text]) => node?.isConnected !== true || node.textContent !== text,
        [element, before] as const,
        { timeout: PRESSED_AGAIN_AFTER },
      )
      .then(
        () => true,
        () => false,
      );
  do {
    look();
    if (await button.isEnabled()) await button.click();
  } while (!(await hasChanged()));
}

/** The same numbers for the same seed. */
export function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
