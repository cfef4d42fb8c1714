import { describe, expect, it } from 'vitest';
import type { RouteName } from '#discord/route-names.ts';
import { ROUTES } from '#discord/routes.ts';
import { createBrakes } from '#discord/wire/brakes.ts';
import type { Context } from '#discord/wire/context.ts';
import { COST_LIMITS, type Cost } from '#discord/wire/costs.ts';
import { parseCustomId } from '#discord/wire/custom-id.ts';
import { say } from '#discord/wire/message.ts';
import { type Press, privately } from '#discord/wire/route.ts';
import { wordsIn } from '#i18n/words.ts';
import { channelId, guildId, personId } from '#tables/ids.ts';
import { pressRaw } from '../../hostile/raw-press.ts';
import { aClub, deciderAmong, startGame } from '../stage.ts';

const MINUTE = 60_000;
const START = 1_000_000;
const LIMITS = {
  post: { person: { most: 3, within: 3 * MINUTE }, channel: { most: 4, within: 4 * MINUTE } },
} as const;

const ANN = { person: personId('ann'), channel: channelId('hall') };
const BOB = { person: personId('bob'), channel: channelId('hall') };

function aBrake() {
  let now = START;
  const brakes = createBrakes(LIMITS, { now: () => now });
  const turn = (by: number): void => {
    now += by;
  };
  return { brakes, turn, take: (who = ANN) => brakes.take('post', who) };
}

describe('a brake', () => {
  it('lets as many through at once as the limit says, then says when the next may come', () => {
    const { take } = aBrake();
    expect([take(), take(), take(), take()]).toEqual([null, null, null, START + MINUTE]);
  });

  it('counts no refusal: whoever goes on trying does not wait longer', () => {
    const { take } = aBrake();
    for (let tries = 0; tries < 10; tries++) take();
    expect(take()).toBe(START + MINUTE);
  });

  it('keeps its word', () => {
    const { take, turn } = aBrake();
    for (let tries = 0; tries < 4; tries++) take();
    turn(MINUTE - 1);
    expect(take()).toBe(START + MINUTE);
    turn(1);
    expect(take()).toBeNull();
    expect(take()).toBe(START + 2 * MINUTE);
  });

  it('is one for each person, and one for everybody in a channel', () => {
    const { take } = aBrake();
    expect([take(ANN), take(ANN), take(ANN), take(BOB), take(BOB)]).toEqual([null, null, null, null, START + MINUTE]);
    expect(take({ ...BOB, channel: channelId('garden') })).toBeNull();
  });

  it('gives back what could not be done', () => {
    const { brakes, take } = aBrake();
    for (let tries = 0; tries < 3; tries++) take();
    brakes.giveBack('post', ANN);
    expect(brakes.until('post', ANN)).toBeNull();
    expect([take(), take()]).toEqual([null, START + MINUTE]);
  });

  it('holds nobody up for longer than the whole time of its limit when the clock goes back', () => {
    const { take, turn } = aBrake();
    for (let tries = 0; tries < 3; tries++) take();
    turn(-500_000);
    expect(take()).toBe(START - 500_000 + MINUTE);
  });
});

const COSTS = Object.keys(COST_LIMITS) as Cost[];

describe.for(COSTS)('what costs: %s', (cost) => {
  it.for(['person', 'channel'] as const)('has its limit a %s, and says when the next may come', (scope) => {
    const brakes = createBrakes(COST_LIMITS, { now: () => START });
    const { most, within } = COST_LIMITS[cost][scope];
    const taken = Array.from({ length: most + 1 }, (_, at) =>
      brakes.take(cost, {
        person: personId(scope === 'person' ? 'ann' : `${at}`),
        channel: channelId(scope === 'channel' ? 'hall' : `${at}`),
      }),
    );
    expect(taken.findIndex((at) => at !== null)).toBe(most);
    expect(taken[most]).toBeCloseTo(START + within / most);
  });
});

/** The routes that take from each. Suggestions, pictures and what a panel takes back need a whole game. */
const TAKERS: Readonly<Record<Cost, readonly (readonly [RouteName, ...string[]])[]>> = {
  table: [['over-rematch']],
  thread: [['open-thread', 'urland', '', '', '', '', '', 'name']],
  'show-again': [['show-again']],
  invitation: [
    ['lobby-set', 'invite'],
    ['more-handover-sure', '0', '1'],
  ],
  seat: [['lobby-join'], ['more-take-sure', '0']],
  undo: [['more-undo'], ['more-undo-turn']],
  suggestion: [],
  log: [['recap'], ['over-verify']],
  file: [['over-record'], ['over-story']],
  export: [['settings-export']],
  feedback: [['feedback-sent']],
  notice: [['admin-notice-shown']],
  picture: [],
};

