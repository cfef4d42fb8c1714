/** The doctor in front of an emulator that stands for the real Discord; it has another one of its own beside it. */
import { onTestFinished } from 'vitest';
import type { LocalDiscord } from '#doctor/compare/beside.ts';
import { examine, type Patient, type Report } from '#doctor/examine.ts';
import { type Finding, lineOf } from '#doctor/finding.ts';
import { NEEDED } from '#doctor/permissions.ts';
import { Side } from '#doctor/side.ts';
import { Visit } from '#doctor/visit.ts';
import { Emulator, type EmulatorOptions } from '#emulator/emulator.ts';
import { INVITED_PERMISSIONS, type Permission } from '#emulator/world/permissions.ts';
import { PNG } from '../emulator/picture.ts';
import { expectFaithful } from '../support/faithful.ts';

/** As the portal should look. */
export const WELL_SET = {
  install: { scopes: ['bot', 'applications.commands'], permissions: String(NEEDED) },
  termsUrl: 'https://example.org/terms',
  privacyUrl: 'https://example.org/privacy',
};

/** Painting takes a while. */
const BOARD = { png: PNG, alt: 'a board' };

export async function aPatient(options: EmulatorOptions = {}, ...more: readonly Permission[]) {
  const discord = new Emulator({ botName: 'Games', application: WELL_SET, ...options });
  const { api, token } = await discord.listen(0);
  const guild = discord.createGuild({ channels: ['clinic'], invitation: [...INVITED_PERMISSIONS, ...more] });
  onTestFinished(async () => {
    await discord.close();
    expectFaithful(discord);
  });
  const channel = guild.channel().id;
  const wait = async (milliseconds: number) => discord.clock.turn(milliseconds);

  /** The whole visit. */
  function visit(changes: Partial<Patient> = {}, local?: LocalDiscord | null): Promise<Report> {
    const patient: Patient = {
      ...{ api, token, channel, wait, repairs: false, hasPhone: false, showTemplateGames: false },
      now: () => discord.clock.now(),
      boards: async () => [BOARD, BOARD],
      say: () => undefined,
    };
    return examine({ ...patient, ...changes }, local);
  }

  /** A part of it, without another Discord beside. */
  async function partly(part: (visit: Visit) => Promise<unknown>): Promise<Pick<Report, 'findings'>> {
    const findings: Finding[] = [];
    const side = new Side({ api, token, wait });
    side.name('channel', channel);
    side.name('bot', discord.applicationId);
    await part(new Visit({ side, local: null, say: (finding) => findings.push(finding) }));
    return { findings };
  }

  return { discord, guild, visit, partly };
}

export const linesOf = ({ findings }: Pick<Report, 'findings'>): string[] => findings.map(lineOf);

export const wrongIn = ({ findings }: Pick<Report, 'findings'>): string[] =>
  findings.filter(({ mark }) => mark === 'wrong').map(({ text }) => text);

/** How many messages there are in all channels and conversations. */
export const leftBehind = ({ world: { messages } }: Emulator): number =>
  [...messages.values()].reduce((sum, each) => sum + each.size, 0);
