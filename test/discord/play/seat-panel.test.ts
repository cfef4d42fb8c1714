import { describe, expect, it } from 'vitest';
import { presentationOf } from '#discord/games/index.ts';
import { packCounts } from '#discord/play/packed-counts.ts';
import type { Panel } from '#discord/play/panel.ts';
import { warningOf } from '#discord/play/panel.ts';
import type { SeatAtTable } from '#discord/play/seat-context.ts';
import { askingPanel, type PanelState, warningPanel } from '#discord/play/seat-panel.ts';
import { walkIn } from '#discord/play/seat-walk.ts';
import type { Answer } from '#engine/menu.ts';
import { seat } from '#engine/seat.ts';
import { MUTATION_SPACES } from '#games/urland/box.ts';
import { MAP_WIDTH } from '#render/urland/coastlines.ts';
import { SIDE_WIDTH } from '#render/urland/side-panel.ts';
import { seatOf, turnOf, urland } from '../../support/urland.ts';
import { answersOf, button, buttonsOf, pressOf, selectsOf, settingOf, textOf, tokensIn } from './support.ts';

const orderWarning = (asked: SeatAtTable, order: { readonly kind: string }) =>
  presentationOf('urland').words.orders?.warning?.(asked, order);

const asking = (setting: SeatAtTable, answers: readonly Answer[] = [], more: PanelState = {}): Panel => {
  const panel = askingPanel(setting, tokensIn(setting, answers), more);
  if (panel === null) throw new Error('no question there');
  return panel;
};

const questionAt = (setting: SeatAtTable, answers: readonly Answer[]) => asking(setting, answers).paragraphs.at(-1);

const labels = (panel: Panel) => buttonsOf(panel).map(({ label }) => label);
const open = (panel: Panel) =>
  buttonsOf(panel)
    .filter(({ disabled }) => !disabled)
    .map(({ label }) => label);

/** In pixels: the map cut to a part of it, a small or a large one. */
const CLOSE = 780;
const WIDE = MAP_WIDTH;
const WHOLE = MAP_WIDTH + SIDE_WIDTH;

const start = urland({ ichtos: { A: [3, 3, 3, 3], D: [0, 0, 2, 0], 5: [0, 0, 1, 1] } });

