/** The visit with a phone in hand, step by step. The clock is turned; nobody waits for it. */
import { describe, expect, it } from 'vitest';
import { doctorCommand } from '#discord/doctor/definition.ts';
import { STEPS, type Step } from '#discord/doctor/steps.ts';
import type { Pace } from '#discord/wire/acknowledgement.ts';
import type { Person } from '#emulator/people/person.ts';
import { request } from '../../emulator/raw.ts';
import { UNHURRIED } from '../../support/unhurried.ts';
import { aStage, type Stage } from '../stage.ts';

interface Visit extends Stage {
  readonly owner: Person;
}

async function aVisit(pace: Pace = UNHURRIED): Promise<Visit> {
  const stage = await aStage({ strangers: 'named', pace });
  const { discord, guild } = stage;
  const path = `/applications/${discord.applicationId}/guilds/${guild.id}/commands`;
  await request(discord, `POST ${path}`, doctorCommand());
  return { ...stage, owner: guild.join('owner') };
}

/** Opens the panel, and turns its pages to a step. */
async function aVisitAt(step: Step, pace?: Pace): Promise<Visit> {
  const visit = await aVisit(pace);
  await visit.owner.slash('doctor');
  for (let page = 0; page < STEPS.indexOf(step); page++) await visit.owner.click('Next step');
  return visit;
}

const ticked = (step: Step, mark = '✅') => expect.stringContaining(`${mark} ${STEPS.indexOf(step) + 1}.`);
const open = (step: Step) => ticked(step, '⬜');
const panel = (text: unknown, ...files: readonly string[]) => ({
  message: { ephemeral: true, text, files: files.map((name) => ({ name })) },
});

