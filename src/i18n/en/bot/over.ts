/** The bot's words about a finished game and its draws. */
export const over = {
  story: 'The whole game as a story, with what was secret then.',
  record: 'The whole game, move by move. Everything in it can be replayed and checked.',
  verified: ({ entries, draws, commitment }: { entries: number; draws: number; commitment: string }) =>
    `✅ All ${draws} draws of this game (${entries} entries) follow from the seed that it was committed to before it began: ${commitment}.`,
  notVerified: ({ reason }: { reason: string }) => `❌ ${reason} Tell whoever runs me, and keep the record.`,
  problems: {
    noSeed: 'The record has no seed, so nothing can be checked.',
    noRecord: ({ line }: { line: number }) => `The record can’t be replayed: line ${line} is not by the rules.`,
    wrongCommitment: 'The seed is not the one that the table was committed to.',
    wrongDraw: ({ draw }: { draw: number }) => `Draw ${draw}, counted from 0, is not what the seed gives.`,
  },
  otherRules:
    'The rules have changed since this game began, so its draws can’t be checked by those of today. The version of me that it was played with can: `npm run verify` with the record.',
  /** `salt`: null before the game. */
  verifyLater: ({ commitment, salt }: { commitment: string; salt: string | null }) =>
    [
      'All that chance decides here follows from a secret seed, and that seed is fixed already. This is its fingerprint, so no other can take its place:',
      `\`${commitment}\``,
      ...(salt === null
        ? ['If you mean to check, write it down before the game begins.']
        : [`The salt, from the click that began the game: \`${salt}\``]),
      'When the game is over, the seed is told. **Check the draws** then shows that it is this one, and that every draw came from it.',
    ].join('\n'),
  verifyClosed: 'This table was closed before anything was drawn: there is nothing to check.',
  rematch: 'A new table is open, with the same people.',
  rematchSeated: 'The new table is open already, and you have a seat at it.',
  rematchRunning: 'The next game has begun already, and you sit at it.',
  rematchOpen: 'A table is open here already. Sit down at it?',
};