describe('an Ichto player', () => {
  const setting = settingOf(start, 'green');

  it('is asked what to do, and reads how many actions are left', () => {
    const panel = asking(setting);
    expect(textOf(panel)).toContain('2 actions left');
    expect(textOf(panel)).toContain('What will you do?');
    expect(open(panel)).toEqual(expect.arrayContaining(['Breed', 'Swim', 'Retreat', 'End my turn']));
  });

  it('reads on Breed what everybody gets', () => {
    const breeding = settingOf(urland({ ichtos: { A: [3, 3, 3, 3], D: [0, 0, 3, 0] } }), 'green');
    const oceans = asking(breeding, answersOf(breeding, asking(breeding), 'Breed'));
    expect(labels(oceans)).toContain('B · Ural (you +1)');
    expect(labels(oceans)).toContain('A · Panthalassa (you +1, R +1, B +1, Y +1)');
  });

  it('reads above the actions which chips they have seen, who may hold them, and what else can come', () => {
    const seen = [[], [], [5, 8], []] as typeof start.seen;
    const knowing = settingOf(
      { ...start, seen, hand: [5, 8], picked: 3, pile: [4], scored: [1, 2, 6, 7, 9, 10, 11, 12] },
      'green',
    );
    const words = textOf(asking(knowing));
    expect(words).toMatch(
      /You have seen 5 and 8: of this turn’s three chips one is to be scored, and \S+ holds the other two\./,
    );
    expect(words).toContain('One more is out that you have not seen: 3 or 4.');
    expect(textOf(asking(knowing, ['land', 'A']))).not.toContain('You have seen');
    expect(textOf(asking(setting))).not.toContain('You have seen');
  });

  it('lands with two presses, an ocean and a land: the oceans stand among the actions', () => {
    expect(labels(asking(setting)).slice(0, 3)).toEqual(['Land: Panthalassa (3)', 'Land: Ural (2)', 'Breed']);
    const first = answersOf(setting, asking(setting), /^Land: Panthalassa/);
    const second = answersOf(setting, asking(setting, first), /Land 5/);
    expect(walkIn(setting, tokensIn(setting, second))?.end).toEqual({
      kind: 'complete',
      move: { kind: 'land', from: 'A', to: 5, count: 1 },
    });
    expect(answersOf(setting, asking(setting, first), 'Back')).toEqual([]);
  });

  it('with Ichtos in one ocean alone is asked where to land from there', () => {
    const only = settingOf(urland({ ichtos: { C: [0, 0, 3, 0] } }), 'green');
    expect(answersOf(only, asking(only), 'Land')).toEqual(['land']);
    expect(textOf(asking(only, ['land']))).toContain('From Austral: onto which land?');
  });

  it('with no action left is asked about an extra turn, and about nothing else', () => {
    const spent = settingOf(urland({ phase: turnOf('green', 0), ichtos: { A: [3, 3, 3, 3] } }), 'green');
    const panel = asking(spent);
    expect(textOf(panel)).toContain('Play an extra turn?');
    expect(labels(panel)).toEqual([
      'Play an extra turn',
      'End my turn',
      'Suggest a move',
      'Why can’t I…?',
      'Rules: Extra turn',
    ]);
    expect(textOf(asking(spent, [], { isWhy: true }))).toContain(
      '**Land, Breed, Swim, Retreat** — That takes 1 action',
    );
  });

  it('is not shown an extra turn while actions are left, nor the ocean they swim from', () => {
    expect(labels(asking(setting))).not.toContain('Play an extra turn');
    expect(labels(asking(setting, ['swim', 'A']))).not.toContain('– · Panthalassa (R3 B3 G3 Y3)');
    expect(labels(asking(setting, ['swim', 'A']))).toContain('– · Austral');
  });

  it('is not shown actions that need a gene they lack, but finds them under Why', () => {
    expect(labels(asking(setting))).not.toContain('Bite');
    expect(textOf(asking(setting, [], { isWhy: true }))).toContain('**Bite** — You need Teeth for that.');
  });

  it('reads the same letter on a button and in the picture', () => {
    const panel = asking(setting, ['land', 'A']);
    expect(labels(panel).slice(0, 2)).toEqual(['A · Land 1', 'B · Land 2']);
    expect(panel.sketches[0]?.alt).toContain('A land 1');
    expect(panel.sketches[0]?.alt).toContain('B land 2');
  });

  it.each([
    ['all of it while they choose where to start', ['land'], WHOLE],
    ['its north from Panthalassa, whose coasts are long', ['land', 'A'], WIDE],
    ['the surroundings of the two oceans they swim between', ['swim', 'D', 'E'], CLOSE],
  ])('sees of the map %s', (_, answers, width) => {
    expect(asking(setting, answers).sketches[0]?.scene.width).toBe(width);
  });

  it('sees the start beside the possible targets', () => {
    const near = settingOf(urland({ ichtos: { C: [0, 0, 3, 0], 10: [0, 0, 1, 0] } }), 'green');
    // Lands 9, 10 and 11 would fit a close view, but not with Austral's name and its Ichtos.
    expect(asking(near, ['land']).sketches[0]?.scene.width).toBe(WIDE);
  });

  it.each([
    [['land'], 'Austral', 'None of yours is in Austral.'],
    [['land', 'A'], 'Land 3', 'There is no way from Panthalassa to land 3: they don’t touch.'],
    [['swim', 'A'], 'Austral', 'There is no way from Panthalassa to Austral: they don’t touch.'],
  ])('after %s reads why not %s', (answers, what, reason) => {
    const why = textOf(asking(setting, answers, { isWhy: true }));
    expect(why.split('\n').find((line) => line.includes(reason))).toContain(what);
  });

  it.each([
    ['breed', { A: [0, 0, 2, 0], D: [0, 0, 2, 0] }, '**Breed** — It takes 3 of yours in one ocean'],
    ['breed', { A: [0, 0, 27, 0] }, '**Breed** — Your reserve is empty.'],
    ['land and swim', { 5: [0, 0, 2, 0] }, '**Land, Swim** — None of yours is in an ocean.'],
  ])('who can’t %s reads the real reason', (_, ichtos, words) => {
    const poor = settingOf(urland({ ichtos }), 'green');
    expect(textOf(asking(poor, [], { isWhy: true }))).toContain(words);
  });

  it.each([
    ['2 actions with 1 left', { A: [2, 0, 3, 0] }, 1, 'you have 1. (Rules, **An extra turn comes after the turn**.)'],
    ['two rivals', { A: [1, 0, 3, 0] }, 2, 'where you have one. (Rules, **Assimilation: any two**.)'],
  ])('who lacks %s reads the ruling behind it', (_, ichtos, left, words) => {
    const phase = { kind: 'actions', seat: seat(2), left, extraPlayed: false } as const;
    const state = urland({ ichtos, phase, genes: { green: ['assimilation'] } });
    expect(textOf(asking(settingOf(state, 'green'), [], { isWhy: true }))).toContain(words);
  });

  it.each([
    [['assimilate'], 'Land 5', 'It takes 2 rival Ichtos on land 5.'],
    [['assimilate', 'A'], 'Dan', 'Name the two in the order they sit.'],
  ])('who assimilates reads after %s why not %s', (answers, what, reason) => {
    const ichtos = { A: [1, 1, 3, 1], B: [2, 0, 1, 0], 5: [1, 0, 1, 0] };
    const state = urland({ ichtos, genes: { green: ['assimilation'] } });
    const why = textOf(asking(settingOf(state, 'green'), answers, { isWhy: true }));
    expect(why.split('\n').find((line) => line.includes(`**${what}**`))).toContain(reason);
  });

  it('goes back to the last question that they answered themselves', () => {
    const only = settingOf(urland({ ichtos: { C: [0, 0, 3, 0] } }), 'green');
    // Only Austral can be swum from, so the question after Swim is where to.
    const panel = asking(only, ['swim']);
    expect(textOf(panel)).toContain('From Austral: to which ocean?');
    expect(answersOf(only, panel, 'Back')).toEqual([]);
  });

  it('chooses a small number with one press', () => {
    const panel = asking(setting, ['swim', 'A', 'D']);
    expect(open(panel).slice(0, 3)).toEqual(['1 Ichto', '2 Ichtos', '3 Ichtos']);
  });

  it('chooses a larger number from a list, with a button for all of them', () => {
    const many = settingOf(urland({ ichtos: { A: [0, 0, 11, 0] } }), 'green');
    const panel = asking(many, ['swim', 'B']);
    expect(answersOf(many, panel, '11 Ichtos')).toEqual(['swim', 'B', 11]);
    expect(selectsOf(panel)[0]?.options.map(({ value }) => value)).toEqual('1 2 3 4 5 6 7 8 9 10 11'.split(' '));
  });

  it('counts a number that no list has room for, with all of them filled in', () => {
    const many = settingOf(urland({ ichtos: { A: [0, 0, 26, 0] } }), 'green');
    const panel = asking(many, ['swim', 'B']);
    expect(button(panel, '26 Ichtos').style).toBe('success');
    expect(button(panel, '+1').disabled).toBe(true);
    expect(pressOf(button(panel, '–5'))).toMatchObject({ kind: 'count', draft: '26', change: '-5' });
  });

  it('takes Ichtos back from a mixture of areas, one stepper for each', () => {
    const panel = asking(setting, ['retreat'], { drafted: { draft: packCounts([2, 0, 1], [3, 2, 1]), focus: 1 } });
    expect(textOf(panel)).toContain('2 × Panthalassa · 1 × Land 5 — **3 in all**');
    expect(textOf(panel)).toContain('Counting **Ural**: 0 of 2');
    expect(selectsOf(panel)[0]?.options.map(({ label }) => label)).toEqual([
      'A · Panthalassa: 2 of 3',
      'B · Ural: 0 of 2',
      'C · Land 5: 1 of 1',
    ]);
    expect(answersOf(setting, panel, 'Take 3 Ichtos back')).toEqual([
      'retreat',
      [
        { place: 'A', count: 2 },
        { place: 5, count: 1 },
      ],
    ]);
  });

  it('is warned before they take their last Ichto off the map', () => {
    const last = { kind: 'retreat', heap: [{ place: 'A', count: 3 }] };
    const alone = settingOf(urland({ ichtos: { A: [0, 0, 3, 0] } }), 'green');
    expect(warningOf(setting, last)).toBeNull();
    expect(warningOf(alone, last)).toContain('never come back');
    const answers = tokensIn(alone, ['retreat', last.heap]);
    const panel = warningPanel(alone, answers, warningOf(alone, last) ?? '');
    expect(pressOf(button(panel, 'Yes, do it'))).toEqual({ kind: 'sure', answers });
    expect(answersOf(alone, panel, 'Back')).toEqual(['retreat']);
  });

  it('is warned before they give actions away, but not when none are left', () => {
    expect(warningOf(setting, { kind: 'done' })).toContain('2 actions');
    expect(warningOf(settingOf(urland({ phase: turnOf('green', 0) }), 'green'), { kind: 'done' })).toBeNull();
  });
});

