/** Somebody who plays by ear: hears what is written, and chooses by the words alone. */
import type { Dice } from '#engine/chance.ts';
import type { Heard, TextScreen } from './text-screen.ts';

/** What a careful person does not press in passing. */
const SHUNNED = /^(undo|back|end my turn|retreat|none|why|rules|suggest)/i;
/** One press that answers for many. */
const LIKED = /\ball (of these|that are left)\b/i;
const GLADLY = 8;
const ONE_IN = 40;
/** So many presses without an end, and the panel is a trap. */
const PATIENCE = 400;

/** What is said when nothing is left to decide. */
const DONE = /Nothing for you to decide now|The game is over|It is in, and secret/;

interface Deed {
  readonly worth: number;
  act(): Promise<Heard>;
}

const worthOf = (label: string): number => {
  if (SHUNNED.test(label)) return 1 / ONE_IN;
  return LIKED.test(label) ? GLADLY : 1;
};

export interface TextOnlyPerson {
  /** Presses so far. */
  readonly presses: number;
  /** Plays from this panel on until nothing is left to decide. */
  play(panel: TextScreen): Promise<void>;
}

/** `hear` gets every message that reaches the person. */
export function textOnlyPerson(dice: Dice, hear: (screen: TextScreen) => void): TextOnlyPerson {
  let presses = 0;

  /** One; where more can be chosen, any number of them. */
  function somePlaces(count: number, most: number): number[] {
    const left = Array.from({ length: count }, (_, place) => place);
    const wanted = most === 1 ? 1 : 1 + dice.below(Math.min(most, count));
    return Array.from({ length: wanted }, () => left.splice(dice.below(left.length), 1))
      .flat()
      .sort((a, b) => a - b);
  }

  const deedsOn = ({ buttons, lists }: TextScreen): Deed[] => [
    ...buttons.filter(({ isGrey }) => !isGrey).map(({ label, press }) => ({ worth: worthOf(label), act: press })),
    ...lists.map(({ options, most, choose }) => ({
      worth: 2,
      act: () => choose(somePlaces(options.length, most)),
    })),
  ];

  function chosen(deeds: readonly Deed[]): Deed | undefined {
    let at = (dice.below(1_000_000) / 1_000_000) * deeds.reduce((sum, { worth }) => sum + worth, 0);
    return deeds.find(({ worth }) => {
      at -= worth;
      return at < 0;
    });
  }

  return {
    get presses() {
      return presses;
    },
    async play(panel) {
      hear(panel);
      let now = panel;
      for (let pressed = 0; !now.texts.some((text) => DONE.test(text)); pressed++) {
        const deed = chosen(deedsOn(now));
        if (deed === undefined || pressed > PATIENCE) throw new Error(`stuck at:\n${now.texts.join('\n')}`);
        presses += 1;
        const { screen, isBeside } = await deed.act();
        hear(screen);
        if (!isBeside) now = screen;
      }
    },
  };
}
