/** Names and descriptions of the slash commands. Names: lower-case letters, digits and hyphens, as Discord requires. */
export const commands = {
  /** One for each game, named by the game's id; `game`: its title. */
  opening: {
    description: ({ game }: { game: string }) => `Open a table of ${game} in this channel`,
    options: {
      players: { name: 'players', description: 'How many may sit down' },
      computers: { name: 'computers', description: 'How many computers play along' },
      level: { name: 'level', description: 'How strong the computers are' },
      clock: { name: 'clock', description: 'How long a turn may take' },
      language: { name: 'language', description: 'The language of the table' },
    },
  },
  /** For the application's owner. */
  doctor: { name: 'doctor', description: 'Ten steps with a phone in hand, for whoever runs me' },
  admin: {
    name: 'games-admin',
    description: 'Where and how tables are opened on this server (for whoever manages it)',
  },
  game: {
    name: 'game',
    description: 'The table in this channel',
    tables: { name: 'tables', description: 'Your tables everywhere, and whose turn it is' },
    hand: { name: 'hand', description: 'What you hold, for your eyes alone' },
    board: { name: 'board', description: 'The board as it is now' },
    recap: { name: 'recap', description: 'What happened since your last decision' },
    rules: {
      name: 'rules',
      description: 'The rules in short',
      options: { topic: { name: 'topic', description: 'What you want to know about' } },
    },
    record: { name: 'record', description: 'The whole game, when it is over' },
    settings: { name: 'settings', description: 'Language, reminders, quiet hours, direct messages, colours' },
    leave: { name: 'leave', description: 'Leave the table' },
    stop: { name: 'stop', description: 'Stop the game (for its host or a moderator)' },
    about: { name: 'about', description: 'What I am, and who runs me' },
    help: { name: 'help', description: 'How to open a table and play, in a minute' },
    invite: { name: 'invite', description: 'Bring me to a server of yours' },
    feedback: { name: 'feedback', description: 'A word to whoever runs me' },
    privacy: { name: 'privacy', description: 'What I keep about you; export it, or have it deleted' },
    verify: { name: 'verify', description: 'Check that every draw was fair' },
  },
};
