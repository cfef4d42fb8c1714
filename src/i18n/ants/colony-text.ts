/** A nest with its colony board in words. */
import type { Seat } from '#engine/seat.ts';
import { STAGES, TOKEN_KINDS, TRACKS } from '#games/ants/box.ts';
import type { PlayedCard } from '#games/ants/cards-in-play.ts';
import { contentOf } from '#games/ants/content/content.ts';
import { symbolsOf } from '#games/ants/counters.ts';
import { type Player, type Position, playerAt } from '#games/ants/state.ts';
import { SYMBOLS } from '#games/ants/symbols.ts';
import { cutTo } from '../cut.ts';
import { sayNeeds } from './cards.ts';
import { type Cast, nameOf } from './cast.ts';
import { sayBonus } from './effects.ts';
import { MOST_ALT_TEXT } from './garden-text.ts';
import type { AntsWords } from './words.ts';

type Say = AntsWords;

const designOf = (position: Position, { nest }: Player) =>
  contentOf(position).file.nests.find(({ id }) => id === nest) ?? null;

/** Rooms, and the squares that are still free, with what they give. */
function nestLines(position: Position, seat: Seat, cast: Cast, say: Say): string[] {
  const player = playerAt(position, seat);
  const design = designOf(position, player);
  if (design === null || player.nest === null) return [];
  const dug = player.rooms.flatMap(({ id }) => id.split('+'));
  const free = design.squares.filter(({ id }) => !dug.includes(id));
  const queen = player.queen === null ? null : say.alt.queenName({ queen: player.queen });
  const areas = contentOf(position).file.stars.rooms.map((area) => ({
    area,
    squares: design.squares.filter((square) => square.area === area).map(({ id }) => id),
  }));
  return [
    say.alt.nest({ name: nameOf(cast, seat), nest: player.nest, queen }),
    say.alt.areas({ areas }),
    say.alt.rooms({ rooms: player.rooms.map(({ id, card }) => ({ room: id, card })) }),
    say.alt.freeSquares({
      squares: free.map(({ id, bonus }) => ({ square: id, bonus: sayBonus(bonus, say.briefly) })),
    }),
  ];
}

export function needsOfTile(position: Position, tile: string, say: Say): string {
  for (const { tiles } of contentOf(position).file.incubationSets) {
    const found = tiles.find(({ id }) => id === tile);
    if (found) return sayNeeds(found.needs, say) ?? '';
  }
  return '';
}

const playedText = ({ id, tokens, under }: PlayedCard, { alt }: Say): string =>
  alt.playedCard({
    card: id,
    held: TOKEN_KINDS.flatMap((kind, at) => (tokens[at] ? [{ kind, count: tokens[at] }] : [])),
    under: under.length,
  });

function broodLines(position: Position, { tiles, stored, wild }: Player, say: Say): string[] {
  const lines = tiles.map(({ id, done, discs }, at) =>
    say.alt.tile({
      stage: STAGES[at] ?? 'egg',
      counts: discs,
      needs: needsOfTile(position, id, say),
      isTurned: done,
    }),
  );
  return [...lines, say.alt.stored({ counts: stored, wild })];
}

/** Supplies, tracks, brood, cards and what came of them. */
function colonyLines(position: Position, seat: Seat, say: Say): string[] {
  const player = playerAt(position, seat);
  const { alt } = say;
  const counts = SYMBOLS.map((symbol) => ({ symbol, count: symbolsOf(position, seat, symbol) }));
  return [
    alt.supplies(player),
    alt.tracks({ tracks: TRACKS.map((track, at) => ({ track, square: player.tracks[at] ?? 0 })) }),
    ...broodLines(position, player, say),
    alt.symbols({ counts: counts.filter(({ count }) => count > 0) }),
    alt.played({ parts: player.cards.map((card) => playedText(card, say)) }),
    alt.abilities({ held: player.abilities }),
    alt.scents({ terrains: player.scents }),
    ...(player.taken.length === 0 ? [] : [alt.objects({ objects: player.taken })]),
  ];
}

/** The nest and the colony in one picture; what is cut off at the end is told in full beside it. */
export const altTextOfColony = (position: Position, seat: Seat, cast: Cast, say: Say): string => {
  const [name = say.alt.headline({ headline: nameOf(cast, seat) }), areas = '', ...nest] = nestLines(
    position,
    seat,
    cast,
    say,
  );
  return cutTo([name, ...nest, ...colonyLines(position, seat, say), areas].join(' ').trim(), MOST_ALT_TEXT);
};

/** Without a limit, a thing a line. */
export const colonyInWords = (position: Position, seat: Seat, cast: Cast, say: Say): string =>
  [...nestLines(position, seat, cast, say), ...colonyLines(position, seat, say)].join('\n');
