import { memberJson } from '../wire/user.ts';
import { membersCalled } from '../world/guilds.ts';
import type { Guild, Id, Member, World } from '../world/world.ts';

const MEMBERS_PER_CHUNK = 1_000;

interface MemberRequest {
  readonly guild_id?: Id;
  readonly query?: string;
  readonly limit?: number;
  readonly user_ids?: Id | readonly Id[];
  readonly nonce?: string;
}

/** The answer to op 8, in pieces of a thousand. */
export function memberChunks(world: World, data: unknown): unknown[] {
  const request = (data ?? {}) as MemberRequest;
  const guild = world.guilds.get(String(request.guild_id));
  if (guild === undefined) return [];
  const wanted = request.user_ids === undefined ? null : [request.user_ids].flat();
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

function byName(world: World, guild: Guild, { query = '', limit = 0 }: MemberRequest): Member[] {
  const found = membersCalled(world, guild, query);
  return limit === 0 ? found : found.slice(0, limit);
}

function present(guild: Guild, ids: readonly Id[]): Member[] {
  return ids.flatMap((id) => guild.members.get(id) ?? []);
}
