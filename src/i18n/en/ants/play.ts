/** A player’s choices, asked and answered in the second person. */
import type { MainAction, Stage } from '#games/ants/box.ts';
import type { Column, SwarmId, SymbolId, Terrain, TokenKind, TrackId } from '#games/ants/content/content-file.ts';
import type { AntsAction, MoveKind, MoveOf } from '#games/ants/moves.ts';
import { cards, larvae, list, plural, upper, vp } from './counts.ts';
import { cardName, enemyName, objectName, queenName } from './names.ts';
import { payment, payPlace } from './payment.ts';
import {
  COLUMNS,
  cubes,
  gains,
  ROMAN,
  roomAt,
  STAGES,
  SWARMS,
  SYMBOLS,
  sizeOf,
  TERRAINS,
  TRACKS,
  tokenName,
  tokens,
} from './things.ts';

const ACTIONS = {
  queen: 'Take a queen',
  keep: 'Keep',
  dig: 'Dig',
  explore: 'Explore',
  forage: 'Forage',
  play: 'Play a card',
  defeat: 'Defeat an enemy',
  incubate: 'Incubate',
  convert: 'Convert an ant',
  use: 'Use a card',
  recycle: 'Recycle a card',
  ferment: 'Turn Fungus into Food and Leaf',
  crest: 'Add a symbol to your queen',
  board: 'Discard a card to fly 1',
  feed: 'Feed the larvae',
  done: 'Done',
  pass: 'Pass',
  room: 'Place a room tile',
  explorer: 'Place an explorer',
  foragers: 'Place foragers',
  take: 'Take a card',
  one: 'Keep a card',
  search: 'Search',
  object: 'Take an object',
  track: 'Advance a track',
  raise: 'Raise',
  larva: 'Gain a larva',
  scent: 'Remove a pheromone',
  token: 'Put a token',
  move: 'Move tokens',
  tuck: 'Tuck cards',
  empty: 'Empty a room',
  lower: 'Lower an egg track',
  choose: 'Choose',
  swarm: 'Swarm',
  stay: 'Stay',
} satisfies Record<MoveKind, string>;

/** Every question of a rule, by the kind of move and what it asks for. */
type QuestionId = 'actions' | `${MoveKind | 'ants'}.${string}`;

const QUESTIONS = {
  actions: 'What will you do?',
  'queen.queen': 'Which queen leads your colony?',
  'keep.cards': 'Which four cards do you keep? The others leave the game unseen.',
  'ants.strength': 'With which strength?',
  'ants.wild': 'How many of them are wild ants?',
  'ants.boost': 'How many Boosts, for 2 Food each?',
  'ants.queen': 'Discard a card, to send a disc of your queen along?',
  'ants.pay': 'How do you pay for the Boosts?',
  'ants.take': 'Which card do you take?',
  'dig.room': 'Where does the first room tile go?',
  'explore.hex': 'Which hex do you explore?',
  'forage.path': 'To which corner next?',
  'play.card': 'Which card do you play?',
  'play.waive': 'Which requirement is waived?',
  'play.store': 'How much Food from the store?',
  'play.pay': 'How do you pay?',
  'defeat.hex': 'Which enemy do you defeat?',
  'defeat.space': 'Which ability do you gain?',
  'incubate.tile': 'Which incubation tile do you turn?',
  'incubate.track': 'Which track advances?',
  'incubate.store': 'How much Food from the store?',
  'convert.stage': 'Which stage?',
  'convert.from': 'From which column?',
  'convert.to': 'To which column?',
  'convert.pay': 'How do you pay?',
  'use.card': 'Which card do you use?',
  'use.drop': 'Which cards do you discard for it?',
  'use.pay': 'How do you pay?',
  'recycle.card': 'Which card do you recycle?',
  'ferment.count': 'How many Fungus?',
  'crest.symbol': 'Which symbol?',
  'crest.pay': 'How do you pay?',
  'board.card': 'Which card do you discard?',
  'feed.lose': 'Which larvae do you give up? All others are fed, for 1 Food each.',
  'feed.pay': 'How do you pay for their food?',
  'room.room': 'Where does the room tile go?',
  'explorer.hex': 'Which hex do you explore?',
  'foragers.path': 'To which corner next?',
  'take.card': 'Which card do you take?',
  'one.card': 'Which card do you keep?',
  'search.symbol': 'Which symbol do you search for?',
  'object.object': 'Which object do you take?',
  'track.track': 'Which track advances?',
  'raise.stage': 'An egg or a larva?',
  'raise.column': 'Of which column?',
  'larva.column': 'In which column?',
  'scent.terrain': 'Which pheromone counts as emitted?',
  'token.token': 'Which kind of token?',
  'token.card': 'On which card?',
  'move.from': 'From which card?',
  'move.to': 'To which card?',
  'tuck.cards': 'Which cards do you tuck?',
  'empty.room': 'Which room do you empty?',
  'lower.column': 'Which egg track goes down?',
  'choose.choice': 'Which one?',
} satisfies Partial<Record<QuestionId, string>>;

