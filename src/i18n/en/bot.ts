import { listsOf } from '../plural.ts';
import { botRefusals } from './bot-refusals.ts';

const list = listsOf('en');

/** What the bot says around a game. */
export const bot = {
  refusals: botRefusals,
  unknownButton: 'I don’t know that button any more. Use the newest message of the table, or `/urland`.',
  trouble: ({ reference }: { reference: string }) =>
    `Something went wrong on my side, and nothing was changed. If it stays like that, tell whoever runs me: \`${reference}\`.`,
  computerName: ({ colour }: { colour: string }) => `${colour} (computer)`,
  urland: {
    title: 'Urland',
    player: ({ role, place, reserve, extra, genes }: PlayerLine) =>
      [
        ...(role === null ? [] : [role]),
        `space ${place}`,
        `reserve ${reserve}`,
        ...(extra === 0 ? [] : [`extra turns ${extra}`]),
        ...(genes.length === 0 ? [] : [list(genes)]),
      ].join(' · '),
  },
};

interface PlayerLine {
  role: string | null;
  place: number;
  reserve: number;
  extra: number;
  genes: readonly string[];
}
