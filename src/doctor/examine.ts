/** The whole visit, from the token to the direct message. */
import { gamesOnOffer } from '#tables/rulebook.ts';
import { account } from './chapters/account.ts';
import { channel } from './chapters/channel.ts';
import { commands } from './chapters/commands.ts';
import { connection } from './chapters/connection.ts';
import { direct } from './chapters/direct.ts';
import { limits, times } from './chapters/limits.ts';
import { phone } from './chapters/phone.ts';
import { posting } from './chapters/posting.ts';
import { thread } from './chapters/thread.ts';
import type { LocalDiscord } from './compare/beside.ts';
import { localDiscord } from './compare/twin.ts';
import { CannotGoOn, type Finding, wrong } from './finding.ts';
import type { BoardPicture } from './panel.ts';
import { Side, type SideOptions } from './side.ts';
import { type Exchange, Visit } from './visit.ts';

export interface Patient extends SideOptions {
  /** The id of the channel that is written into. */
  readonly channel: string;
  /** Whether settings of the application that keep the bot from working are mended. */
  readonly repairs: boolean;
  readonly showTemplateGames: boolean;
  /** Whether the server gets `/doctor`. */
  readonly hasPhone: boolean;
  /** In milliseconds since 1970. */
  now(): number;
  boards(): Promise<readonly [BoardPicture, BoardPicture]>;
  /** Hears every finding as soon as it is there. */
  say(finding: Finding): void;
}

export interface Report {
  readonly findings: readonly Finding[];
  readonly exchanges: readonly Exchange[];
  /** What the bot may do in the channel; nothing if the visit did not come that far. */
  readonly permissions: bigint;
}

async function everything(visit: Visit, patient: Patient): Promise<bigint> {
  await account(visit, patient);
  await connection(visit, () => patient.now());
  await commands(visit, gamesOnOffer(patient.showTemplateGames));
  const held = await channel(visit);
  if (patient.hasPhone) await phone(visit);
  await posting(visit, await patient.boards());
  await thread(visit, held);
  await direct(visit);
  return held;
}

/** In one sentence; the line itself may be down. */
const troubleOf = (error: unknown): Finding =>
  error instanceof CannotGoOn
    ? error.finding
    : wrong(
        `the visit broke off: ${error instanceof Error ? error.message : error}`,
        'Look at the network, and try again.',
      );

async function attend(visit: Visit, patient: Patient): Promise<bigint> {
  try {
    const held = await everything(visit, patient);
    await visit.cleanUp();
    for (const finding of limits(visit.exchanges)) visit.say(finding);
    visit.say(times(visit.exchanges));
    visit.sayDifferences();
    return held;
  } catch (error) {
    visit.say(troubleOf(error));
    await visit.cleanUp().catch((second) => visit.say(troubleOf(second)));
    return 0n;
  }
}

/** `local`: null for a visit without the comparison. */
export async function examine(patient: Patient, local?: LocalDiscord | null): Promise<Report> {
  const findings: Finding[] = [];
  const beside = local === undefined ? await localDiscord() : local;
  const say = (finding: Finding) => {
    findings.push(finding);
    patient.say(finding);
  };
  const visit = new Visit({ side: new Side(patient), local: beside, say });
  visit.side.name('channel', patient.channel);
  visit.name('nonce', `doctor-${patient.now()}`);
  try {
    const permissions = await attend(visit, patient);
    return { findings, exchanges: visit.exchanges, permissions };
  } finally {
    await beside?.close();
  }
}