const boostsOf = (count: number): string => plural(count, { one: '# Boost', other: '# Boosts' });

/** What an action spends beside its own ants. */
function help({ strength, wild, boost, queen }: Pick<AntsAction, 'strength' | 'wild' | 'boost' | 'queen'>): string {
  const parts = [
    ...(wild === 0 ? [] : [gains('wild', wild)]),
    ...(boost === 0 ? [] : [boostsOf(boost)]),
    ...(queen === 'none' ? [] : ['your queen']),
  ];
  return `strength ${strength}${parts.length === 0 ? '' : ` (with ${list(parts)})`}`;
}

const along = (path: readonly number[]): string =>
  plural(path.length, { one: `corner ${path}`, other: `the corners ${path.join(' → ')}` });

const taking = ({ take }: AntsAction): string => (take === 'none' ? '' : `, taking ${cardName(take)}`);

const turning = ({ tile, track }: MoveOf<'incubate'>): string => {
  if (tile === 'none') return '';
  return track === '-' ? ' and turn a tile' : ` and turn a tile: +1 ${TRACKS[track]}`;
};

const giving = ({ lose }: MoveOf<'feed'>): string =>
  lose.length === 0
    ? ''
    : `, all but ${list(lose.map(({ place, count }) => `${count} ${COLUMNS[place].one} ${count === 1 ? 'larva' : 'larvae'}`))}`;

const paidWith = (pay: MoveOf<'play'>['pay']): string => (pay.length === 0 ? '' : ` for ${payment(pay)}`);

/** One sentence for each kind of move. The move itself fills the gaps. */
type MoveWords = { readonly [K in MoveKind]: (move: MoveOf<K>) => string };

