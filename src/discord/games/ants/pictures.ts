/** ANTS to look at: pictures, and the same in words. */
import { type Seat, seatsOf } from '#engine/seat.ts';
import { handOf } from '#games/ants/deck.ts';
import { type Position, playerAt } from '#games/ants/state.ts';
import type { Ants } from '#games/ants/types.ts';
import { displayInWords, handInWords } from '#i18n/ants/cards-text.ts';
import { colonyInWords } from '#i18n/ants/colony-text.ts';
import { cornersInWords, hexesInWords } from '#i18n/ants/garden-text.ts';
import { tracksInWords } from '#i18n/ants/tracks-text.ts';
import { antsIn } from '#i18n/ants/words.ts';
import type { Reader } from '../../readers/reader.ts';
import type { GamePictures, Shown } from '../game-pictures.ts';
import { boardSketch, cardsSketch, colonySketch, displaySketch, endSketch, lookFor, tracksSketch } from './look.ts';
import { type AskedSeat, castFor, wordsFor, wordsOf } from './seat-context.ts';

/** While cards are chosen, those dealt; afterwards the hand. */
const cardsOf = ({ view, seat }: AskedSeat): string[] => {
  const dealt = (view.dealt[seat] ?? []).filter((card) => card !== null);
  return dealt.length > 0 ? dealt : handOf(playerAt(view, seat));
};

const colonyShown = (view: Position, seat: Seat, reader: Reader): Shown => ({
  text: colonyInWords(view, seat, castFor(reader), wordsFor(reader)),
  sketch: colonySketch(view, seat, lookFor(reader)),
});

export const PICTURES = {
  board: (view, reader, events) => boardSketch(view, lookFor(reader, events)),
  end: endSketch,
  hand: {
    text: (asked) => handInWords(asked.view, cardsOf(asked), wordsOf(asked)),
    sketch: (asked) => cardsSketch(asked.view, cardsOf(asked), lookFor(asked.reader)),
  },
  others: [
    {
      id: 'garden',
      of: 'table',
      title: ({ language }) => antsIn(language).pictures.garden,
      show: (view, reader) => ({ text: hexesInWords(view, castFor(reader), wordsFor(reader)) }),
    },
    {
      id: 'paths',
      of: 'table',
      title: ({ language }) => antsIn(language).pictures.paths,
      show: (view, reader) => ({ text: cornersInWords(view, castFor(reader), wordsFor(reader)) }),
    },
    {
      id: 'display',
      of: 'table',
      title: ({ language }) => antsIn(language).pictures.display,
      show: (view, reader) => ({
        text: displayInWords(view, wordsFor(reader)),
        sketch: displaySketch(view, lookFor(reader)),
      }),
    },
    {
      id: 'tracks',
      of: 'table',
      title: ({ language }) => antsIn(language).pictures.tracks,
      show: (view, reader) => ({
        text: tracksInWords(view, castFor(reader), wordsFor(reader)),
        sketch: tracksSketch(view, lookFor(reader)),
      }),
    },
    {
      id: 'colony',
      of: 'seat',
      title: ({ language }) => antsIn(language).pictures.colony,
      show: ({ view, seat, reader }) => colonyShown(view, seat, reader),
    },
    ...seatsOf(4).map((seat) => ({
      id: `colony-${seat}`,
      of: 'table' as const,
      title: ({ language }: { readonly language: Parameters<typeof antsIn>[0] }) =>
        antsIn(language).pictures.colonyOf({ number: seat + 1 }),
      show: (view: Ants['view'], reader: Parameters<typeof castFor>[0]) =>
        seat < view.seats ? colonyShown(view, seat, reader) : {},
    })),
  ],
} satisfies GamePictures<Ants>;
