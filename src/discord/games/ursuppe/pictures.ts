/** Ursuppe to look at. Nobody holds anything in secret; what one seat opens is what concerns that seat. */
import type { Ursuppe } from '#games/ursuppe/types.ts';
import { boardInWords } from '#i18n/ursuppe/alt-text.ts';
import { amoebasText, outlookText, shopText } from '#i18n/ursuppe/outlook.ts';
import { ursuppeIn } from '#i18n/ursuppe/words.ts';
import type { GamePictures } from '../game-pictures.ts';
import { boardSketch, endSketch, lookFor } from './look.ts';
import { castFor, wordsFor, wordsOf } from './seat-context.ts';
import { genesSketch, ownGenes, shopSketch } from './sketches.ts';

export const PICTURES = {
  board: (view, reader, events) => boardSketch(view, lookFor(reader, events)),
  end: endSketch,
  others: [
    {
      id: 'board',
      of: 'table',
      title: ({ language }) => ursuppeIn(language).outlook.boardTitle,
      show: (view, reader) => ({ text: boardInWords(view, castFor(reader), wordsFor(reader)) }),
    },
    {
      id: 'outlook',
      of: 'table',
      title: ({ language }) => ursuppeIn(language).outlook.title,
      show: (view, reader) => ({ text: outlookText(view, castFor(reader), wordsFor(reader)) }),
    },
    {
      id: 'amoebas',
      of: 'seat',
      title: ({ language }) => ursuppeIn(language).outlook.amoebasTitle,
      show: (asked) => ({ text: amoebasText(asked.view, asked.seat, castFor(asked.reader), wordsOf(asked)) }),
    },
    {
      id: 'shop',
      of: 'seat',
      title: ({ language }) => ursuppeIn(language).outlook.shopTitle,
      show: (asked) => ({
        text: shopText(asked.view, asked.seat, castFor(asked.reader), wordsOf(asked)),
        sketch: shopSketch(asked),
      }),
    },
    {
      id: 'genes',
      of: 'seat',
      title: ({ language }) => ursuppeIn(language).outlook.genesTitle,
      show: (asked) => ({ sketch: genesSketch(asked, ownGenes(asked)) }),
    },
  ],
} satisfies GamePictures<Ursuppe>;
