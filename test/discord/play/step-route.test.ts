/** Pressing on a real table, from the panel's own ids. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { PLAY_ROUTES } from '#discord/play/play-routes.ts';
import { customId, parseCustomId } from '#discord/wire/custom-id.ts';
import type { Button, Message } from '#discord/wire/message.ts';
import type { Answer, Press } from '#discord/wire/route.ts';
import type { Phase } from '#games/urland/state.ts';
import { channelId, type PersonId, type TableId } from '#tables/ids.ts';
import type { TableView } from '#tables/table-view.ts';
import {
  ANNA,
  BEN,
  CLEO,
  type HouseParts,
  openHouse,
  personIn,
  playUntil,
  startTable,
  type TestHouse,
  viewOf,
} from '../../tables/support/house.ts';
import { contextIn } from '../context.ts';

const STRANGER = 'stranger' as PersonId;

async function press(house: TestHouse, person: PersonId, id: string, values: readonly string[] = []): Promise<Answer> {
  const parsed = parseCustomId(id);
  const route = PLAY_ROUTES.find(({ name }) => name === parsed?.route);
  if (!parsed || !route) throw new Error(`no route for ${id}`);
  const sender = { person, channel: channelId('c'), guild: 'g', interactionId: '1', locale: 'en-GB' };
  return route.handle({ ...sender, id: parsed, values, fields: {} } as Press, await contextIn('en', house, person));
}

function messageOf(answer: Answer): Message {
  if (answer.kind !== 'private' && answer.kind !== 'update') throw new Error(`no message: ${JSON.stringify(answer)}`);
  return answer.message;
}

const textIn = ({ blocks }: Message): string =>
  blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : [])).join('\n');

const buttonsIn = ({ blocks }: Message): Button[] =>
  blocks.flatMap((block) => (block.kind === 'buttons' ? block.buttons : []));

function find(message: Message, label: string | RegExp): Button {
  const found = buttonsIn(message).find((each) => each.label.match(label) && !each.disabled);
  if (!found) throw new Error(`no ${label} in ${buttonsIn(message).map((each) => each.label)}`);
  return found;
}

interface Player {
  readonly house: TestHouse;
  readonly table: TableId;
  readonly person: PersonId;
}

const open = async ({ house, table, person }: Player): Promise<Message> =>
  messageOf(await press(house, person, customId('play', { table })));

async function click({ house, person }: Player, panel: Message, ...labels: (string | RegExp)[]): Promise<Message> {
  let current = panel;
  for (const label of labels) current = messageOf(await press(house, person, find(current, label).id));
  return current;
}

/** From the first list of the panel. */
async function choose({ house, person }: Player, { blocks }: Message, value: string): Promise<Message> {
  const list = blocks.find((block) => block.kind === 'select');
  if (list?.kind !== 'select') throw new Error('no list');
  return messageOf(await press(house, person, list.id, [value]));
}

const phaseOf = ({ play }: TableView): string | undefined =>
  (play?.open as { phase: { kind: string } } | undefined)?.phase.kind;

/** A table of three at the first decision of this phase, and who decides. */
async function at(phase: string, around: HouseParts['around'] = (store) => store): Promise<Player> {
  const house = openHouse({ around });
  onTestFinished(() => house.close());
  const table = await startTable(house, [ANNA, BEN, CLEO]);
  const view = await playUntil(house, table, (seen) => phaseOf(seen) === phase);
  const seat = view.play?.deciding[0]?.seat;
  if (seat === undefined) throw new Error('nobody decides');
  return { house, table, person: personIn(view, seat) };
}

/** A table of three at somebody's last action, who has no extra-turn chip to be asked about. */
async function atLastAction(): Promise<Player> {
  const house = openHouse();
  onTestFinished(() => house.close());
  const table = await startTable(house, [ANNA, BEN, CLEO]);
  const isLast = ({ play }: TableView): boolean => {
    const { phase, extraTurns } = (play?.open ?? {}) as { phase?: Phase; extraTurns?: readonly number[] };
    return phase?.kind === 'actions' && phase.left === 1 && extraTurns?.[phase.seat] === 0;
  };
  const view = await playUntil(house, table, isLast);
  const seat = view.play?.deciding[0]?.seat;
  if (seat === undefined) throw new Error('nobody decides');
  return { house, table, person: personIn(view, seat) };
}

