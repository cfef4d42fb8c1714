import { pluralsOf } from '../../plural.ts';
import type { Opening } from '../values.ts';

const plural = pluralsOf<'one' | 'other'>('en');

/** Why something can't be done at a table, and what to do instead. */
export const botRefusals = {
  'no-such-table': ({ open }: Opening) => `That table is no longer there. ${open} opens a new one.`,
  'no-such-game': ({ open }: Opening) => `I don’t know that game. ${open} opens a table.`,
  damaged: ({ open }: Opening) =>
    `Something is wrong with this table, and it has been set aside. Nothing of it is lost: tell whoever runs me. ${open} opens a new one.`,
  'channel-busy':
    'Another table is already at play in this channel: wait until it is over. A new table can also be opened in a thread.',
  'not-in-lobby': 'The game has begun, so that can’t be changed any more.',
  closed: ({ open }: Opening) => `This table was closed. ${open} opens a new one.`,
  'not-running': ({ open }: Opening) => `No game is under way here. ${open} opens a table.`,
  'not-over': 'That is possible only when the game is over.',
  'older-rules':
    'I have learned newer rules since this game was played, so I can’t retell it. Once a game is over, **Record** or `/game record` gives you every move.',
  'not-host': 'Only the host of this table can do that. Ask the host.',
  'not-seated':
    'You don’t sit at this table. Before a game **Join** lets you in; during it **More** shows seats that are free, and `/game board` how it stands. After it, open a table of your own.',
  'already-seated': 'You sit here already.',
  'newcomer-seated': 'They sit at this table already. Choose somebody who doesn’t.',
  'already-invited': 'They have been called to this table already. Write to them yourself.',
  'too-many-invited': ({ most }: { most: number }) =>
    `${plural(most, { one: '# person has', other: '# people have' })} been called already. Write to the others yourself.`,
  banned:
    'The managers of this server have closed its tables to you: you can play on where you sit, but neither open a table nor sit down at one. They can change that with `/games-admin`.',
  'newcomer-banned':
    'The managers of this server have closed its tables to them. Choose somebody else; managers can change that with `/games-admin`.',
  'sat-elsewhere':
    'You played another seat of this game and have seen its secrets. Only that seat is open to you, when it is free.',
  'newcomer-sat-elsewhere':
    'They played another seat of this game and have seen its secrets. Choose somebody who hasn’t.',
  'table-full': ({ open }: Opening) => `Every seat is taken. ${open} can open another table in a thread.`,
  'too-few-players': ({ min }: { min: number }) =>
    `It takes at least ${min} to play. Invite somebody, or add a computer.`,
  'no-such-colour': 'There is no such colour.',
  'colour-taken': 'Somebody else has that colour: choose another.',
  'no-such-seat': 'There is no such seat.',
  'no-such-level': 'There is no such computer player.',
  'no-computer-there': 'No computer sits there.',
  'bad-option': {
    game: 'This game can’t be played that way.',
    seats: 'That number of seats does not fit this game.',
    language: 'I don’t know that language.',
    clock: 'That clock can’t be set.',
  },
  'seats-taken': ({ taken }: { taken: number }) =>
    `${plural(taken, { one: '# seat is', other: '# seats are' })} taken already: free one first, or choose more seats.`,
  stale: 'The game has moved on since. Here is how it stands now.',
  'already-done': 'That is done already.',
  'computer-plays-for-you': 'A computer plays on for you. You can take your seat back under **More** at any time.',
  'nothing-to-undo':
    'There is nothing you can undo: something was drawn or uncovered since, or somebody else has acted.',
  'not-your-decision': 'It is not your turn to decide.',
  'suggestions-off': 'This table plays without suggestions: its host has switched them off.',
  'no-suggestion': 'I have found no suggestion this time. Just play on, or ask again.',
  'still-in-time': 'They still have time. When it has run out, a computer may play on.',
  'not-yours': 'That is not yours to decide.',
  'no-such-order': 'That can’t be decided in advance.',
  'not-a-player': 'Only people can take a seat. Choose somebody else.',
  'bad-setting': 'That can’t be set.',
  game: 'The rules don’t allow that now. **Play** shows what you can do.',
};
