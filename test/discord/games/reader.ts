import { wordsIn } from '#i18n/words.ts';

export const reader = {
  names: ['Ann', 'Bob', 'Cleo'],
  absent: [null, null, null],
  colours: ['red', 'blue', 'green'],
  palette: 'standard',
  language: 'en',
  words: wordsIn('en'),
} as const;
