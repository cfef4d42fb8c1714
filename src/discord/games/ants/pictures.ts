/** ANTS to look at, in words. */
import { seatsOf } from '#engine/seat.ts';
import { handOf } from '#games/ants/deck.ts';
import { playerAt } from '#games/ants/state.ts';
import type { Ants } from '#games/ants/types.ts';
import { displayInWords, handInWords } from '#i18n/ants/cards-text.ts';
import { colonyInWords } from '#i18n/ants/colony-text.ts';
import { cornersInWords, hexesInWords } from '#i18n/ants/garden-text.ts';
import { antsIn } from '#i18n/ants/words.ts';
import type { GamePictures } from '../game-pictures.ts';
import { type AskedSeat, castFor, wordsFor, wordsOf } from './seat-context.ts';

/** While cards are chosen, those dealt; afterwards the hand. */
const cardsOf = ({ view, seat }: AskedSeat): string[] => {
  const dealt = (view.dealt[seat] ?? []).filter((card) => card !== null);
  return dealt.length > 0 ? dealt : handOf(playerAt(view, seat));
};

export const PICTURES = {
  hand: {
    text: (asked) => handInWords(asked.view, cardsOf(asked), wordsOf(asked)),
    sketch: () => null,
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
      show: (view, reader) => ({ text: displayInWords(view, wordsFor(reader)) }),
    },
    {
      id: 'colony',
      of: 'seat',
      title: ({ language }) => antsIn(language).pictures.colony,
      show: ({ view, seat, reader }) => ({ text: colonyInWords(view, seat, castFor(reader), wordsFor(reader)) }),
    },
    ...seatsOf(4).map((seat) => ({
      id: `colony-${seat}`,
      of: 'table' as const,
      title: ({ language }: { readonly language: Parameters<typeof antsIn>[0] }) =>
        antsIn(language).pictures.colonyOf({ number: seat + 1 }),
      show: (view: Ants['view'], reader: Parameters<typeof castFor>[0]) =>
        seat < view.seats ? { text: colonyInWords(view, seat, castFor(reader), wordsFor(reader)) } : {},
    })),
  ],
} satisfies GamePictures<Ants>;
