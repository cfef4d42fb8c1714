/**
 * Every word that a reader sees comes from the words of their language. The reader here speaks the pseudo-language, and those
 * at the table have numbers for names: any letter outside of brackets is a word from somewhere else.
 */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { think } from '#ai/index.ts';
import { choose } from '#ai/player.ts';
import { callFor } from '#discord/announcer/call-message.ts';
import { greatMomentMessage, pastPanel } from '#discord/announcer/great-moments.ts';
import { linesOf, partingLines } from '#discord/announcer/lines.ts';
import { calledOut, noteMessage } from '#discord/announcer/notes.ts';
import type { Shown, Sketch } from '#discord/games/game-pictures.ts';
import { presentationOf } from '#discord/games/index.ts';
import { lobbyPanel } from '#discord/lobby/lobby-panel.ts';
import type { Panel } from '#discord/play/panel.ts';
import { rulesMessage } from '#discord/play/rules-panel.ts';
import type { SeatAtTable } from '#discord/play/seat-context.ts';
import { askingPanel, waitingPanel, warningPanel } from '#discord/play/seat-panel.ts';
import { suggestionPanel } from '#discord/play/suggestion-panel.ts';
import type { Reader } from '#discord/readers/reader.ts';
import { recapLines } from '#discord/table/recap-lines.ts';
import { tablePanel } from '#discord/table/table-panel.ts';
import { menuPanel } from '#discord/table-menu/menu-panel.ts';
import { confirmPanel, handOverPanel, takePanel } from '#discord/table-menu/sure-panel.ts';
import { pickOne, seededDice } from '#engine/chance.ts';
import { seat as seatAt } from '#engine/seat.ts';
import { GAME_IDS, type GameId } from '#games/index.ts';
import { PSEUDO } from '#i18n/languages.ts';
import { wordsIn } from '#i18n/words.ts';
import type { Scene } from '#render/scene.ts';
import { eventsIn, type Fact } from '#tables/facts.ts';
import type { PersonId, TableId } from '#tables/ids.ts';
import { DEFAULT_SETTINGS } from '#tables/person-settings.ts';
import { gameOf } from '#tables/rulebook.ts';
import type { TableView } from '#tables/table-view.ts';
import { adviceOf } from '#workers/computer-players.ts';
import { isLong } from '../support/long-games.ts';
import { wordsIn as wordsOfScene } from '../support/scenes.ts';
import {
  ANNA,
  BEN,
  CLEO,
  DORA,
  EMIL,
  openHouse,
  openTable,
  START,
  someMove,
  startTable,
  type TestHouse,
  value,
  viewOf,
} from '../tables/support/house.ts';
import { seatOfGame, tokensIn } from './play/support.ts';
import { strayIn, textsIn, textsInBlock } from './texts.ts';

const PEOPLE = [ANNA, BEN, CLEO, DORA, EMIL];
const WORDS = wordsIn(PSEUDO);

/** One decision of this many is checked. */
const oneIn = (game: GameId): number => (isLong(game) ? 100 : 15);

const readerOf = ({ places }: TableView): Reader => ({
  names: places.map((_, seat) => `10${seat}`),
  absent: places.map(() => null),
  colours: places.map(({ colour }) => colour),
  palette: 'standard',
  language: PSEUDO,
  words: WORDS,
});

/** A letter, a letter with a number, a Roman numeral: the words about them name them. */
const MARK = /^([A-Z]|[A-Za-z]\d|\d[a-z]|I{2,3})$/;
const isMark = (text: string): boolean => text.split(' ').every((part) => MARK.test(part));

const textsInScene = (scene: Scene): string[] => wordsOfScene(scene).filter((text) => !isMark(text));

const textsInSketch = ({ scene, alt }: Sketch): string[] => [alt, ...textsInScene(scene)];

const textsInShown = ({ sketch = null, text = '' }: Shown): string[] => [
  text,
  ...[sketch ?? []].flat().flatMap(textsInSketch),
];

const textsInPanel = ({
  paragraphs,
  controls,
  sketches,
}: Panel | { paragraphs: []; controls: []; sketches: [] }): string[] => [
  ...paragraphs,
  ...controls.flatMap(textsInBlock),
  ...sketches.flatMap(textsInSketch),
];

/** Every question on the way to a move, and everything around it. */
function textsOfPlay(asked: SeatAtTable, dice: ReturnType<typeof seededDice>): string[] {
  const { game, view, seat } = asked;
  const { questions, words, pictures } = presentationOf(game);
  const advice = choose(think({ game, level: 'steady', seat, view }, dice), 10);
  const tokens = tokensIn(asked, gameOf(game).answers(view, seat, advice.move));
  const panels = [...tokens.keys()].map((length) => askingPanel(asked, tokens.slice(0, length), { isWhy: true }));
  const warning = questions.warning?.(asked, advice.move) ?? null;
  return [
    ...panels.flatMap((panel) => (panel ? textsInPanel(panel) : [])),
    ...textsInPanel(suggestionPanel(asked, adviceOf(advice), { isFirst: true })),
    ...textsInPanel(waitingPanel(asked, questions.made(asked, advice.move))),
    ...(warning === null ? [] : textsInPanel(warningPanel(asked, tokens, warning))),
    ...(pictures.hand ? [pictures.hand.text(asked)] : []),
    ...[pictures.hand?.sketch(asked) ?? []].flat().flatMap(textsInSketch),
    ...(pictures.others ?? []).flatMap((each) => (each.of === 'seat' ? textsInShown(each.show(asked)) : [])),
    words.headline(view, asked.reader),
  ];
}

const NOTES = ['reminder', 'followed', 'stoodIn', 'seatGiven', 'newcomer'] as const;

