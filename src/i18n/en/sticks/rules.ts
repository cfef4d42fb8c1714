/** The rules in short: each text answers one question and fits a phone screen. */
export const rules = {
  game: {
    title: 'The game in a minute',
    text: 'Have more sticks than the other player when the game ends.\n**The table:** sixty sticks in six rows of ten, numbered from 1 to 60. A row or a column is a line. Each player has three pebbles.\n**Each turn** you take one stick, or gather up to four from one line.\n**Pebbles** stop the other player from gathering: each stops them once.\n**The end** comes when somebody has twenty sticks, or ten if you agreed on that.',
  },
  take: {
    title: 'Take one stick',
    text: 'Take any stick that still lies there. Nobody can block that.',
  },
  gather: {
    title: 'Gather several',
    text: 'Gather two, three or four sticks that lie in one row or one column. Their numbers must not add up to more than 60. They need not lie side by side.\nThe other player may block it while they have a pebble.',
  },
  answer: {
    title: 'Block or allow',
    text: 'When the other player gathers, you are asked while you have a pebble.\n**Block it**, and it costs you a pebble; the sticks stay where they are, and the turn is over.\n**Allow it**, and they have the sticks.',
  },
  end: {
    title: 'The end',
    text: 'When somebody has the goal, the round is played to its end: if it is the player who began, the other one has one last turn.\nWhoever has more sticks wins; with equally many, whoever has more pebbles; with equally many of both, you share the win.',
  },
};