describe('Same again', () => {
  const biter = { genes: { green: ['teeth'] } } as const;
  const again = { kind: 'bite', area: 1, victim: seat(0) };

  it('is offered where the same move takes several presses', () => {
    const state = urland({ ...biter, ichtos: { 1: [1, 0, 1, 0], 5: [1, 1, 1, 0] } });
    const setting = settingOf(state, 'green');
    expect(answersOf(setting, asking(setting, [], { again }), 'Same again')).toEqual(['bite', 1]);
  });

  it('is not offered where fewer are left than it took', () => {
    const setting = settingOf(urland({ ichtos: { 1: [0, 0, 1, 0], 5: [0, 0, 2, 0] } }), 'green');
    const retreat = { kind: 'retreat', heap: [{ place: 1, count: 2 }] };
    expect(labels(asking(setting, [], { again: retreat }))).not.toContain('Same again');
  });

  it('is offered as often as it can be made before anything else is asked', () => {
    const state = urland({ ...biter, phase: turnOf('green', 3), ichtos: { 1: [3, 0, 1, 0], 5: [1, 1, 1, 0] } });
    const setting = settingOf(state, 'green');
    const panel = asking(setting, [], { again });
    expect(labels(panel).slice(0, 2)).toEqual(['Same again', 'Same again ×3']);
    expect(pressOf(button(panel, 'Same again ×3'))).toEqual({
      kind: 'repeat',
      answers: tokensIn(setting, ['bite', 1]),
    });
  });

  it('says that it ends the turn, also where it is made several times', () => {
    const last = { phase: turnOf('green', 2), extraTurns: [0, 0, 0, 0] };
    const state = urland({ ...biter, ...last, ichtos: { 1: [3, 0, 1, 0], 5: [1, 1, 1, 0] } });
    expect(labels(asking(settingOf(state, 'green'), [], { again })).slice(0, 2)).toEqual([
      'Same again',
      'Same again ×2, end my turn',
    ]);
  });

  it('stops before a warning: nobody takes their last Ichtos back in passing', () => {
    const retreat = { kind: 'retreat', heap: [{ place: 'A', count: 1 }] };
    const state = urland({ phase: turnOf('green', 3), ichtos: { A: [0, 0, 2, 0], 5: [0, 0, 1, 0] } });
    expect(labels(asking(settingOf(state, 'green'), [], { again: retreat })).slice(0, 2)).toEqual([
      'Same again',
      'Same again ×2',
    ]);
    const fewer = urland({ phase: turnOf('green', 3), ichtos: { A: [0, 0, 2, 0] } });
    expect(labels(asking(settingOf(fewer, 'green'), [], { again: retreat })).slice(0, 2)).not.toContain(
      'Same again ×2',
    );
  });

  it('outlives an extra turn and the panel that is opened anew, and says then what it is', () => {
    const state = urland({ ...biter, ichtos: { 1: [1, 0, 1, 0], 5: [1, 1, 1, 0] } });
    const setting = settingOf(state, 'green', { movesUnderWay: [again, { kind: 'extra' }] });
    const panel = asking(setting, [], { again: { kind: 'extra' } });
    expect(answersOf(setting, panel, 'Same again')).toEqual(['bite', 1]);
    expect(textOf(panel)).toContain('Same again: Bite');
    expect(labels(asking(setting))).toContain('Same again');
    expect(labels(asking(setting, ['bite']))).not.toContain('Same again');
    expect(textOf(asking(setting, [], { again }))).not.toContain('Same again:');
  });

  it('is not offered where it can’t be made any more, though its answers would make another', () => {
    const state = urland({ ...biter, ichtos: { 1: [0, 0, 1, 0], 5: [1, 1, 1, 0] } });
    const setting = settingOf(state, 'green');
    expect(labels(asking(setting, [], { again }))).not.toContain('Same again');
  });
});

