/** What computer games say about ANTS. */
import { CONTENT_NUMBERS, contentOf } from '#games/ants/content/content.ts';
import type { Scores } from '#games/ants/scores.ts';
import type { State } from '#games/ants/state.ts';
import type { Entry } from '#games/ants/types.ts';
import { type Balance, type Series, shortTitleOf, titleOf } from '../balance/series.ts';
import { percent, pointsByPlace, range, shareOf, table, winsByPlace } from '../balance/tables.ts';
import { halfOfShare, mean } from '../interval.ts';
import { designsIn, type GameTally, type SeatTally, tallyOf } from './game-tally.ts';

type AntsSeries = Series<GameTally>;

const PLACES = ['first', 'second', 'third', 'fourth'];

const playersIn = ({ tallies }: AntsSeries): SeatTally[] => tallies.flatMap(({ players }) => players);

function lengths(all: readonly AntsSeries[]): string {
  const rows = all.map((series) => {
    const { tallies, seats } = series;
    const moves = tallies.map((tally) => Object.values(tally.moves).reduce((sum, count) => sum + count, 0) / seats);
    return [
      titleOf(series),
      range(tallies.map(({ rounds }) => rounds)),
      range(moves.map(Math.round)),
      range(tallies.map(({ scores, winner }) => scores[winner] ?? 0)),
      range(tallies.map(({ scores }) => mean(scores)).map(Math.round)),
      range(tallies.map(({ scores }) => Math.min(...scores))),
    ];
  });
  return table(['games', 'rounds', 'decisions a player', "winner's score", 'mean score', 'last score'], rows);
}

const SOURCES: readonly (keyof Scores)[] = [
  'stars',
  'swarming',
  'cards',
  'enemies',
  'objects',
  'production',
  'ants',
  'stones',
  'store',
  'total',
];

function sources(all: readonly AntsSeries[]): string {
  const rows = SOURCES.map((source) => [
    source,
    ...all.map((series) => mean(playersIn(series).map(({ scores }) => scores[source])).toFixed(1)),
  ]);
  return table(['points a player', ...all.map(shortTitleOf)], rows);
}

/** Wins compared with the share of everybody: 1.00 is fair. */
function winCell(players: readonly SeatTally[], seats: number): string {
  if (players.length === 0) return '';
  const share = mean(players.map(({ win }) => win));
  const half = halfOfShare(share, players.length);
  const ahead = mean(players.map((player) => player.ahead));
  return `${(share * seats).toFixed(2)} ± ${(half * seats).toFixed(2)} · ${ahead.toFixed(1)} (${players.length})`;
}

function winsBy(all: readonly AntsSeries[], name: string, ids: readonly string[], idOf: (p: SeatTally) => string) {
  const rows = ids.map((id) => [
    id,
    ...all.map((series) =>
      winCell(
        playersIn(series).filter((player) => idOf(player) === id),
        series.seats,
      ),
    ),
  ]);
  return table([name, ...all.map(shortTitleOf)], rows);
}

/** How often a card dealt is kept, and how its keepers do. */
function openings(all: readonly AntsSeries[], ids: readonly string[]): string {
  const rows = ids.map((id) => [
    id,
    ...all.flatMap((series) => {
      const dealt = playersIn(series).filter((player) => player.dealt.includes(id));
      const kept = dealt.filter((player) => player.kept.includes(id));
      return [percent(dealt.length === 0 ? 0 : kept.length / dealt.length), winCell(kept, series.seats)];
    }),
  ]);
  return table(['card', ...all.flatMap((series) => ['kept', shortTitleOf(series)])], rows);
}

/** How often whoever had a card at the end had played it, and how those who played it did. */
function cards(all: readonly AntsSeries[], ids: readonly string[]): string {
  const rows = ids.map((id) => [
    id,
    ...all.flatMap((series) => {
      const players = playersIn(series);
      const played = players.filter((player) => player.played.includes(id));
      const left = players.filter((player) => player.left.includes(id) && !player.played.includes(id));
      const having = played.length + left.length;
      return [
        percent(shareOf(players, (player) => player.played.includes(id))),
        percent(having === 0 ? 0 : played.length / having),
        winCell(played, series.seats),
      ];
    }),
  ]);
  return table(['card', ...all.flatMap((series) => ['played by', 'of those who had it', shortTitleOf(series)])], rows);
}

const idsOf = (things: readonly { readonly id: string }[]): string[] => things.map(({ id }) => id);

function page(all: readonly AntsSeries[]): string {
  const [content] = CONTENT_NUMBERS;
  const { file } = contentOf({ content });
  const designs = designsIn(content);
  return `# Balance of ANTS

What computer games say about content ${content}. Written by \`npm run balance -- ants\`; every player at a table is of the same level.
Brackets: from the 5th to the 95th of a hundred games. Why its numbers differ from those of content 1 stands in
[ants-content.md](ants-content.md).

## Length and scores

${lengths(all)}

${sources(all)}

## Who wins, by place after the first player

${winsByPlace(all, PLACES)}

Points at the end, more or less than the table's mean, with 95 % intervals:

${pointsByPlace(all, PLACES)}

## Queens, nests and incubation sets

Wins compared with a fair share (1.00), with 95 % intervals · points at the end beyond the table's mean (players).

${winsBy(all, 'queen', idsOf(file.queens), ({ queen }) => queen)}

${winsBy(
  all,
  'nest',
  idsOf(file.nests).filter((id) => id !== 'common'),
  ({ nest }) => nest,
)}

${winsBy(all, 'set', idsOf(file.incubationSets), ({ set }) => set)}

## Openings and Queen's Rooms

How often a card that was dealt was kept, and how its keepers did, as above.

${openings(
  all,
  designs.filter((id) => /^[OK]/.test(id)),
)}

## Cards

How many players played a card, how many of those who had it at the end (in the hand or before them), and how they did, as above.

${cards(all, designs)}
`;
}

export const BALANCE: Balance<GameTally> = {
  tables: [4].map((seats) => ({ seats, options: null, name: '' })),
  tallyOf: (log, end) => tallyOf(log as readonly Entry[], end as State),
  file: 'docs/balance/ants.md',
  page,
};