const made = {
  queen: ({ queen }) => `You took the ${queenName(queen)} as queen.`,
  keep: ({ cards: kept }) => `You keep ${list(kept.map(cardName))}.`,
  dig: (move) => `You dug with ${help(move)}, first ${roomAt(move.room)}${taking(move)}.`,
  explore: (move) => `You explored ${move.hex} with ${help(move)}${taking(move)}.`,
  forage: (move) => `You foraged along ${along(move.path)} with ${help(move)}${taking(move)}.`,
  play: ({ card, pay }) => `You played ${cardName(card)}${paidWith(pay)}.`,
  defeat: ({ hex, space }) => `You defeated the enemy on ${hex}, for ability ${space}.`,
  incubate: (move) => (move.tile === 'none' ? 'You incubated.' : `You chose to incubate${turning(move)}.`),
  convert: ({ stage, from, to }) => `You turned ${COLUMNS[from].a} ${STAGES[stage]} into ${COLUMNS[to].a}.`,
  use: ({ card, pay }) => `You used ${cardName(card)}${paidWith(pay)}.`,
  recycle: ({ card }) => `Your queen recycled ${cardName(card)}.`,
  ferment: ({ count }) => `You turned ${cubes('fungus', count)} into Food and Leaf.`,
  crest: ({ symbol }) => `Your queen bears ${SYMBOLS[symbol]} now.`,
  board: ({ card }) => `You discarded ${cardName(card)} to fly.`,
  feed: (move) => `You fed your larvae${giving(move)}.`,
  done: () => 'You are done.',
  pass: () => 'You passed.',
  room: ({ room }) => `You placed a room tile on ${roomAt(room)}.`,
  explorer: ({ hex }) => `You explored ${hex}.`,
  foragers: ({ path }) => `Your foragers went to ${along(path)}.`,
  take: ({ card }) => `You took ${cardName(card)}.`,
  one: ({ card }) => `You kept ${cardName(card)}.`,
  search: ({ symbol }) => `You searched for ${SYMBOLS[symbol]}.`,
  object: ({ object }) => `You took the ${objectName(object)}.`,
  track: ({ track }) => `Your ${TRACKS[track]} advanced.`,
  raise: ({ stage, column }) =>
    stage === 'egg'
      ? `${upper(COLUMNS[column].a)} egg became a larva.`
      : `${upper(COLUMNS[column].a)} larva became an ant.`,
  larva: ({ column }) => `You gained ${COLUMNS[column].a} larva.`,
  scent: ({ terrain }) => `Your pheromone of the ${TERRAINS[terrain]} counts as emitted.`,
  token: ({ token, card }) => `You put ${tokens(token, 1)} on ${cardName(card)}.`,
  move: ({ from, to }) => `You moved tokens from ${cardName(from)} to ${cardName(to)}.`,
  tuck: ({ cards: tucked }) => `You tucked ${list(tucked.map(cardName))}.`,
  empty: ({ room }) => `You emptied the room on ${roomAt(room)}.`,
  lower: ({ column }) => `You lowered the ${TRACKS[column]} for the other two.`,
  choose: ({ choice }) => `You chose effect ${choice}.`,
  swarm: () => 'You swarmed.',
  stay: () => 'You stayed on the flight.',
} satisfies MoveWords;

const advised = {
  queen: ({ queen }) => `Take the ${queenName(queen)} as queen.`,
  keep: ({ cards: kept }) => `Keep ${list(kept.map(cardName))}.`,
  dig: (move) => `Dig with ${help(move)}, first ${roomAt(move.room)}${taking(move)}.`,
  explore: (move) => `Explore ${move.hex} with ${help(move)}${taking(move)}.`,
  forage: (move) => `Forage along ${along(move.path)} with ${help(move)}${taking(move)}.`,
  play: ({ card, pay }) => `Play ${cardName(card)}${paidWith(pay)}.`,
  defeat: ({ hex, space }) => `Defeat the enemy on ${hex}, for ability ${space}.`,
  incubate: (move) => `Incubate${turning(move)}.`,
  convert: ({ stage, from, to }) => `Turn ${COLUMNS[from].a} ${STAGES[stage]} into ${COLUMNS[to].a}.`,
  use: ({ card, pay }) => `Use ${cardName(card)}${paidWith(pay)}.`,
  recycle: ({ card }) => `Recycle ${cardName(card)}.`,
  ferment: ({ count }) => `Turn ${cubes('fungus', count)} into Food and Leaf.`,
  crest: ({ symbol }) => `Give your queen ${SYMBOLS[symbol]}.`,
  board: ({ card }) => `Discard ${cardName(card)} to fly.`,
  feed: (move) => `Feed your larvae${giving(move)}.`,
  done: () => 'Leave it at that.',
  pass: () => 'Pass.',
  room: ({ room }) => `Place the room tile on ${roomAt(room)}.`,
  explorer: ({ hex }) => `Explore ${hex}.`,
  foragers: ({ path }) => `Send your foragers to ${along(path)}.`,
  take: ({ card }) => `Take ${cardName(card)}.`,
  one: ({ card }) => `Keep ${cardName(card)}.`,
  search: ({ symbol }) => `Search for ${SYMBOLS[symbol]}.`,
  object: ({ object }) => `Take the ${objectName(object)}.`,
  track: ({ track }) => `Advance the ${TRACKS[track]}.`,
  raise: ({ stage, column }) =>
    stage === 'egg' ? `Raise ${COLUMNS[column].a} egg to a larva.` : `Raise ${COLUMNS[column].a} larva to an ant.`,
  larva: ({ column }) => `Put the larva among the ${COLUMNS[column].many}.`,
  scent: ({ terrain }) => `Remove your pheromone of the ${TERRAINS[terrain]}.`,
  token: ({ token, card }) => `Put ${tokens(token, 1)} on ${cardName(card)}.`,
  move: ({ from, to }) => `Move tokens from ${cardName(from)} to ${cardName(to)}.`,
  tuck: ({ cards: tucked }) => `Tuck ${list(tucked.map(cardName))}.`,
  empty: ({ room }) => `Empty the room on ${roomAt(room)}.`,
  lower: ({ column }) => `Lower the ${TRACKS[column]} for the other two.`,
  choose: ({ choice }) => `Choose effect ${choice}.`,
  swarm: () => 'Swarm.',
  stay: () => 'Stay on the flight.',
} satisfies MoveWords;