const SOON = 2_000_000;
const WORDS = wordsIn('en');

/** Whose allowance of this is used up. Whatever is missing here must not be reached. */
function spent(cost: Cost): Context {
  const found = { ok: true, value: { game: 'urland', mine: {}, channel: channelId('hall') } };
  const parts = {
    words: WORDS,
    person: personId('ann'),
    games: ['urland'],
    brakes: { take: (asked: Cost) => (asked === cost ? SOON : null) },
    tables: { view: async () => found },
    house: { refuseOpening: async () => null },
    operator: { contact: null, sendFeedback: async () => expect.fail('it was sent') },
  };
  return parts as unknown as Context;
}

function pressOf(route: RouteName, args: readonly string[]): Press {
  const id = parseCustomId([route, 'table', '1', ...args].join(':'));
  if (id === null) throw new Error(`${route} is an id`);
  const from = { person: personId('ann'), channel: channelId('hall'), guild: guildId('club'), name: 'ann' };
  const may = { isBotHere: true, botPermissions: -1n, isModerator: true, isManager: true, roles: [] };
  return { ...from, ...may, id, values: ['1'], fields: { text: 'word' }, interactionId: '1', locale: 'en' };
}

it.for(COSTS.flatMap((cost) => TAKERS[cost].map(([route, ...args]) => ({ cost, route, args }))))(
  '$route $args does nothing once $cost is used up, and says when it will',
  async ({ cost, route, args }) => {
    const taker = ROUTES.find(({ name }) => name === route);
    const answer = await taker?.handle(pressOf(route, args), spent(cost));
    expect(answer).toEqual(privately(say(WORDS.bot.tooSoon[cost]({ seconds: SOON / 1_000 }))));
  },
);

describe('people with bad intent', () => {
  it('can’t keep the computer busy with questions', async () => {
    const { ann, bob, cid, discord, guild } = await aClub();
    await startGame([ann, bob, cid]);
    const decider = await deciderAmong([ann, bob, cid]);
    await decider.click('Play');
    const isSuggest = ({ label }: { readonly label: string | null }): boolean => label === 'Suggest a move';
    const panel = await decider.sees(({ pressable }) => pressable.some(isSuggest));
    const customId = panel.pressable.find(isSuggest)?.customId;
    for (let asked = 0; asked <= COST_LIMITS.suggestion.person.most; asked++) {
      await pressRaw(discord, decider, guild.channel().id, { kind: 'button', customId, message: panel.id });
    }
    await decider.sees('needs a rest from questions');
  });

  it('use up nobody else’s allowance with what is refused', async () => {
    const given: string[] = [];
    const brakes = { take: () => null, until: () => null, giveBack: (cost: Cost) => void given.push(cost) };
    const tables = { replace: async () => ({ ok: false, error: { code: 'not-host' } }) };
    const handOver = ROUTES.find(({ name }) => name === 'more-handover-sure');
    await handOver?.handle(pressOf('more-handover-sure', ['0', '1']), {
      ...spent('invitation'),
      ...({ brakes, tables } as unknown as Context),
    });
    expect(given).toEqual(['invitation']);
  });

  it('open no more tables than a club needs, and are told when the next is possible', async () => {
    const { ann } = await aClub();
    const { most } = COST_LIMITS.table.person;
    for (let opened = 0; opened < most; opened++) {
      await ann.slash('urland');
      await ann.sees('who plays?');
      await ann.slash('game stop');
    }
    expect(await ann.slash('urland')).toMatchObject({
      message: { text: expect.stringMatching(/The next one can be opened <t:\d+:R>/), ephemeral: true },
    });
  });

  it('can’t have the bot post a panel at a table where they don’t sit', async () => {
    const { ann, bob, cid, guild } = await aClub();
    const eve = guild.join('eve');
    await startGame([ann, bob, cid]);
    const { pressable } = await eve.slash('urland').then(() => eve.sees('is under way here'));
    expect(pressable.map(({ label }) => label)).not.toContain('Show the table again');
  });
});
