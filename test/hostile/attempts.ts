/** What people with bad intent try, and what players press in between so that their games go on. */
import { type Dice, pickOne } from '#engine/chance.ts';
import { type Forgery, forge, type Known } from './forgeries.ts';
import { CHANNELS, type Club, type Moment } from './world.ts';

export const PLAYERS = ['ann', 'bob', 'cid', 'dot'] as const;
/** Who may change something by a forgery: `mia` manages the server. */
const INSIDERS = [...PLAYERS, 'mia'] as const;

/** Where each may press at all: Discord sees to that. */
const channelsOf = (club: Club, name: string): string[] =>
  name === 'max' ? [club.abroad] : CHANNELS.map((each) => club.channel(each));

/** Deletes a person's own data, and with it their name in a log: no forgery. */
export const FORGETS = /settings-forget-sure/;
/** What ends a game, or a seat in it: then players would have nothing left to try. */
export const ENDS = /settings-forget-sure|more-(stop|leave|handover|take)-sure|lobby-(cancel|leave|free)/;

export function forgeryBy(name: string, club: Club, known: Known, dice: Dice, shunned = FORGETS): Forgery {
  for (;;) {
    const forgery = forge(known, channelsOf(club, name), dice);
    if (!shunned.test(JSON.stringify(forgery))) return forgery;
  }
}

const isStep = ({ kind, customId }: { readonly kind: string; readonly customId: string }): boolean =>
  kind === 'button' && /^(pick|step):/.test(customId);

interface Attempt {
  readonly name: string;
  readonly forgery: Forgery;
}

/** The next step of a question that somebody has open, if anybody has. */
function stepOf(club: Club, { tables }: Moment, dice: Dice): Attempt | null {
  const open = PLAYERS.flatMap((name) =>
    tables.flatMap(({ channel }) => {
      const seen = club.person(name).visible({ in: { id: channel } });
      const panel = seen.findLast(({ ephemeral, pressable }) => ephemeral && pressable.some(isStep));
      return panel === undefined ? [] : [{ name, channel, panel }];
    }),
  );
  if (open.length === 0) return null;
  const { name, channel, panel } = pickOne(open, dice);
  const { customId } = pickOne(panel.pressable.filter(isStep), dice);
  return { name, forgery: { channel, press: { kind: 'button', customId, message: panel.id } } };
}

/** Somebody presses Play at a table. */
function playBy(club: Club, { tables }: Moment, dice: Dice): Attempt | null {
  const name = pickOne(PLAYERS, dice);
  const { id, channel } = pickOne(tables, dice);
  const message = club.person(name).visible({ in: { id: channel } })[0]?.id;
  if (message === undefined) return null;
  return { name, forgery: { channel, press: { kind: 'button', customId: `play:${id}:`, message } } };
}

/** Every other press of the players is one that they see, so that the games go on between the forgeries. */
export function attemptIn(club: Club, moment: Moment, known: Known, dice: Dice): Attempt {
  const kind = dice.below(6);
  const honest = kind < 2 ? stepOf(club, moment, dice) : kind === 2 ? playBy(club, moment, dice) : null;
  if (honest !== null) return honest;
  const name = pickOne(INSIDERS, dice);
  return { name, forgery: forgeryBy(name, club, known, dice, ENDS) };
}