const ready = (column: Column, count: number): string =>
  `${count} ${count === 1 ? COLUMNS[column].one : COLUMNS[column].many}`;

/** Facts that help to decide, below the title of a question. */
const situation = {
  colony: ({
    food,
    leaf,
    fungus,
    ants: [d = 0, e = 0, f = 0],
    wild,
  }: {
    food: number;
    leaf: number;
    fungus: number;
    ants: readonly number[];
    wild: number;
  }) =>
    `You have ${list([cubes('food', food), cubes('leaf', leaf), ...(fungus === 0 ? [] : [cubes('fungus', fungus)])])}. Ants ready: ${ready('d', d)}, ${ready('e', e)}, ${ready('f', f)}${wild === 0 ? '' : `, ${wild} wild`}.`,
  larvae: ({ count, food }: { count: number; food: number }) =>
    `${upper(larvae(count))} to feed; you have ${cubes('food', food)}.`,
  strengthLeft: ({ left }: { left: number }) => `Strength ${left} is left to dig with.`,
  swarm: ({ area, value }: { area: SwarmId; value: number }) =>
    `The best free space of the ${SWARMS[area]} area is worth **${vp(value)}**. If you swarm, a new disc begins the flight.`,
};

export const play = {
  actions: ACTIONS,
  questions: QUESTIONS,
  situation,
  made,
  advised,
  /** On buttons and in lists. */
  option: {
    /** On a button. `ants`: those that are ready for it. */
    actionWith: ({ kind, ants }: { kind: MoveKind; ants: number }) => `${ACTIONS[kind]} (${ants} ready)`,
    with: ({ name, about }: { name: string; about: string }) => `${name}: ${about}`,
    line: ({ name, about }: { name: string; about: string }) => `**${name}** ${about}`,
    strength: ({ strength }: { strength: number }) => `Strength ${strength}`,
    /** On a button, four of them in a row. `boosts`: those that it takes, whoever goes; `store`: Food for them from the emergency store. */
    actionAt: ({
      kind,
      strength,
      boosts,
      store,
    }: {
      kind: MoveKind;
      strength: number;
      boosts: number;
      store: number;
    }) =>
      `${ACTIONS[kind]} ${strength}${boosts === 0 ? '' : ` (${store === 0 ? boostsOf(boosts) : `store −${store}`})`}`,
    /** What goes along without asking, in small letters. */
    sent: ({ strength, wild, boost, pay }: Pick<AntsAction, 'strength' | 'wild' | 'boost' | 'pay'>) =>
      `With ${help({ strength, wild, boost, queen: 'none' })}${paidWith(pay)}.`,
    wild: ({ count }: { count: number }) => (count === 0 ? 'No wild ant' : upper(gains('wild', count))),
    boost: ({ count }: { count: number }) => boostsOf(count),
    noQueen: 'Without the queen’s disc',
    noCard: 'No card',
    /** Of two copies on the display. */
    rowCopy: ({ name, row }: { name: string; row: MainAction }) => `${name} (${ACTIONS[row]} row)`,
    copy: ({ name, number }: { name: string; number: number }) => `${name} (copy ${number})`,
    room: ({ room }: { room: string }) => `${roomAt(room)} (size ${sizeOf(room)})`,
    roomSize: ({ size }: { size: number }) => `Size ${size}`,
    hex: ({ hex, terrain, strength }: { hex: string; terrain: Terrain; strength: number }) =>
      `${hex}: ${TERRAINS[terrain]}, strength ${strength}`,
    hexRow: ({ row }: { row: string }) => `Row ${row}`,
    corner: ({ corner }: { corner: number }) => `Corner ${corner}`,
    path: ({ path }: { path: readonly number[] }) => path.join(' → '),
    enemy: ({ hex, enemy, difficulty }: { hex: string; enemy: string; difficulty: number }) =>
      `${hex}: ${enemyName(enemy)} (${ROMAN[difficulty]})`,
    space: ({ space }: { space: string }) => `Ability ${space}`,
    trophy: ({ enemy, space }: { enemy: string; space: string }) => `${enemy} → ${space}`,
    noTile: 'Turn no tile',
    tile: ({ needs }: { needs: string }) => `Turn: ${needs}`,
    noWaiver: 'Waive nothing',
    track: ({ track, square }: { track: TrackId; square: number }) => `${TRACKS[track]} (now ${square})`,
    noTrack: 'No track can advance',
    column: ({ column }: { column: Column }) => COLUMNS[column].many,
    disc: ({ stage, column }: { stage: Stage; column: Column }) => `${COLUMNS[column].one} ${STAGES[stage]}`,
    conversion: ({ stage, from, to }: { stage: Stage; from: Column; to: Column }) =>
      `${COLUMNS[from].one} ${STAGES[stage]} → ${COLUMNS[to].one}`,
    stage: ({ stage }: { stage: Stage }) => upper(STAGES[stage]),
    symbol: ({ symbol }: { symbol: SymbolId }) => SYMBOLS[symbol],
    terrain: ({ terrain }: { terrain: Terrain }) => upper(TERRAINS[terrain]),
    object: ({ object }: { object: string }) => objectName(object),
    token: ({ token }: { token: TokenKind }) => tokenName(token),
    store: ({ count }: { count: number }) => (count === 0 ? 'None' : cubes('food', count)),
    payPlace: ({ place }: { place: string }) => payPlace(place),
    larvaPlace: ({ column }: { column: Column }) => `${COLUMNS[column].one} larvae`,
    confirmPay: ({ count }: { count: number }) => `Pay ${count}`,
    confirmLose: ({ count, store }: { count: number; store: number }) =>
      `${count === 0 ? 'Feed all' : `Give up ${larvae(count)}`}${store === 0 ? '' : ` (${store} Food from the store)`}`,
    confirmKeep: ({ count }: { count: number }) => `Keep ${cards(count)}`,
    confirmDrop: ({ count }: { count: number }) => `Discard ${cards(count)}`,
    confirmTuck: ({ count }: { count: number }) => `Tuck ${cards(count)}`,
    confirmFerment: ({ count }: { count: number }) => cubes('fungus', count),
    /** Below a hex: what explorers and foragers find there. */
    about: ({ parts }: { parts: readonly string[] }) => parts.join(' · '),
    cubes: ({ cube, count }: { cube: 'food' | 'leaf' | 'fungus'; count: number }) => cubes(cube, count),
    bonus: ({ bonus }: { bonus: string }) => `bonus: ${bonus}`,
    abilityAbout: ({ effect, vp: points }: { effect: string; vp: number }) => `${effect} · ${vp(points)}`,
    touches: ({ hexes }: { hexes: readonly string[] }) => `beside ${list(hexes)}`,
  },
  warnings: {
    debt: ({ debt, vp: points }: { debt: number; vp: number }) =>
      `The emergency store is empty: ${cubes('food', debt)} would be debt, and cost you ${vp(points)} at the end.`,
  },
};
