import { expect, it } from 'vitest';
import { type BotWatch, NOBODY_WATCHES } from '#discord/watch.ts';
import { aClub, startGame } from './stage.ts';

/** Everything that a watcher hears, in short. */
function aWatcher() {
  const heard: string[] = [];
  const watch: BotWatch = {
    ...NOBODY_WATCHES,
    pressed: (route, outcome) => heard.push(`${route} ${outcome}`),
    calledBack: (milliseconds) => heard.push(milliseconds >= 0 ? 'called back' : 'called back before it came'),
    pictured: (outcome) => heard.push(`picture ${outcome}`),
    stored: (operation) => heard.push(`stored ${operation}`),
    requested: (status) => heard.push(`request ${status}`),
    happened: (event, game) => heard.push(`${game} ${event}`),
  };
  return { watch, heard };
}

it('whoever watches the bot hears of presses, callbacks, pictures, the store and what becomes of tables', async () => {
  const { watch, heard } = aWatcher();
  const { ann, bob, cid, bot } = await aClub({ watch });
  await startGame([ann, bob, cid]);
  await cid.slash('urland');
  for (const what of [
    ...['/urland answered', 'lobby-join answered', 'lobby-start answered', 'called back', 'request 200'],
    ...['stored save', 'urland opened', 'urland begun', 'picture in-time'],
  ])
    expect(heard).toContain(what);
  expect(await bot().census()).toEqual([{ game: 'urland', status: 'running', tables: 1 }]);
  expect(bot().connection()).toMatchObject({ states: ['Ready'], servers: 1 });
});

it('every press is called back once, whatever comes of it', async () => {
  const { watch, heard } = aWatcher();
  const { ann, bob } = await aClub({ watch });
  await ann.slash('urland');
  const lobby = await ann.sees('who plays?');
  const join = lobby.pressable.find(({ label }) => label === 'Join')?.customId ?? '';
  await bob.click('Join');
  await bob.click(join);
  await bob.click('Settings');
  const presses = ['/urland answered', 'lobby-join answered', 'lobby-join refused', 'lobby-settings answered'];
  await expect.poll(() => heard.filter((what) => /answered|refused/.test(what))).toEqual(presses);
  expect(heard.filter((what) => what === 'called back')).toHaveLength(presses.length);
});
