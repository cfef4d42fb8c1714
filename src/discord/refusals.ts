/** Why something can't be done at a table, in words. */

import type { Words } from '#i18n/words.ts';
import type { Refusal } from '#tables/refusals.ts';

/** What the game itself refuses is said by its own words, where its view is at hand; here in general. */
export function sayRefusal(refusal: Refusal, { bot }: Words): string {
  const say = bot.refusals;
  switch (refusal.code) {
    case 'too-few-players':
      return say.tooFewPlayers(refusal);
    case 'seats-taken':
      return say.seatsTaken(refusal);
    case 'bad-option':
      return say.badOption[refusal.option];
    case 'game':
      return say.byTheRules;
    default:
      return say[PLAIN[refusal.code]];
  }
}

const PLAIN = {
  'no-such-table': 'noSuchTable',
  'no-such-game': 'noSuchGame',
  damaged: 'damaged',
  'channel-busy': 'channelBusy',
  'not-in-lobby': 'notInLobby',
  closed: 'closed',
  'not-running': 'notRunning',
  'not-over': 'notOver',
  'older-rules': 'olderRules',
  'not-host': 'notHost',
  'not-seated': 'notSeated',
  'already-seated': 'alreadySeated',
  'newcomer-seated': 'newcomerSeated',
  'sat-elsewhere': 'satElsewhere',
  'newcomer-sat-elsewhere': 'newcomerSatElsewhere',
  'table-full': 'tableFull',
  'no-such-colour': 'noSuchColour',
  'colour-taken': 'colourTaken',
  'no-such-seat': 'noSuchSeat',
  'no-such-level': 'noSuchLevel',
  'no-computer-there': 'noComputerThere',
  stale: 'stale',
  'already-done': 'alreadyDone',
  'computer-plays-for-you': 'computerPlaysForYou',
  'nothing-to-undo': 'nothingToUndo',
  'not-your-decision': 'notYourDecision',
  'suggestions-off': 'suggestionsOff',
  'no-suggestion': 'noSuggestion',
  'still-in-time': 'stillInTime',
  'not-yours': 'notYours',
  'no-such-order': 'noSuchOrder',
  'not-a-player': 'notAPlayer',
  'bad-setting': 'badSetting',
} as const;