describe('a number that nearly everybody would choose', () => {
  const state = urland({ genes: { green: ['legs'] }, ichtos: { A: [0, 0, 3, 0], B: [0, 0, 3, 0] } });
  const setting = settingOf(state, 'green');

  it('stands beside its place, and is not asked for', () => {
    const panel = asking(setting, ['land', 'A']);
    expect(answersOf(setting, panel, 'A · Land 1: 2 Ichtos')).toEqual(['land', 'A', 1]);
  });
});

describe('the Environment player', () => {
  const state = urland({ phase: { kind: 'choose' }, hand: [2, 5, 9], ichtos: { 5: [2, 1, 0, 0], 9: [1, 0, 0, 0] } });

  it('reads their chips by number, in whatever order they were drawn', () => {
    const panel = asking(settingOf({ ...state, hand: [9, 2, 5] }, 'red'));
    expect(labels(panel).slice(0, 3)).toEqual(['Score land 2', 'Score land 5', 'Score land 9']);
    expect(textOf(panel).match(/(?<=\*\*Land )\d+/g)).toEqual(['2', '5', '9']);
    expect(panel.sketches[0]?.alt).toContain('2, 5, and 9');
  });

  it('reads in a panic that they are the Environment player now, not next turn', () => {
    const panic = { kind: 'panic', seat: seat(1), lands: [5] } as const;
    const drawing = { ...state, hand: [9, 2], phase: { ...panic, lands: [...panic.lands] } } satisfies typeof state;
    const text = presentationOf('urland').pictures.hand?.text(settingOf(drawing, 'red'));
    expect(text).toContain('You are the Environment player');
    expect(text).not.toContain('next turn');
  });

  it('picks one of their three chips, each with the state of its land', () => {
    const panel = asking(settingOf(state, 'red'));
    expect(open(panel)).toEqual(expect.arrayContaining(['Score land 2', 'Score land 5', 'Score land 9']));
    expect(textOf(panel)).toContain('**Land 5** (Ann 2, Bob 1). If scored now: Ann +3.');
    expect(textOf(panel)).toContain('**Land 2** (nobody). If scored now: no points.');
  });
});

