import { describe, expect, it } from 'vitest';
import { seededDice } from '#engine/chance.ts';
import { seat, seatsOf } from '#engine/seat.ts';
import { OCEANS, REGIONS, type Region } from '#games/urland/board.ts';
import { URLAND } from '#games/urland/game.ts';
import { landsOf } from '#games/urland/lands.ts';
import { boardAltText } from '#render/urland/alt-text.ts';
import { atlas } from '#render/urland/atlas.ts';
import { boardScene } from '#render/urland/board-scene.ts';
import { nameOf, wordsOf } from '#render/urland/look.ts';
import { menuScene, surroundingsScene } from '#render/urland/menu-scene.ts';
import { shade } from '#render/urland/targets.ts';
import { EXTREME_VIEWS, LONG_NAMES, LONGEST_ROW } from '../../support/extreme-views.ts';
import { lookOf } from '../../support/look.ts';
import { symbolsIn, wordsIn } from '../../support/scenes.ts';
import { goldenGames } from '../../support/urland-golden.ts';
import { playRecord } from '../../support/urland-record.ts';
import { aView } from '../../support/urland-views.ts';
import { faultsOf } from '../picture-laws.ts';

const look = lookOf(['Anna', 'Björn', 'Chloé', 'Dominika', 'Esteban']);
const start = aView({ seats: 5 }).erupt(11);

