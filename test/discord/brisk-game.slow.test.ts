/** What a game costs people who press only what leads on: Same again, then what is filled in or stands out. */
import { expect, it } from 'vitest';
import { seededDice } from '#engine/chance.ts';
import { aDriver } from '../support/person-driver.ts';
import { countMessages } from './counts.ts';
import { nextAsked } from './next-asked.ts';
import { aClub, startGame } from './stage.ts';

/** How many presses and posts there are depends on the game, so these are always the same. */
const SEEDS = [1, 2, 3] as const;
const [MOST_PRESSES, MOST_POSTS] = [70, 40] as const;
const FAVOURITES = ['Same again', 'Same again, end my turn', 'Land', 'Breed'] as const;

it.each(SEEDS)('a game of three people of Urland takes few presses and posts (seed %i)', async (seed) => {
  const { discord, ann, bob, cid } = await aClub({ seed });
  await startGame([ann, bob, cid]);
  const dice = seededDice(seed);
  const drivers = [ann, bob, cid].map((person) => aDriver(person, dice, FAVOURITES));
  for (let asked = await nextAsked(discord, drivers); asked; asked = await nextAsked(discord, drivers)) {
    await asked.play();
  }
  const presses = drivers.map(({ clicks }) => clicks);
  const { posts, edits } = countMessages(discord, [ann, bob, cid]);
  console.log(JSON.stringify({ seed, presses, posts, edits }));
  expect(Math.max(...presses)).toBeLessThanOrEqual(MOST_PRESSES);
  expect(posts).toBeLessThanOrEqual(MOST_POSTS);
});
