/** The words of the play panel that all games share. */
import { listsOf } from '../plural.ts';

const list = listsOf('en');

/** That somebody has decided in secret is told up to a minute and a half later: neither move nor speed is known. */
const othersToDecide = (names: readonly string[]): string => {
  if (names.length === 1) return `${list(names)} is still to decide.`;
  return `Still to decide, as far as is known: ${list(names)}. Everybody hears of a decision a little later.`;
};

export const playPanel = {
  back: 'Back',
  undo: 'Undo',
  undoTurn: 'Undo my turn',
  why: 'Why can’t I…?',
  details: 'Details…',
  again: 'Same again',
  againAndEnd: 'Same again, end my turn',
  againTimes: ({ times }: { times: number }) => `Same again ×${times}`,
  againTimesAndEnd: ({ times }: { times: number }) => `Same again ×${times}, end my turn`,
  /** `what`: a sentence. */
  againIs: ({ what }: { what: string }) => `-# 🔁 Same again: ${what}`,
  sure: 'Yes, do it',
  endTurn: 'End my turn',
  /** `what`: a sentence. */
  endsTurn: ({ what }: { what: string }) => `**${what}** That would end your turn, and nothing is done yet.`,
  suggest: 'Suggest a move',
  suggesting: '🤔 One moment, I am looking for a good move…',
  doIt: 'Do it',
  suggestion: ({ what }: { what: string }) => `🤖 My suggestion: **${what}**`,
  /** `moves`: sentences. */
  goesOn: ({ moves }: { moves: readonly string[] }) => `Then: ${moves.join(' ')}`,
  equals: '🤖 Two moves look equally good to me:',
  /** `what`, `why`: sentences. */
  equal: ({ number, what, why }: { number: number; what: string; why: string }) =>
    `**${number}. ${what}**${why === '' ? '' : ` ${why}`}`,
  doNumber: ({ number }: { number: number }) => `Do ${number}`,
  /** The alternative, by how far it is behind. */
  secondBest: {
    behind: ({ what }: { what: string }) => `Not quite as good, I think: ${what}`,
    farBehind: ({ what }: { what: string }) => `The next best is far behind: ${what}`,
  },
  onlyYours: 'Found from what you can see yourself. Nobody is told that you asked.',
  more: ({ by }: { by: number }) => `+${by}`,
  less: ({ by }: { by: number }) => `–${by}`,
  all: 'All',
  none: 'None',
  least: ({ min }: { min: number }) => `Minimum (${min})`,
  done: ({ what, times = 1 }: { what: string; times?: number }) => `✅ ${times > 1 ? `${times} times: ` : ''}${what}`,
  /** In place of the effects left out in the middle. */
  moreAtTable: ({ count }: { count: number }) => `… and ${count} more, told at the table …`,
  undone: '↩️ Taken back. Nothing of it counts.',
  undoTooLate: 'That can’t be taken back any more: somebody has seen or decided something since.',
  movedOn: 'The game has moved on since this panel. Here is how it stands now.',
  /** `others`: those of whom nobody has heard yet that they have decided. */
  sealed: ({ what, others }: { what: string; others: readonly string[] }) =>
    `🤫 ${what} It is in, and secret until all have decided; until then you can change it. ${othersToDecide(others)}`,
  sealedForYou: ({ what }: { what: string }) =>
    `🤖 A computer has decided this for you: ${what} Keep it, or change it until all have decided.`,
  /** `what`: a sentence. */
  ordered: ({ what }: { what: string }) =>
    `🕰️ In a moment, as you decided in advance: ${what} Until then you can choose otherwise.`,
  standing: ({ names }: { names: readonly string[] }) =>
    `-# ⏩ Answered for you: ${names.join(', ')}. **More** on the table changes that.`,
  waitingFor: ({ names }: { names: readonly string[] }) =>
    names.length === 0
      ? 'Nothing for you to decide now.'
      : `Nothing for you to decide now: ${list(names)} ${names.length === 1 ? 'is' : 'are'} thinking.`,
  over: 'The game is over. Thanks for playing!',
  whyTitle: 'Why not?',
  /** After a reason. */
  ruling: ({ title }: { title: string }) => `(Rules, **${title}**.)`,
  andMore: ({ count }: { count: number }) => `… and ${count} more`,
  whyLine: ({ what, reason }: { what: readonly string[]; reason: string }) => `**${what.join(', ')}** — ${reason}`,
  warning: ({ text }: { text: string }) => `⚠️ ${text}`,
  lesson: ({ text }: { text: string }) => `💡 ${text}`,
  chosen: ({ parts, sum }: { parts: readonly string[]; sum: number }) =>
    parts.length === 0 ? 'None chosen yet.' : `${parts.join(' · ')} — **${sum} in all**`,
  missing: ({ count }: { count: number }) => `${count} more to choose.`,
  /** Where more would do, too. */
  missingAtLeast: ({ count }: { count: number }) => `Choose at least ${count === 1 ? 'one' : `${count} more`}.`,
  tooMany: ({ count }: { count: number }) => `${count} too many.`,
  counting: ({ place, count, of }: { place: string; count: number; of: number }) =>
    `Counting **${place}**: ${count} of ${of}`,
  choosePlace: 'Count another place…',
  /** Parts of a long list. */
  choose: 'Choose one…',
  /** In a list below buttons, instead of one of them. */
  chooseFor: ({ what }: { what: string }) => `${what}…`,
  chooseSome: 'Choose…',
  choosePage: 'Look further…',
  range: ({ from, to }: { from: string; to: string }) => `${from} … ${to}`,
  shelfSize: ({ count }: { count: number }) => `${count} to choose from`,
  marksOnPage: ({ count, of }: { count: number; of: number }) => `${count} of ${of} chosen`,
  chosenSet: ({ names }: { names: readonly string[] }) =>
    names.length === 0 ? 'None chosen yet.' : `${names.join(', ')} — **${names.length} in all**`,
  noRoom: 'That is more than a button of Discord can carry. Please choose less.',
  placeOption: ({ place, count, of }: { place: string; count: number; of: number }) => `${place}: ${count} of ${of}`,
  noHand: 'In this game nobody holds anything in secret.',
  rulesHeading: 'Rules',
  rulesOn: ({ topic }: { topic: string }) => `Rules: ${topic}`,
  pick: {
    topic: 'Choose a topic…',
    term: 'Choose a word…',
    ruling: 'Rulings: what the rulebook leaves open…',
  },
  pictures: 'Look at…',
  nothingToSee: 'There is nothing to see of that now.',
  noSuchPicture: 'I don’t know that picture. Use the newest message of the table.',
  noSuchChoice: 'That choice isn’t there any more. Here is what you can choose now.',
};
