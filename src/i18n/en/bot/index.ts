import { choicesOf } from '../../plural.ts';
import type { Opening } from '../values.ts';
import { admin } from './admin.ts';
import { around } from './around.ts';
import { commands } from './commands.ts';
import { computers } from './computers.ts';
import { doctor } from './doctor.ts';
import { clocks, lobby, opening, permissions } from './lobby.ts';
import { more, settings } from './more.ts';
import { called, calls, direct } from './notes.ts';
import { over } from './over.ts';
import { happened, panel, recap } from './panel.ts';
import { botRefusals } from './refusals.ts';
import { tables } from './tables.ts';
import { tooSoon } from './too-soon.ts';

const either = choicesOf('en');

/** The bot's words around a game. */
export const bot = {
  languageName: 'English',
  commands,
  refusals: botRefusals,
  /** The commands that open a table, for sentences with a gap for them. */
  openWith: ({ commands }: { commands: readonly string[] }) => either(commands.map((each) => `\`/${each}\``)),
  /** The same, told where no table can be opened. */
  openInServer: ({ open }: Opening) => `${open} in a server`,
  unknownButton: ({ open }: Opening) =>
    `I don’t know that button any more. Use the newest message of the table, or ${open}.`,
  busy: 'Very many people are playing just now, and I can’t keep up. Nothing has changed; please press again in a moment.',
  storeTrouble: {
    full: 'My disk is full, so I can’t keep anything now. Nothing is lost: all that was done before is safe. Please try again later; whoever runs this bot has to make room.',
    locked:
      'Another program holds my database, so I can’t keep anything now. Nothing is lost. Please try again in a minute.',
    unreachable:
      'I can’t reach my database, so I can’t keep anything now. Nothing is lost. Please try again in a minute.',
    'read-only':
      'I may not write to my database, so I can’t keep anything now. Nothing is lost. Please try again later; whoever runs this bot has to let me write.',
    broken:
      'My disk or my database has a fault, so I can’t keep anything now. Please try again later; whoever runs this bot finds in the log what is wrong.',
  },
  trouble: ({ reference }: { reference: string }) =>
    `Something went wrong on my side. **Play** shows how the table stands; please try again. If it happens again, tell whoever runs me: \`${reference}\`.`,
  damaged: ({ open }: Opening) =>
    `Something is wrong with the table in this channel. It was set aside so that nothing is lost; ${open} opens a new one.`,
  /** For a player with the same name as another at the table. */
  twin: ({ name, colour }: { name: string; colour: string }) => `${name} (${colour})`,
  /** `names`: of the players, in the order of their seats. */
  tableName: ({ game, names }: { game: string; names: readonly string[] }) => `${game} · ${names.join(', ')}`,
  lobbyName: ({ game, host }: { game: string; host: string | null }) =>
    host === null ? game : `${game} · ${host}’s table`,
  noTableHere: ({ open }: Opening) => `There is no table in this channel. ${open} opens one.`,
  noTableMeant:
    'I can’t tell which table you mean: here I know it only if you sit at just one. Use the command in the table’s channel, or the buttons of my messages here.',
  computers,
  opening,
  permissions,
  clocks,
  lobby,
  panel,
  happened,
  recap,
  direct,
  called,
  calls,
  more,
  settings,
  over,
  tables,
  doctor,
  tooSoon,
  around,
  admin,
};
