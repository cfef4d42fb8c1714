/**
 * What a game costs people who sit at it together and press only what leads on: the land that brings them most, Same
 * again, then what is filled in or stands out.
 */
import { expect, it } from 'vitest';
import type { Person } from '#emulator/people/person.ts';
import type { Pressable } from '#emulator/people/pressable.ts';
import type { VisibleMessage } from '#emulator/people/visible.ts';
import { seededDice } from '#engine/chance.ts';
import { aDriver, labelled } from '../support/person-driver.ts';
import { countMessages } from './counts.ts';
import { nextAsked } from './next-asked.ts';
import { aClub, startGame } from './stage.ts';

/** Of seeds 1 to 15, those with the most presses. */
const SEEDS = [5, 13] as const;
const MOST_PRESSES = 60;
const MOST_POSTS = 40;

/** The land that would bring them most, as the panel says: “**Land 4** (ann 1). If scored now: ann +3.” */
function bestChip({ text, pressable }: VisibleMessage, { name }: Pick<Person, 'name'>): Pressable[] {
  const chips = pressable.filter(({ label }) => label?.startsWith('Score land '));
  const gain = ({ label }: Pressable): number => {
    const line = text.split('\n').find((each) => each.startsWith(`**Land ${label?.slice('Score land '.length)}**`));
    return Number(new RegExp(`${name} \\+(\\d+)`).exec(line ?? '')?.[1] ?? 0);
  };
  const most = Math.max(...chips.map(gain));
  return chips.filter((chip) => gain(chip) === most);
}

const FAVOURITES = [
  bestChip,
  labelled(/^Same again ×/),
  labelled(/^Same again/),
  labelled(/^Land/),
  labelled(/^Breed/),
];

it.each(SEEDS)('a game of three people of Urland takes few presses and few posts (seed %i)', async (seed) => {
  const { discord, ann, bob, cid } = await aClub({ seed });
  await startGame([ann, bob, cid]);
  // Each has dice of their own: where several decide at once, the order in which they do so changes nothing.
  const drivers = [ann, bob, cid].map((person, index) => aDriver(person, seededDice(10 * seed + index), FAVOURITES));
  for (let asked = await nextAsked(discord, drivers); asked; asked = await nextAsked(discord, drivers)) {
    await asked.play();
  }
  const presses = drivers.map(({ clicks }) => clicks);
  const { posts, edits } = countMessages(discord, [ann, bob, cid]);
  console.log(JSON.stringify({ seed, presses, posts, edits }));
  expect(Math.max(...presses)).toBeLessThanOrEqual(MOST_PRESSES);
  expect(posts).toBeLessThanOrEqual(MOST_POSTS);
});
