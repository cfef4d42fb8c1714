import { GatewayIntentBits } from 'discord-api-types/v10';
import { memberJson } from '../wire/user.ts';
import { membersCalled } from '../world/guilds.ts';
import type { Guild, Id, Member, World } from '../world/world.ts';
import { hasIntent } from './intents.ts';

const MEMBERS_PER_CHUNK = 1_000;
/** By name or by id. */
const MOST_AT_ONCE = 100;

interface MemberRequest {
  readonly guild_id?: Id;
  readonly query?: string;
  readonly limit?: number;
  readonly user_ids?: Id | readonly Id[];
  readonly nonce?: string;
}

/** The answer to op 8, in pieces of a thousand. Nobody is told of all members without the intent for them. */
export function memberChunks(world: World, data: unknown, intents: number): unknown[] {
  const request = (data ?? {}) as MemberRequest;
  const guild = world.guilds.get(String(request.guild_id));
  if (guild === undefined) return [];
  const wanted = request.user_ids === undefined ? null : [request.user_ids].flat().slice(0, MOST_AT_ONCE);
  if (wanted === null && asksForAll(request) && !hasIntent(intents, GatewayIntentBits.GuildMembers)) return [];
  const members = wanted === null ? byName(world, guild, request) : present(guild, wanted);
  const count = Math.max(1, Math.ceil(members.length / MEMBERS_PER_CHUNK));
  return Array.from({ length: count }, (_, index) => ({
    guild_id: guild.id,
    members: members
      .slice(index * MEMBERS_PER_CHUNK, (index + 1) * MEMBERS_PER_CHUNK)
      .map((member) => memberJson(world, member)),
    chunk_index: index,
    chunk_count: count,
    not_found: (wanted ?? []).filter((id) => !guild.members.has(id)),
    ...(request.nonce !== undefined && { nonce: request.nonce }),
  }));
}

const asksForAll = ({ query = '', limit = 0 }: MemberRequest): boolean => query === '' && limit === 0;

function byName(world: World, guild: Guild, request: MemberRequest): Member[] {
  const { query = '', limit = 0 } = request;
  const found = membersCalled(world, guild, query);
  return asksForAll(request) ? found : found.slice(0, Math.min(limit || MOST_AT_ONCE, MOST_AT_ONCE));
}

function present(guild: Guild, ids: readonly Id[]): Member[] {
  return ids.flatMap((id) => guild.members.get(id) ?? []);
}
