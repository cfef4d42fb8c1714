import { pluralsOf } from '../../plural.ts';

const plural = pluralsOf<'one' | 'other'>('en');

/** Why something can't be done at a table, and what can. */
export const botRefusals = {
  noSuchTable: 'That table is no longer there. `/urland` opens a new one.',
  noSuchGame: 'I don’t know that game.',
  damaged: 'Something is wrong with this table, and it has been set aside. Nothing of it is lost.',
  channelBusy:
    'Another table is already at play in this channel: wait until it is over. A new table can also be opened in a thread.',
  notInLobby: 'The game has begun: that was for the lobby.',
  closed: 'This table was closed. `/urland` opens a new one.',
  notRunning: 'There is no game under way here.',
  notOver: 'That is for when the game is over.',
  olderRules:
    'The rules have changed since this game was played, so I can’t retell it. When it is over, `/game record` has every move.',
  notHost: 'Only the host can do that.',
  notSeated:
    'You don’t sit at this table. In a lobby **Join** lets you in; later **More** shows seats that are free, and `/game board` how it stands.',
  alreadySeated: 'You sit here already.',
  newcomerSeated: 'They sit at this table already. Choose somebody who doesn’t.',
  satElsewhere:
    'You played another seat of this game and have seen its secrets. Only that seat is open to you, when it is free.',
  newcomerSatElsewhere: 'They played another seat of this game and have seen its secrets. Choose somebody who hasn’t.',
  tableFull: 'Every seat is taken.',
  tooFewPlayers: ({ min }: { min: number }) => `It takes at least ${min} to play. Invite somebody, or add a computer.`,
  noSuchColour: 'There is no such colour.',
  colourTaken: 'Somebody else has that colour.',
  noSuchSeat: 'There is no such seat.',
  noSuchLevel: 'There is no such computer player.',
  noComputerThere: 'No computer sits there.',
  badOption: {
    seats: 'That number of seats does not fit this game.',
    language: 'I don’t know that language.',
    clock: 'That clock can’t be set.',
  },
  seatsTaken: ({ taken }: { taken: number }) =>
    `${plural(taken, { one: '# seat is', other: '# seats are' })} taken already.`,
  stale: 'The game has moved on since. Here is how it stands now.',
  alreadyDone: 'That is done already.',
  computerPlaysForYou: 'A computer plays on for you. You can take your seat back under **More** at any time.',
  nothingToUndo:
    'There is nothing you can take back: something was drawn or uncovered since, or somebody else has acted.',
  notYourDecision: 'It is not your turn to decide.',
  suggestionsOff: 'This table plays without suggestions: its host has switched them off.',
  noSuggestion: 'I have found no suggestion this time. Just play on, or ask again.',
  stillInTime: 'There is still time left to decide.',
  notYours: 'That is not yours to decide.',
  noSuchOrder: 'There is no such order.',
  notAPlayer: 'That one can’t sit down at a table.',
  badSetting: 'That can’t be set.',
  byTheRules: 'The rules don’t allow that now.',
};
