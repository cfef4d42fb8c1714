/**
 * A message as it reaches somebody who can't see: its texts, what its pictures say, and the words on its controls. No ids,
 * no colours, no bytes.
 */
export interface TextScreen {
  /** The descriptions of pictures too. */
  readonly texts: readonly string[];
  readonly buttons: readonly TextButton[];
  readonly lists: readonly TextList[];
}

export interface TextButton {
  readonly label: string;
  readonly isGrey: boolean;
  press(): Promise<Heard>;
}

interface TextOption {
  readonly label: string;
  readonly description: string;
}

export interface TextList {
  readonly placeholder: string;
  readonly options: readonly TextOption[];
  readonly most: number;
  /** By their places in the list. */
  choose(places: readonly number[]): Promise<Heard>;
}

/** The answer to a press: in the place of the message, or beside it. */
export interface Heard {
  readonly screen: TextScreen;
  readonly isBeside: boolean;
}

const wordsOn = ({ texts, buttons, lists }: TextScreen): string[] => [
  ...texts,
  ...buttons.map(({ label }) => label),
  ...lists.flatMap(({ placeholder, options }) => [placeholder, ...options.flatMap((each) => Object.values(each))]),
];

const twice = (items: readonly string[]): string[] => items.filter((item, index) => items.indexOf(item) !== index);

const hasWords = (label: string): boolean => /[\p{L}\p{N}]/u.test(label);

/** “R1”, “2B”, “G +1”: a letter for a colour, with a number. */
const CODES = /(?<![\p{L}\p{N}])(?:([RBGYP]) ?[+−]?\d+|\d+([RBGYP]))(?![\p{L}\p{N}])/gu;

/**
 * Letters that stand for a player, without that player's name beside the letter anywhere in the message. `places`: what looks
 * like them and is none.
 */
function riddlesIn(screen: TextScreen, names: readonly string[], places: RegExp | null): string[] {
  const words = wordsOn(screen).join('\n');
  const all = places === null ? words : words.replaceAll(places, '');
  const letters = new Set([...all.matchAll(CODES)].map(([, before, after]) => before ?? after ?? ''));
  const isTold = (letter: string): boolean => names.some((name) => all.includes(`${letter} ${name}`));
  return [...letters].filter((letter) => !isTold(letter));
}

/** What words alone do not tell; to be found empty. */
export function faultsFor(screen: TextScreen, names: readonly string[], places: RegExp | null = null): string[] {
  const { buttons, lists } = screen;
  const labels = buttons.filter(({ isGrey }) => !isGrey).map(({ label }) => label);
  const options = lists.flatMap(({ options: offered }) => offered);
  return [
    ...twice(labels).map((label) => `two buttons say “${label}”`),
    ...lists.flatMap((list) =>
      twice(list.options.map(({ label, description }) => `${label}: ${description}`)).map(
        (option) => `two options of “${list.placeholder}” say “${option}”`,
      ),
    ),
    ...[...labels, ...options.map(({ label }) => label)]
      .filter((label) => !hasWords(label))
      .map((label) => `“${label}” has no words`),
    ...riddlesIn(screen, names, places).map(
      (letter) => `nothing says who ${letter} is in: ${wordsOn(screen).join(' | ')}`,
    ),
  ];
}