describe('the picture of the board', () => {
  it('names the five oceans and numbers every land once', () => {
    const words = wordsIn(boardScene(start.view, look));
    for (const ocean of OCEANS) expect(words).toContain(wordsOf(look).oceans[ocean]);
    // The track has its own numbers, painted with the frame.
    for (const land of landsOf(start.view)) expect(words).toContain(String(land));
    expect(words.filter((word) => word === '11')).toEqual([]);
  });

  it('shows a bridge where a volcano has joined two lands, and volcanoes asleep with their numbers elsewhere', () => {
    const symbols = symbolsIn(boardScene(start.view, look));
    expect(symbols).toContain('bridge/11');
    const asleep = symbols.flatMap((symbol) => symbol.match(/^volcano\/asleep\/(\d+)$/)?.[1] ?? []);
    expect(asleep).toEqual(REGIONS.filter((region) => region !== 11).map(String));
  });

  it('ticks the regions scored in this epoch', () => {
    const symbols = symbolsIn(boardScene(start.with({ scored: [3, 7] }).view, look));
    expect(symbols.filter((symbol) => symbol.startsWith('icon/tick/'))).toHaveLength(2);
  });

  it('shows for each player the name, role, place, reserve, extra turns and genes', () => {
    const view = start.with({
      genes: [['wings'], [], [], [], ['ears', 'egg']],
      track: [4, 9, 2, 7, 5],
      environment: seat(3),
    }).view;
    const scene = boardScene(view, look);
    const words = wordsIn(scene);
    for (const at of seatsOf(5)) expect(words).toContain(nameOf(look, at));
    for (const place of ['4', '9', '2', '7', '5'])
      expect(words.filter((word) => word === place).length).toBeGreaterThan(1);
    const symbols = symbolsIn(scene);
    const icons = symbols.map((symbol) => symbol.split('/')[1]);
    expect(icons.filter((icon) => icon === 'world')).toHaveLength(1);
    expect(icons.filter((icon) => icon === 'dummy')).toHaveLength(1);
    expect(symbols.filter((symbol) => symbol.startsWith('sign/'))).toHaveLength(3);
    expect(icons.filter((icon) => icon === 'hourglass')).toHaveLength(10);
    for (const gene of ['wings', 'ears', 'egg']) expect(icons).toContain(gene);
  });

  it('says who is to act, and how many actions are left', () => {
    const view = start.with({ phase: { kind: 'actions', seat: seat(1), left: 1, extraPlayed: false } }).view;
    expect(wordsIn(boardScene(view, look))).toContain('Björn: 1 action left');
  });

  it.each([3, 4, 5])('names the genes on offer in an auction of %i', (seats) => {
    const phase = { kind: 'bid', waiting: [seat(1)], after: 'turn' } as const;
    const { view } = aView({ seats }).with({
      phase: { ...phase, waiting: [...phase.waiting] },
      row: ['egg', 'stink', 'care', 'legs'],
    });
    const words = wordsIn(boardScene(view, look));
    for (const gene of view.row) expect(words).toContain(wordsOf(look).genes[gene].name);
  });

  it('shows the longest row of genes at least as signs', () => {
    const icons = symbolsIn(boardScene(LONGEST_ROW, look)).map((symbol) => symbol.split('/')[1]);
    expect(icons).toEqual(expect.arrayContaining([...LONGEST_ROW.row]));
  });

  it('shows the bids at the moment of an auction, though the table has gone on', () => {
    const events = [{ kind: 'bids-shown', bids: [3, 0, 7, 1, 2], order: [seat(2)] }] as const;
    const words = wordsIn(boardScene(start.view, { ...look, events, moment: { kind: 'auction', epoch: 1 } }));
    expect(words).toEqual(expect.arrayContaining(['Bid 3', 'Bid 0', 'Bid 7', 'Bid 1', 'Bid 2']));
  });

  it.each([
    ['panic', { kind: 'panic', seat: seat(0), lands: [4] }, 'lands'],
    ['eruption', { kind: 'epoch' }, 'ashfall'],
  ] as const)('has a mood for %s', (_, phase, symbol) => {
    const view = start.ichtos(4, 2).with({ phase: structuredClone(phase) as typeof start.view.phase }).view;
    expect(symbolsIn(boardScene(view, look))).toContain(symbol);
    expect(symbolsIn(boardScene(start.view, look))).not.toContain(symbol);
  });

  it('draws an arrow for a move, and notes for gains and losses', () => {
    const plain = boardScene(start.view, look).shapes;
    const events = [{ kind: 'acted', seat: seat(0), action: { kind: 'swim', from: 'A', to: 'B', count: 2 } }] as const;
    expect(JSON.stringify(boardScene(start.view, { ...look, events }).shapes).length).toBeGreaterThan(
      JSON.stringify(plain).length,
    );
    const bred = [{ kind: 'bred', ocean: 'C', young: [1, 0, 2, 0, 0] }] as const;
    const words = wordsIn(boardScene(start.view, { ...look, events: bred }));
    expect(words.filter((word) => word.startsWith('+'))).toEqual(['+1', '+2']);
  });

  it('lights and letters the areas that can be chosen', () => {
    const targets = [
      { area: 'A', letter: 'X' },
      { area: 4, letter: 'Y' },
    ] as const;
    const words = wordsIn(boardScene(start.view, { ...look, targets }));
    expect(words).toEqual(expect.arrayContaining(['X', 'Y']));
  });

  it('lights the whole land that a region to choose is part of', () => {
    const litBy = (area: Region) => shade(start.view, { ...look, targets: [{ area, letter: 'X' }] });
    expect(litBy(11)).toEqual(litBy(10));
  });

  it.each([...EXTREME_VIEWS, LONGEST_ROW])('can be read wherever Discord shows it ($phase.kind)', (view) => {
    const extreme = lookOf(LONG_NAMES);
    expect(faultsOf(boardScene(view, extreme), atlas)).toEqual([]);
    expect(faultsOf(menuScene(view, extreme, 'Where?'), atlas)).toEqual([]);
    for (const area of ['E', 4] as const)
      expect(faultsOf(surroundingsScene(view, extreme, 'Here', [area]), atlas)).toEqual([]);
  });

  it('of the public view shows the same whatever is hidden', () => {
    const dice = seededDice(7);
    for (const { text } of goldenGames().slice(0, 3)) {
      playRecord(text, ({ state }, { line }) => {
        if (line % 25 !== 0) return;
        const view = URLAND.view(state, 'public');
        const otherView = URLAND.view(URLAND.world(view, dice), 'public');
        expect(boardScene(otherView, look)).toEqual(boardScene(view, look));
        expect(boardAltText(otherView, look)).toBe(boardAltText(view, look));
      });
    }
  });

  it('can be made of every position of a whole game', () => {
    const [game] = goldenGames();
    playRecord(game?.text ?? '', ({ state }) => {
      const words = wordsIn(boardScene(URLAND.view(state, 'public'), look));
      expect(words).toEqual(expect.arrayContaining(landsOf(state).map(String)));
    });
  });
});

describe('names', () => {
  it.each([
    ['𝓕𝓪𝓷𝓬𝔂', 'Fancy'],
    ['✨ Ada ✨', 'Ada'],
    ['Łukasz Żółć', 'Łukasz Żółć'],
    ['Éloïse Œuvre', 'Éloïse Œuvre'],
    ['Ñandú', 'Ñandú'],
    ['Größe', 'Größe'],
    ['Дмитрий', 'Дмитрий'],
    ['🐟🐟', 'Red'],
    ['', 'Red'],
  ])('%s is written %s', (name, written) => {
    expect(nameOf(lookOf([name]), seat(0))).toBe(written);
  });
});