describe('/doctor', () => {
  it('is for the application’s owner alone, however much others may do', async () => {
    const { guild } = await aVisit();
    const ann = guild.join('ann');
    guild.giveRole(ann, guild.createRole('admin', ['Administrator']));
    const outcome = await ann.slash('doctor');
    expect(outcome).toMatchObject(panel('The doctor is for whoever owns this application, and for nobody else.'));
  });

  it('shows a board to its owner, in private', async () => {
    const { owner } = await aVisit();
    expect(await owner.slash('doctor')).toMatchObject(panel(expect.stringContaining('step 1 of 10'), 'board-20.png'));
  });

  it.each([
    ['I can read it', '✅'],
    ['Too small', '❗'],
  ])('1: “%s” is noted', async (label, mark) => {
    const { owner } = await aVisitAt('picture');
    expect(await owner.click(label)).toMatchObject({
      kind: 'updated',
      ...panel(ticked('picture', mark), 'board-20.png'),
    });
  });

  it('2: the next picture takes the place of the first', async () => {
    const { owner } = await aVisitAt('next');
    expect(await owner.click('Next picture')).toMatchObject({
      kind: 'updated',
      ...panel(ticked('next'), 'board-40.png'),
    });
  });

  it('3: a slow answer is deferred, and brings its picture after four seconds', async () => {
    const pace = { ...UNHURRIED };
    const { owner, discord } = await aVisitAt('slow', pace);
    pace.deferAfter = 0;
    expect(await owner.click('Slow')).toMatchObject({ kind: 'updating' });
    discord.clock.turn(4_000);
    expect(await owner.sees('✅ 3.')).toMatchObject({ files: [{ name: 'board-60.png' }] });
  });

  it('4: a form with an empty field', async () => {
    const { owner } = await aVisitAt('form');
    expect(await owner.click('Form')).toMatchObject({ kind: 'modal' });
    expect(await owner.submit({ 'Type any word': 'hello', 'Leave this empty': 'full' })).toMatchObject(
      panel(ticked('form', '❗')),
    );
    await owner.click('Form');
    const outcome = await owner.submit({ 'Type any word': 'hello' });
    expect(outcome).toMatchObject({ kind: 'updated', ...panel(ticked('form')) });
    expect(outcome).toMatchObject(panel(expect.stringContaining('“hello” and an empty field arrived.')));
  });

  it('5: a person, and the same person again', async () => {
    const { owner, guild } = await aVisitAt('person');
    const [ann, bob] = [guild.join('ann'), guild.join('bob')];
    expect(await owner.select('Choose a person', [ann])).toMatchObject(panel(open('person')));
    expect(await owner.select('Choose the same person again', [bob])).toMatchObject(panel(open('person')));
    expect(await owner.select('Choose the same person again', [bob])).toMatchObject(panel(ticked('person')));
  });

  it('6: two calls in a minute, one of components and one in plain words', async () => {
    const { owner, discord } = await aVisitAt('call');
    await owner.click('Call me in a minute');
    discord.clock.turn(59_999);
    expect(owner.pushes()).toEqual([]);
    discord.clock.turn(1);
    await owner.sees('this is the second call');
    expect(owner.pushes()).toMatchObject([
      { why: 'mention', words: null },
      { why: 'mention', words: expect.stringContaining('this is the second call, in plain words') },
    ]);
    const outcome = await owner.click('One or both had no words');
    expect(outcome).toMatchObject({ kind: 'replied', ...panel(ticked('call', '❗')) });
  });

  it('7: a direct message, whose button arrives', async () => {
    const { owner } = await aVisitAt('direct');
    await owner.click('Write to me');
    await owner.sees('The doctor writes to you', { in: 'dm' });
    const outcome = await owner.click('It arrived', { in: 'dm' });
    expect(outcome).toMatchObject({
      kind: 'updated',
      message: { text: expect.stringContaining('Go on in the channel') },
    });
    await owner.click('Back');
    expect(await owner.sees('step 6 of 10')).toMatchObject({ text: ticked('direct') });
  });

  it('7: a direct message that Discord does not take', async () => {
    const { owner } = await aVisitAt('direct');
    owner.closeDms();
    expect(await owner.click('Write to me')).toMatchObject(panel(ticked('direct', '❗')));
  });

  it('8: a thread that sleeps, and a press that wakes it', async () => {
    const { owner, discord } = await aVisitAt('thread');
    await owner.click('Open a thread');
    const { channelId } = await owner.sees('put this thread to sleep');
    const room = { in: { id: channelId } };
    const sleeps = () => discord.world.channels.get(channelId);
    expect(await owner.click('Press me when it sleeps', room)).toMatchObject(panel(open('thread')));
    await owner.click('Put it to sleep', room);
    discord.clock.turn(1_000);
    await expect.poll(sleeps).toMatchObject({ archived: true });
    expect(await owner.click('Press me when it sleeps', room)).toMatchObject(panel(ticked('thread')));
    expect(sleeps()).toMatchObject({ archived: false });
  });

  it('9: a stranger’s name, who is not told of it', async () => {
    const { owner, guild } = await aVisitAt('name');
    const bob = guild.join('bob');
    bob.notifications = 'mentions';
    await owner.select('Choose the second account', [bob]);
    await owner.sees(`Who is this: ${bob.mention}?`);
    expect(bob.pushes()).toEqual([]);
    expect(await owner.click('I read something else')).toMatchObject(panel(ticked('name', '❗')));
  });

  it('10: removed and added', async () => {
    const { owner, guild, discord } = await aVisitAt('add');
    expect(await owner.click('I added you again')).toMatchObject(panel(expect.stringContaining('here all along')));
    guild.removeBot();
    guild.addBot();
    await discord.settled();
    expect(await owner.click('I added you again')).toMatchObject(panel(ticked('add')));
  });

  it('10: added without the bot user', async () => {
    const { owner, guild, discord } = await aVisitAt('add');
    guild.installWithoutBot();
    await discord.settled();
    expect(await owner.click('I added you again')).toMatchObject(panel(ticked('add', '❗')));
  });

  it('goes on where it was: the next open step is shown first', async () => {
    const { owner } = await aVisitAt('picture');
    await owner.click('I can read it');
    expect(await owner.slash('doctor')).toMatchObject(panel(expect.stringContaining('step 2 of 10'), 'board-20.png'));
  });

  it('ends with a list of what was seen, and takes away all that it posted, the command too', async () => {
    const { owner, discord, guild } = await aVisitAt('name');
    await owner.select('Choose the second account', [guild.join('bob')]);
    await owner.click('I read a name');
    const outcome = await owner.click('Finish');
    expect(outcome).toMatchObject(panel(expect.stringContaining('A stranger’s name: as it should be')));
    expect(outcome).toMatchObject(panel(expect.stringContaining('A form: not tried')));
    expect(guild.join('bob').visible()).toEqual([]);
    expect([...discord.world.commands.values()].filter(({ guildId }) => guildId === guild.id)).toEqual([]);
  });
});
