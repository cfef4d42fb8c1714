import { GatewayCloseCodes } from 'discord-api-types/v10';
import { shardOf } from '../snowflake.ts';
import type { Guild } from '../world/world.ts';
import { ALL_INTENTS, PRIVILEGED_INTENTS } from './intents.ts';
import type { Session, Shard } from './session.ts';

/** A shard with more guilds than this must be split (4011). */
const GUILDS_PER_SHARD = 2_500;

interface Refused {
  readonly kind: 'refused';
  readonly code: GatewayCloseCodes;
  readonly reason: string;
}

export type IdentifyJudgement =
  | { readonly kind: 'accepted'; readonly shard: Shard; readonly intents: number }
  | Refused;

interface Identify {
  readonly token?: unknown;
  readonly intents?: unknown;
  readonly shard?: unknown;
}

const refused = (code: GatewayCloseCodes, reason: string): Refused => ({ kind: 'refused', code, reason });

const WRONG_TOKEN = refused(GatewayCloseCodes.AuthenticationFailed, 'Authentication failed.');

export function judgeIdentify(
  data: unknown,
  { token, privilegedIntents }: { readonly token: string; readonly privilegedIntents: number },
  guilds: readonly Guild[],
): IdentifyJudgement {
  const identify = (data ?? {}) as Identify;
  if (bareToken(identify.token) !== token) return WRONG_TOKEN;
  const shard = parseShard(identify.shard ?? [0, 1]);
  if (shard === null) return refused(GatewayCloseCodes.InvalidShard, 'Invalid shard.');
  const { intents } = identify;
  if (!areIntents(intents)) return refused(GatewayCloseCodes.InvalidIntents, 'Invalid intent(s).');
  if ((intents & PRIVILEGED_INTENTS & ~privilegedIntents) !== 0) {
    return refused(GatewayCloseCodes.DisallowedIntents, 'Disallowed intent(s).');
  }
  const load = guilds.filter(({ id }) => shardOf(id, shard[1]) === shard[0]).length;
  if (load > GUILDS_PER_SHARD) return refused(GatewayCloseCodes.ShardingRequired, 'Sharding required.');
  return { kind: 'accepted', shard, intents };
}

function areIntents(intents: unknown): intents is number {
  return typeof intents === 'number' && Number.isSafeInteger(intents) && intents >= 0 && (intents & ~ALL_INTENTS) === 0;
}

function parseShard(shard: unknown): Shard | null {
  if (!Array.isArray(shard) || shard.length !== 2) return null;
  const [index, count] = shard as unknown[];
  const fits =
    Number.isInteger(index) && Number.isInteger(count) && Number(index) >= 0 && Number(index) < Number(count);
  return fits ? [Number(index), Number(count)] : null;
}

export type ResumeJudgement =
  | { readonly kind: 'accepted'; readonly session: Session; readonly missed: readonly string[] }
  | { readonly kind: 'unknown-session' }
  | Refused;

interface Resume {
  readonly token?: unknown;
  readonly session_id?: unknown;
  readonly seq?: unknown;
}

export function judgeResume(
  data: unknown,
  token: string,
  resumable: (sessionId: string) => Session | null,
): ResumeJudgement {
  const resume = (data ?? {}) as Resume;
  if (bareToken(resume.token) !== token) return WRONG_TOKEN;
  const session = resumable(String(resume.session_id));
  if (session === null) return { kind: 'unknown-session' };
  const missed = session.missedSince(Number(resume.seq));
  if (missed === null) return refused(GatewayCloseCodes.InvalidSeq, 'Invalid seq.');
  return { kind: 'accepted', session, missed };
}

/** Some clients send `Bot TOKEN` where Discord asks for the bare token; Discord takes both. */
function bareToken(token: unknown): string {
  return String(token).replace(/^Bot /, '');
}