describe('a question about a place names it, asked for or not', () => {
  const stinking = { green: ['stink', 'teeth', 'assimilation'] } as const;
  const one = urland({ genes: stinking, ichtos: { A: [1, 1, 1, 0], 6: [2, 2, 1, 0] } });

  it.each([
    [['stink'], 'On land 6: who can’t stand it?'],
    [['stink', 0], 'From land 6: into which ocean?'],
    [['bite', 'A'], 'Panthalassa: bite whom?'],
    [['bite', 6], 'Land 6: bite whom?'],
    [['assimilate', 6], 'Land 6: the first of the two is whose?'],
  ])('%s', (answers, question) => {
    expect(questionAt(settingOf(one, 'green'), answers)).toBe(question);
  });

  it('panic', () => {
    const state = urland({
      phase: { kind: 'panic', seat: seat(0), lands: [6] },
      ichtos: { 6: [2, 1, 0, 0], 5: [1, 0, 0, 0] },
    });
    expect(questionAt(settingOf(state, 'red'), [])).toBe('Into which ocean do those on land 6 flee?');
  });
});

describe('a bidder', () => {
  const phase = { kind: 'bid', waiting: [seat(0), seat(1), seat(2), seat(3)], after: 'turn' } as const;
  const state = urland({
    phase: { ...phase, waiting: [...phase.waiting] },
    row: ['legs', 'egg', 'ears', 'warm'],
    ichtos: { A: [3, 3, 4, 3] },
    genes: { green: ['teeth'] },
  });

  it('picks their bid from a list, and none is recommended', () => {
    const panel = asking(settingOf(state, 'green'));
    const [list] = selectsOf(panel);
    expect(list?.options.map(({ label }) => label)).toEqual(Array.from({ length: 24 }, (_, bid) => `Bid ${bid}`));
    expect(list?.options.filter(({ selected }) => selected)).toEqual([]);
    expect(open(panel).filter((label) => label.startsWith('Bid'))).toEqual([]);
  });

  it('counts where a list has no room for all bids', () => {
    const rich = urland({ phase: { ...phase, waiting: [...phase.waiting] }, ichtos: { A: [3, 3, 1, 3] } });
    expect(open(asking(settingOf(rich, 'green')))).toEqual(expect.arrayContaining(['Bid 0', '+1', '+5', 'All']));
  });

  it('sees what everybody can pay, those first who choose first among equals', () => {
    const spread = urland({
      phase: { ...phase, waiting: [...phase.waiting] },
      ichtos: { A: [3, 27, 4, 1], 2: [2, 0, 0, 0] },
      genes: { green: ['teeth'], yellow: ['legs', 'egg'] },
      track: [9, 4, 6, 2],
    });
    expect(
      textOf(asking(settingOf(spread, 'green')))
        .split('\n')
        .slice(-4),
    ).toEqual([
      '-# Dan: **can’t pay for any** (26 in reserve, 1 on the map, 2 genes)',
      '-# Bob: **0 at most** (0 in reserve, 27 on the map, 0 genes)',
      '-# **You**: **0 to 3** (23 in reserve, 4 on the map, 1 gene)',
      '-# Ann: **0 to 5** (22 in reserve, 5 on the map, 0 genes)',
    ]);
  });

  it('has a button for each bid, where there are few; the one that lies there stands out and is not pressed again', () => {
    const few = urland({
      phase: { ...phase, waiting: [...phase.waiting] },
      row: ['legs', 'egg', 'ears', 'warm'],
      ichtos: { A: [3, 3, 20, 3] },
    });
    const bids = ['Bid 0', 'Bid 1', 'Bid 2', 'Bid 3', 'Bid 4', 'Bid 5', 'Bid 6', 'Bid 7'];
    const fresh = asking(settingOf(few, 'green'));
    expect(open(fresh)).toEqual(expect.arrayContaining(bids));
    expect(bids.filter((label) => button(fresh, label).style === 'primary')).toEqual(bids);
    const changing = asking(settingOf(few, 'green', { sealed: { kind: 'bid', amount: 3 } as { kind: string } }));
    expect(bids.filter((label) => button(changing, label).style !== 'secondary')).toEqual(['Bid 3']);
    expect(bids.filter((label) => button(changing, label).disabled)).toEqual(['Bid 3']);
  });

  it('says so where a computer has bid for a player who is back', () => {
    const bid = { kind: 'bid', amount: 3 } as { kind: string };
    const panel = asking(settingOf(state, 'green', { sealed: bid, isSealedForMe: true }));
    expect(textOf(panel)).toContain('🤖 A computer has decided this for you: Your bid: 3. Keep it, or change it');
  });

  it('sees their own bid while it lies face down, and can change it', () => {
    const sealed = settingOf(state, 'green', { sealed: { kind: 'bid', amount: 3 } as { kind: string } });
    const panel = asking(sealed);
    expect(textOf(panel)).toContain('Your bid: 3.');
    expect(selectsOf(panel)[0]?.options.filter(({ selected }) => selected)).toMatchObject([{ label: 'Bid 3' }]);
  });

  it.each([
    [['green', 'red', 'blue'], 'Still to decide, as far as is known: Ann and Bob.'],
    [['red', 'blue'], 'Still to decide, as far as is known: Ann and Bob.'],
    [['green', 'blue'], 'Bob is still to decide.'],
  ] as const)('while their bid is in and the table names %j, reads: %s', (named, words) => {
    const sealed = { kind: 'bid', amount: 3 } as { kind: string };
    const panel = asking(settingOf(state, 'green', { sealed, deciding: named.map(seatOf) }));
    expect(textOf(panel)).toContain(words);
  });

  it('reads what their order is about to do', () => {
    const order = { kind: 'bid', amount: 9 };
    const move = { kind: 'bid', amount: 4 } as { kind: string };
    const panel = asking(settingOf(state, 'green', { ordered: { order, move } }));
    expect(textOf(panel)).toContain('In a moment, as you decided in advance: Bid 4. Until then');
    const fate = asking(settingOf(state, 'green', { ordered: { order: { kind: 'panic' }, move } }));
    expect(textOf(fate)).toContain('as you decided in advance: Let fate choose in a panic. Until then');
  });

  it('gets no lesson any more once they have bid', () => {
    const bid = { kind: 'bid', amount: 3 } as { kind: string };
    expect(textOf(asking(settingOf(state, 'green', { triedKinds: [] })))).toContain('💡');
    expect(textOf(asking(settingOf(state, 'green', { triedKinds: [], sealed: bid })))).not.toContain('💡');
  });

  it.each([
    [2, null],
    [3, 'take your last Ichto off the map'],
    [4, 'you could not pay'],
  ])('of %i, with 4 on the map and one gene, is warned: %s', (amount, words) => {
    const warning = warningOf(settingOf(state, 'green'), { kind: 'bid', amount } as {
      kind: string;
    });
    if (words === null) expect(warning).toBeNull();
    else expect(warning).toContain(words);
  });

  it.each([
    [2, null],
    [3, 'As things stand, paying for a bid of 3 would take your last Ichto off the map'],
    [4, 'a bid of 4 would cost you 5, and you have 4 on the map. If that is still so at the auction'],
  ])('in advance of %i, with 4 on the map and one gene, is warned: %s', (amount, words) => {
    const before = settingOf({ ...state, phase: turnOf('green', 2) }, 'green');
    const warning = orderWarning(before, { kind: 'bid', amount } as { kind: string });
    if (words === null) expect(warning).toBeNull();
    else expect(warning).toContain(words);
  });

  it('in advance of more than the reserve holds is warned of what that comes to', () => {
    const order = { kind: 'bid', amount: 999 } as { kind: string };
    const held = state.reserve[2] ?? 0;
    expect(orderWarning(settingOf(state, 'green'), order)).toContain(`a bid of ${held} would`);
  });

  it('in advance is not warned of where no auction comes any more', () => {
    const order = { kind: 'bid', amount: 4 } as { kind: string };
    const late = settingOf({ ...state, mutations: MUTATION_SPACES.length }, 'green');
    expect(orderWarning(late, order)).toBeNull();
  });
});

