/** A position for comparing, exactly as the record format spells it. */
import { SWARMS, TERRAINS } from '../box.ts';
import { contentOf, gardenIn } from '../content/content.ts';
import { decidersIn } from '../play.ts';
import { scoresOf, winnersOf } from '../scoring.ts';
import type { Player, Position } from '../state.ts';

export function formatPosition(position: Position): string {
  const isOver = position.phase === 'over';
  return JSON.stringify({
    round: position.round,
    first: position.first,
    turn: position.turn,
    last: position.last,
    phase: position.phase,
    to_act: decidersIn(position),
    display: displayIn(position),
    deck: position.deck.length,
    discards: position.discards,
    hexes: hexesIn(position),
    corners: cornersIn(position),
    leaves: Object.fromEntries(position.leaves.map(({ tile, cubes }, at) => [TERRAINS[at], { tile, cubes }])),
    piles: Object.fromEntries(position.piles.map((pile, at) => [TERRAINS[at], pile.length])),
    objects: position.objects,
    flight: position.flight,
    swarms: Object.fromEntries(position.swarms.map((spaces, at) => [SWARMS[at], spaces])),
    stars: position.stars.map(({ seat, criterion }) => [seat, criterion]),
    stock: position.stock,
    players: position.players.map(playerIn),
    over: isOver,
    scores: isOver ? scoresOf(position) : null,
    winners: isOver ? winnersOf(position) : null,
  });
}

function displayIn(position: Position): (string | null)[][] {
  const { displayRows, displayColumns } = contentOf(position).file.constants;
  return displayRows.map((_, row) => position.display.slice(row * displayColumns, (row + 1) * displayColumns));
}

const hexesIn = (position: Position): object =>
  Object.fromEntries(
    gardenIn(position).hexes.map(({ id }, index) => {
      const { explorer = null, cubes = 0, enemy = null, object = null } = position.hexes[index] ?? {};
      return [id, { explorer, cubes, enemy, object }];
    }),
  );

/** Those that are taken, ascending. */
const cornersIn = (position: Position): object =>
  Object.fromEntries(
    gardenIn(position).corners.flatMap(({ id }, place) => {
      const owner = position.corners[place] ?? null;
      return owner === null ? [] : [[id, owner]];
    }),
  );

const playerIn = (player: Player): object => ({
  queen: player.queen,
  nest: player.nest,
  food: player.food,
  leaf: player.leaf,
  fungus: player.fungus,
  aggression: player.aggression,
  mutation: player.mutation,
  wild: player.wild,
  store: player.store,
  debt: player.debt,
  supply: player.supply,
  tracks: player.tracks,
  tiles: player.tiles.map(({ id, done, discs }) => ({ id, done, discs })),
  stored: player.stored,
  rooms: player.rooms.map(({ id, card }) => ({ squares: id.split('+'), card })),
  hand: player.hand.length,
  cards: player.cards.map(({ id, tokens, under }) => ({ id, tokens, under: under.length })),
  abilities: Object.fromEntries(player.abilities.map(({ space, enemy }) => [space, enemy])),
  taken: player.taken,
  scents: player.scents,
  stars: player.stars,
  discs: player.discs,
  crests: player.crests,
});