const versionOf = async ({ house, table }: Player) => (await viewOf(house, table)).play?.version;

describe('a lesson', () => {
  it('is not given at another table to a player who has done it at one', async () => {
    const player = await at('actions');
    expect(textIn(await open(player))).toContain('💡 You act');
    await click(player, await open(player), /^Breed$/, /^A · /);
    expect((await player.house.tables.settings(player.person)).taught).toEqual(['urland.breed']);

    await player.house.tables.stop(player.table, player.person, true);
    const table = await startTable(player.house, [ANNA, BEN, CLEO]);
    const isHis = (view: TableView) => {
      const [deciding] = view.play?.deciding ?? [];
      return deciding !== undefined && personIn(view, deciding.seat) === player.person && phaseOf(view) === 'actions';
    };
    await playUntil(player.house, table, isHis);
    expect(textIn(await open({ ...player, table }))).not.toContain('💡');
  });

  it('is found without reading the log, however long the game is', async () => {
    let reads = 0;
    const player = await at('actions', (store) => ({
      ...store,
      log(id) {
        reads += 1;
        return store.log(id);
      },
    }));
    expect(textIn(await open(player))).toContain('💡 You act');
    await click(player, await open(player), /^Breed$/, /^A · /);
    expect(textIn(await open(player))).not.toContain('💡 You act');
    expect(reads).toBe(0);
  });
});