describe('a buyer', () => {
  const phase = { kind: 'buy', queue: [seat(2), seat(1)], bids: [0, 1, 4, 0], sold: 0, after: 'turn' } as const;
  const state = urland({
    phase: { ...phase, queue: [...phase.queue], bids: [...phase.bids] },
    row: ['legs', 'egg'],
    ichtos: { A: [0, 0, 5, 0], B: [0, 0, 2, 0], 7: [0, 0, 1, 0] },
  });

  it('who must buy is asked at once which gene', () => {
    expect(open(asking(settingOf(state, 'green')))).toEqual(expect.arrayContaining(['Legs', 'Egg']));
  });

  it('reads that they must buy, and nobody else does', () => {
    const later = { ...state, phase: { ...phase, queue: [...phase.queue], bids: [...phase.bids], sold: 1 } };
    expect(textOf(asking(settingOf(state, 'green')))).toContain('so you must take one');
    expect(textOf(asking(settingOf(later, 'green')))).not.toContain('must');
  });

  it('who may buy chooses among the genes and nothing at once', () => {
    const later = { ...state, phase: { ...phase, queue: [...phase.queue], bids: [...phase.bids], sold: 1 } };
    const setting = settingOf(later, 'green');
    const panel = asking(setting);
    expect(open(panel)).toEqual(expect.arrayContaining(['Legs', 'Egg', 'Buy nothing']));
    expect(open(panel)).not.toContain('Buy a gene');
    expect(answersOf(setting, panel, 'Egg')).toEqual(['buy', 'egg']);
    expect(textOf(panel)).toContain('**Egg**:');
  });

  it('finds the price already counted, from the areas where they have most', () => {
    const setting = settingOf(state, 'green');
    const panel = asking(setting, ['legs']);
    expect(textOf(panel)).toContain('4 × Panthalassa — **4 in all**');
    expect(answersOf(setting, panel, 'Pay and take Legs')).toEqual(['legs', [{ place: 'A', count: 4 }]]);
  });

  it('reads how many are missing', () => {
    const panel = asking(settingOf(state, 'green'), ['legs'], {
      drafted: { draft: packCounts([1, 1, 0], [4, 2, 1]), focus: 0 },
    });
    expect(textOf(panel)).toContain('2 more to choose.');
    expect(button(panel, 'Pay and take Legs').disabled).toBe(true);
  });
});

