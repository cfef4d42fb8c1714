/** A whole turn from the conversation with the bot. */
import { expect, it } from 'vitest';
import { seededDice } from '#engine/chance.ts';
import { aDriver } from '../../support/person-driver.ts';
import { nextAsked } from '../next-asked.ts';
import { aStage, everybodyGoes, startGame, wantDirect } from '../stage.ts';

it('a player who was dealt chips picks one, and later acts, with the Play button of their direct message', async () => {
  const { discord, guild } = await aStage();
  const [ann, bob, cid] = [guild.join('ann'), guild.join('bob'), guild.join('cid')];
  await wantDirect([ann, bob, cid], 'hand');
  await startGame([ann, bob, cid]);
  const dice = seededDice(5);
  const drivers = [ann, bob, cid].map((person) => aDriver(person, dice));
  const first = await nextAsked(discord, drivers);
  if (first === null) throw new Error('somebody begins');
  const { person } = first;
  everybodyGoes(discord);
  await person.sees('You hold the chips', { in: 'dm' });

  const inChannel = () => person.visible().filter(({ ephemeral, channel }) => ephemeral && channel !== '@dm').length;
  const before = inChannel();
  const screens: string[] = [];
  const afterEach = () => screens.push(person.visible({ in: 'dm' }).at(-1)?.text ?? '');
  await first.play({ from: 'dm', afterEach });
  for (let asked = await nextAsked(discord, drivers); asked; asked = await nextAsked(discord, drivers)) {
    if (asked !== first) await asked.play();
    else await asked.play({ from: 'dm', afterEach });
    if (screens.some((text) => text.includes('Your turn'))) break;
  }

  expect(screens.join('\n')).toMatch(/You picked land \d+/);
  expect(screens.join('\n')).toContain('Your turn');
  expect(inChannel()).toBe(before);
});