describe('pressing on a play panel', () => {
  it('makes the move, says so, and asks on', async () => {
    const player = await at('actions');
    const done = await click(player, await open(player), /^Breed$/, /^A · /);
    expect(textIn(done)).toMatch(/✅ You bred in/);
    expect(textIn(done)).toContain('2 actions left');
    expect(textIn(done)).toContain('What will you do?');
  });

  it('lists the effects of a move below it, and nothing below a move without effects', async () => {
    const player = await at('actions');
    const landed = await click(player, await open(player), /^Land: /, /^A · /);
    expect(textIn(landed)).not.toContain('-# ');
    const ended = await click(player, landed, /^End my turn$/, /^Yes, do it$/);
    expect(textIn(ended)).toMatch(/✅ You ended your turn\.\n-# Land \d+ is scored.*\n(-# .*\n)*Nothing for you/);
  });

  it('does the same again with one press, as long as it can be done', async () => {
    const player = await at('actions');
    const once = await click(player, await open(player), /^Land: /, /^A · /);
    const twice = await click(player, once, /^Same again$/);
    const landed = (panel: Message) => textIn(panel).match(/✅ (You landed .*)/)?.[1];
    expect(landed(twice)).toBe(landed(once));
    const thrice = await click(player, twice, /^Same again$/);
    expect(buttonsIn(thrice).map(({ label }) => label)).not.toContain('Same again');
  });

  it('does the same again as the last action without another question, since its button says that it ends the turn', async () => {
    const player = await at('actions');
    const once = await click(player, await open(player), /^Land: /, /^A · /);
    const twice = await click(player, once, /^Same again$/);
    const thrice = await click(player, twice, /^Same again$/);
    const extra = await click(player, thrice, /^Play an extra turn$/, /^Breed$/, /^A · /);
    const ended = await click(player, extra, /^Same again, end my turn$/);
    expect(textIn(ended)).toMatch(/✅ You bred in .*\n(-# .*\n)*Nothing for you/);
  });

  it('does the same several times with one press, which are undone one by one', async () => {
    const player = await at('actions');
    const once = await click(player, await open(player), /^Breed$/, /^A · /);
    const thrice = await click(player, once, /^Same again ×2$/);
    expect(textIn(thrice)).toMatch(/✅ 2 times: You bred in/);
    expect(textIn(thrice)).toContain('Play an extra turn?');
    expect(textIn(await click(player, thrice, /^Undo$/))).toContain('1 action left');
  });

  it('goes on with the same after an extra turn, up to the end of the turn', async () => {
    const player = await at('actions');
    const once = await click(player, await open(player), /^Breed$/, /^A · /);
    const extra = await click(player, once, /^Same again ×2$/, /^Play an extra turn$/);
    const ended = await click(player, extra, /^Same again ×2, end my turn$/);
    expect(textIn(ended)).toMatch(/✅ 2 times: You bred in .*\n(-# .*\n)*Nothing for you/);
  });

  it('takes it back with Undo', async () => {
    const player = await at('actions');
    const done = await click(player, await open(player), /^Breed$/, /^A · /);
    const undone = await click(player, done, /^Undo$/);
    expect(textIn(undone)).toContain('Taken back');
    expect(textIn(undone)).toContain('3 actions left');
  });

  it('takes the whole turn back with Undo my turn, where there is more than one step of it', async () => {
    const player = await at('actions');
    const once = await click(player, await open(player), /^Breed$/, /^A · /);
    expect(buttonsIn(once).map(({ label }) => label)).not.toContain('Undo my turn');
    const twice = await click(player, once, /^Breed$/, /^A · /);
    const undone = await click(player, twice, /^Undo my turn$/);
    expect(textIn(undone)).toContain('3 actions left');
    expect(buttonsIn(undone).map(({ label }) => label)).not.toContain('Undo');
  });

  it('does nothing twice: the second press finds the panel as it is now', async () => {
    const player = await at('actions');
    const asked = await click(player, await open(player), /^Breed$/);
    const button = find(asked, /^A · /);
    await press(player.house, player.person, button.id);
    const version = await versionOf(player);
    const again = messageOf(await press(player.house, player.person, button.id));
    expect(textIn(again)).toContain('moved on');
    expect(await versionOf(player)).toBe(version);
  });

  it('asks before actions are given away', async () => {
    const player = await at('actions');
    const version = await versionOf(player);
    const asked = await click(player, await open(player), /^End my turn$/);
    expect(textIn(asked)).toContain('You still have 3 actions');
    expect(await versionOf(player)).toBe(version);
    await click(player, asked, /^Yes, do it$/);
    expect(await versionOf(player)).not.toBe(version);
  });

  it('is for those who sit here', async () => {
    const player = await at('actions');
    const version = await versionOf(player);
    const asked = await click(player, await open(player), /^Breed$/);
    const answer = await press(player.house, STRANGER, find(asked, /^A · /).id);
    expect(answer).toEqual({ kind: 'refused', refusal: { code: 'not-seated' } });
    expect(await versionOf(player)).toBe(version);
  });

  it('on somebody else’s panel shows the presser’s own, and decides nothing', async () => {
    const player = await at('actions');
    const version = await versionOf(player);
    const asked = await click(player, await open(player), /^Breed$/);
    const other = [ANNA, BEN, CLEO].find((person) => person !== player.person) ?? ANNA;
    const answer = messageOf(await press(player.house, other, find(asked, /^A · /).id));
    expect(textIn(answer)).toContain('Nothing for you to decide now');
    expect(await versionOf(player)).toBe(version);
  });

  it.each(['g.bite', 'g.land.Z', 'g.retreat.zz', 'c99.1', 'c00.4.land', 'f.0', 'x', '', 's.land.A.5.7', 'g.done.done'])(
    'with the forged choice %j changes nothing, and shows the real choices',
    async (forged) => {
      const player = await at('actions');
      const version = await versionOf(player);
      const id = customId('pick', { table: player.table, version: version ?? null, args: [forged] });
      const answer = messageOf(await press(player.house, player.person, id));
      expect(textIn(answer)).toContain('What will you do?');
      expect(await versionOf(player)).toBe(version);
    },
  );

  it('from before answers were indices makes no move, and shows what there is to choose', async () => {
    const player = await at('actions');
    const version = await versionOf(player);
    const id = find(await open(player), /^Breed$/).id.replace(/^pick:/, 'step:');
    const answer = messageOf(await press(player.house, player.person, id));
    expect(textIn(answer)).toContain('What will you do?');
    expect(find(answer, /^Breed$/).id).toMatch(/^pick:/);
    expect(await versionOf(player)).toBe(version);
  });

  it('takes the bid from a list, and it lies face down until all are in, to be changed', async () => {
    const player = await at('bid');
    const sealed = await choose(player, await open(player), '2');
    expect(textIn(sealed)).toContain('Your bid: 2.');
    expect(textIn(sealed)).toContain('you can change it');
    expect(textIn(await choose(player, sealed, '1'))).toContain('Your bid: 1.');
  });

  it('shows the Dummy the two chips handed to them, and the others none', async () => {
    const player = await at('actions');
    const texts = await Promise.all(
      [ANNA, BEN, CLEO].map(async (person) =>
        textIn(messageOf(await press(player.house, person, customId('hand', { table: player.table })))),
      ),
    );
    expect(texts.filter((text) => text.includes('Handed to you'))).toHaveLength(1);
    expect(texts.filter((text) => text.includes('You picked land'))).toHaveLength(1);
    expect(texts.filter((text) => text.includes('You hold no chips'))).toHaveLength(1);
  });
});

describe('an action that would end the turn', () => {
  /** The first answer to every question, until something has been asked about, or done. */
  async function actedOnce(player: Player): Promise<Message> {
    let panel = await open(player);
    const kind = buttonsIn(panel).find(({ style, disabled }) => style === 'primary' && !disabled);
    if (!kind) throw new Error(`no action in ${buttonsIn(panel).map(({ label }) => label)}`);
    const pressing = async ({ id }: Button) => messageOf(await press(player.house, player.person, id));
    panel = await pressing(kind);
    for (let asked = 0; asked < 9 && !/ends? your turn|✅/.test(textIn(panel)); asked++) {
      const next = buttonsIn(panel).find(
        ({ style, disabled }) => (style === 'primary' || style === 'success') && !disabled,
      );
      if (!next) throw new Error(`no answer in ${buttonsIn(panel).map(({ label }) => label)}`);
      panel = await pressing(next);
    }
    return panel;
  }

  it('is held back until its player says so', async () => {
    const player = await atLastAction();
    const version = await versionOf(player);
    const asked = await actedOnce(player);
    expect(textIn(asked)).toContain('That would end your turn');
    expect(buttonsIn(asked).map(({ label }) => label)).toEqual(['Undo', 'End my turn']);
    expect(await versionOf(player)).toBe(version);
    expect(textIn(await click(player, asked, /^End my turn$/))).toContain('✅');
    expect(await versionOf(player)).not.toBe(version);
  });

  it('can be taken back before anybody has seen anything of it', async () => {
    const player = await atLastAction();
    const version = await versionOf(player);
    const again = await click(player, await actedOnce(player), /^Undo$/);
    expect(textIn(again)).toContain('What will you do?');
    expect(await versionOf(player)).toBe(version);
  });

  it('is made at once for those who do not want to be asked', async () => {
    const player = await atLastAction();
    await player.house.tables.changeSettings(player.person, { confirmTurn: false });
    expect(textIn(await actedOnce(player))).toContain('✅');
  });

  it('is made at once where the game itself has asked: whoever ends their turn ends it', async () => {
    const player = await at('actions');
    const ended = await click(player, await open(player), /^End my turn$/, /^Yes, do it$/);
    expect(textIn(ended)).toContain('✅ You ended your turn');
  });
});

describe('the rules', () => {
  it('open at the topic, and turn to a gene', async () => {
    const player = await at('actions');
    const page = messageOf(
      await press(player.house, player.person, customId('rules', { table: player.table, args: ['breed'] })),
    );
    expect(textIn(page)).toContain('Breed');
    expect(textIn(await click(player, page, /^Teeth$/))).toContain('rival Ichto');
  });

  it('can be read by people without a seat here', async () => {
    const player = await at('actions');
    const answer = await press(player.house, STRANGER, customId('rules', { table: player.table }));
    expect(textIn(messageOf(answer))).toContain('The game in a minute');
  });
});