describe('a newcomer', () => {
  it.each([
    ['the best bidder, who has read it when they bid', 0, ['bid'], []],
    ['the best bidder, whose empty reserve bid for them', 0, [], ['mutation']],
    ['a later one, who is asked whether they buy', 1, [], ['mutation']],
    ['a later one, who is asked which', 1, [], [], ['buy']],
  ] as const)('reads about mutations once: %s', (_, sold, made, pages, answers: readonly Answer[] = []) => {
    const phase = { kind: 'buy', queue: [seat(2)], bids: [0, 0, 0, 0], sold, after: 'turn' } as const;
    const state = urland({
      phase: { ...phase, queue: [...phase.queue], bids: [...phase.bids] },
      row: ['legs', 'egg'],
      ichtos: { A: [0, 0, 5, 0] },
    });
    const panel = asking(settingOf(state, 'green', { triedKinds: made }), answers);
    expect(textOf(panel).split('💡').length - 1).toBe(pages.length);
  });

  it.each([
    ['the first turn as Ichto player', [], [], 'You act:'],
    ['the first landing', ['land'], [], 'one of your Ichtos goes from an ocean'],
  ])('is taught %s', (_, answers, made, words) => {
    expect(textOf(asking(settingOf(start, 'green', { triedKinds: made }), answers))).toContain(`💡`);
    expect(textOf(asking(settingOf(start, 'green', { triedKinds: made }), answers))).toContain(words);
  });

  it('gets the lesson at the first question that is asked, and at no later one', () => {
    // Only Austral can be landed from, so the question after Land is where to.
    const only = settingOf(urland({ ichtos: { C: [0, 0, 3, 0] }, genes: { green: ['legs'] } }), 'green', {
      triedKinds: [],
    });
    expect(textOf(asking(only, ['land']))).toContain('💡');
    expect(textOf(asking(only, ['land', 10]))).not.toContain('💡');
  });

  it('gets the lesson at the first question that stands by itself, where the first stands among the actions', () => {
    expect(textOf(asking(settingOf(start, 'green', { triedKinds: ['breed'] }), ['land', 'A']))).toContain('💡');
  });

  it('gets no lesson about moves they have made before', () => {
    expect(textOf(asking(settingOf(start, 'green', { triedKinds: ['land'] }), ['land']))).not.toContain('💡');
    expect(textOf(asking(settingOf(start, 'green', { triedKinds: ['land'] })))).not.toContain('💡');
  });

  it('is left alone where nobody is taught', () => {
    expect(textOf(asking(settingOf(start, 'green', { triedKinds: null }), ['land']))).not.toContain('💡');
  });
});