/** Around the game: the table's public panel, and the menu behind More. */
function textsOfTable(view: TableView, facts: readonly Fact[], person: PersonId): string[] {
  const reader = readerOf(view);
  const { play, game } = view;
  if (play === null) return textsIn(lobbyPanel(view, reader));
  const { pictures, news } = presentationOf(game);
  const sketch = pictures.board?.(play.open, reader, eventsIn(facts));
  const board = sketch ? { png: Buffer.of(0), alt: sketch.alt } : null;
  const { added: lines } = linesOf(facts, view, reader, () => false);
  const moments = news.moments?.(eventsIn(facts), play.open, reader) ?? [];
  return [
    tablePanel({ view, play, reader, board, end: null, lines }),
    rulesMessage(game, 'map-now', WORDS, view),
    pastPanel([...lines, ...partingLines(view, reader)], [], view, reader),
    menuPanel({
      view,
      reader,
      person,
      settings: DEFAULT_SETTINGS,
      now: START,
      note: null,
      isAgain: false,
      isDirect: true,
    }),
    menuPanel({
      view,
      reader,
      person,
      settings: DEFAULT_SETTINGS,
      now: START,
      note: null,
      isAgain: false,
      isDirect: false,
    }),
    confirmPanel(view, 'leave', reader),
    takePanel(view, seatAt(0), reader),
    handOverPanel(view, seatAt(0), person, reader),
    ...[callFor(view, reader, [person], []) ?? []].flat().map(({ message }) => message),
    ...NOTES.map((kind) => noteMessage({ kind, person }, view, reader)),
    ...NOTES.flatMap((kind) => calledOut({ kind, person }, view, WORDS) ?? []),
    ...moments.map((moment) => greatMomentMessage({ moment, boards: [{ now: board, later: null }] }, view)),
  ]
    .flatMap(textsIn)
    .concat(
      ...(pictures.others ?? []).map((each) => [
        each.title(WORDS),
        ...(each.of === 'table' ? textsInShown(each.show(play.open, reader)) : []),
      ]),
    )
    .concat(sketch ? textsInSketch(sketch) : [], ...moments.map(({ sketches }) => sketches.flatMap(textsInSketch)));
}

describe.each(GAME_IDS)('in %s', (game: GameId) => {
  const people = PEOPLE.slice(0, gameOf(game).seats.max);
  let house: TestHouse;
  beforeEach(() => {
    house = openHouse();
  });
  afterEach(() => house.close());

  it('the lobby, with a computer at the table', async () => {
    const table = await openTable(house, people.slice(1), {}, game);
    value(await house.tables.addComputer(table, people[1] ?? BEN, 'steady'));
    const view = await viewOf(house, table, people[1] ?? BEN);
    expect(strayIn(textsOfTable(view, [], people[1] ?? BEN))).toEqual([]);
  });

  it('the rules book', () => {
    const rules = presentationOf(game).words.rules(WORDS);
    const rulings = rules.filter(({ kind }) => kind === 'ruling').map(({ id }) => id);
    // A ruling goes by its id in every language.
    const texts = rules.flatMap(({ id }) => textsIn(rulesMessage(game, id, WORDS)));
    expect(strayIn(texts.map((text) => rulings.reduce((left, id) => left.replaceAll(id, ''), text)))).toEqual([]);
  });

  it('the options before a game', () => {
    const { title, about, options } = presentationOf(game).words;
    const texts = Object.values(options?.(WORDS) ?? {}).flatMap((each) => [
      each.title,
      each.about,
      ...Object.values(each.choices),
    ]);
    expect(strayIn([title(WORDS), about(WORDS), ...texts])).toEqual([]);
  });

  it('every panel, picture and line of a game', async () => {
    const dice = seededDice(11);
    house.news();
    const table = await startTable(house, people, {}, game);
    const stray = new Set<string>();
    let looks = 0;
    for (let view = await viewOf(house, table); view.status === 'running'; view = await viewOf(house, table)) {
      const { person, seat, version, move } = await someMove(house, table);
      if (dice.below(oneIn(game)) === 0) {
        looks += 1;
        for (const text of strayIn(await textsAt(table, person, seat, dice))) stray.add(text);
      }
      value(await house.tables.choose(table, person, version, move));
    }
    const over = await viewOf(house, table, ANNA);
    for (const text of strayIn(textsOfTable(over, house.news(), ANNA))) stray.add(text);
    for (const text of strayIn(await textsOfEnd(over))) stray.add(text);
    expect(looks).toBeGreaterThan(0);
    expect([...stray]).toEqual([]);
  });

  async function textsOfEnd(over: TableView): Promise<string[]> {
    const { happened } = value(await house.tables.recap(over.id, null));
    const events = happened.flatMap((each) => (each.kind === 'event' ? [each.event] : []));
    const end = presentationOf(game).pictures.end?.(events, over.play?.open ?? {}, readerOf(over));
    expect(end).not.toBeNull();
    return end ? textsInSketch(end) : [];
  }

  async function textsAt(
    table: TableId,
    person: PersonId,
    seat: ReturnType<typeof seatAt>,
    dice: ReturnType<typeof seededDice>,
  ) {
    const view = await viewOf(house, table, person);
    const reader = readerOf(view);
    const other = pickOne(people, dice);
    const recap = value(await house.tables.recap(table, other));
    const state = house.kept.table(table)?.play?.state ?? {};
    const more = { reader, triedKinds: [], undoable: 2, undoableInTurn: 2 };
    const asked = seatOfGame(game, state, seat, people.length, more);
    return [
      ...textsOfPlay(asked, dice),
      ...textsOfTable(view, house.news(), person),
      ...recapLines(recap, await viewOf(house, table, other), reader),
    ];
  }
});
