import { describe, expect, it } from 'vitest';
import type { Outcome } from '#emulator/people/outcome.ts';
import type { Person } from '#emulator/people/person.ts';
import type { VisibleMessage } from '#emulator/people/visible.ts';
import { aClub, type Club, deciderAmong, startGame } from '../stage.ts';

function answerIn(outcome: Outcome): VisibleMessage {
  if (outcome.kind !== 'replied' && outcome.kind !== 'updated') throw new Error(outcome.kind);
  return outcome.message;
}

const openPlay = async (person: Person): Promise<VisibleMessage> =>
  answerIn(await person.click('Play', { on: await person.sees(/^Waiting for/m) }));

const pressFirst = async (person: Person, on: VisibleMessage): Promise<VisibleMessage> =>
  answerIn(await person.click(on.pressable[0]?.customId ?? '', { on }));

const labelsOf = ({ pressable }: VisibleMessage) => pressable.map(({ label }) => label);

/** The land to be scored is picked; the player who acts first has the play panel open. */
async function atFirstAction({ ann, bob, cid }: Club): Promise<{ actor: Person; panel: VisibleMessage }> {
  const people = [ann, bob, cid] as const;
  await startGame(people);
  const picker = await deciderAmong(people);
  await pressFirst(picker, await openPlay(picker));
  await ann.sees(/3 actions left/);
  const actor = await deciderAmong(people);
  return { actor, panel: await openPlay(actor) };
}

/** Their screens show the public panel, and no play panel that reads like it. */
function othersThan(actor: Person, { ann, bob, cid }: Club): [Person, Person] {
  const [first, second] = [ann, bob, cid].filter((person) => person !== actor);
  if (!first || !second) throw new Error('two look on');
  return [first, second];
}

/** The first ocean, and from there the first land. */
async function land(person: Person, panel: VisibleMessage): Promise<VisibleMessage> {
  const ocean = panel.pressable.find(({ label }) => label?.startsWith('Land: '))?.label ?? '';
  return pressFirst(person, answerIn(await person.click(ocean, { on: panel })));
}

describe('Undo', () => {
  it('on the play panel takes back the player’s own steps, the last first, until there is none', async () => {
    const club = await aClub();
    const { actor, panel } = await atFirstAction(club);
    expect(labelsOf(panel)).not.toContain('Undo');

    const once = await land(actor, panel);
    expect(once.text).toContain('**2 actions left**');
    const twice = await land(actor, once);
    expect(twice.text).toContain('**1 action left**');

    const back = answerIn(await actor.click('Undo', { on: twice }));
    expect(back.id).toBe(panel.id);
    expect(back.text).toContain('↩️ Taken back.');
    expect(back.text).toContain('**2 actions left**');
    const start = answerIn(await actor.click('Undo', { on: back }));
    expect(start.text).toContain('**3 actions left**');
    expect(labelsOf(start)).not.toContain('Undo');

    const undone = await club.ann.sees(/3 actions left/);
    expect(undone.text).not.toContain('ashore');
    // A step that was taken back can be made again.
    expect((await land(actor, start)).text).toContain('**2 actions left**');
    await club.ann.sees(/2 actions left/);
  });

  it('under More does the same, and the step leaves the table’s panel', async () => {
    const club = await aClub();
    const { actor, panel } = await atFirstAction(club);
    await land(actor, panel);
    const [onlooker] = othersThan(actor, club);
    const shown = await onlooker.sees(/2 actions left/);

    const more = answerIn(await actor.click('More', { on: shown }));
    const done = answerIn(await actor.click('Undo my last step', { on: more }));
    expect(done.text).toContain('✅ Done.');
    expect(done.disabled.map(({ label }) => label)).toContain('Undo my last step');

    const now = await onlooker.sees(/3 actions left/);
    expect(shown.text).toContain(`${actor.name} brings`);
    expect(now.text).not.toContain(`${actor.name} brings`);
    expect((await openPlay(actor)).text).toContain('**3 actions left**');
  });

  it('of a whole turn takes back all of the player’s own steps in it, on the play panel and under More', async () => {
    const club = await aClub();
    const { actor, panel } = await atFirstAction(club);
    const twice = await land(actor, await land(actor, panel));
    const start = answerIn(await actor.click('Undo my turn', { on: twice }));
    expect(start.text).toContain('**3 actions left**');
    await land(actor, await land(actor, start));

    const [onlooker] = othersThan(actor, club);
    const more = answerIn(await actor.click('More', { on: await onlooker.sees(/1 action left/) }));
    expect(answerIn(await actor.click('Undo my turn', { on: more })).text).toContain('✅ Done.');
    expect((await onlooker.sees(/3 actions left/)).text).not.toContain('ashore');
  });

  it('is nobody else’s to press', async () => {
    const club = await aClub();
    const { actor, panel } = await atFirstAction(club);
    await land(actor, panel);
    const others = othersThan(actor, club);
    const shown = await others[0].sees(/2 actions left/);
    for (const other of others) {
      const more = answerIn(await other.click('More', { on: shown }));
      expect(more.disabled.map(({ label }) => label)).toContain('Undo my last step');
      expect(labelsOf(answerIn(await other.click('Play', { on: shown })))).not.toContain('Undo');
    }
  });
});
