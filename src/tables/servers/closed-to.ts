/** Tables at which nobody sits down whom their server has banned. Games under way go on. */
import { err } from '#engine/result.ts';
import type { GuildId, PersonId, TableId } from '../ids.ts';
import type { TableAnswer } from '../service/service-parts.ts';
import type { Tables } from '../service/tables.ts';
import type { ServerStore } from './server-store.ts';

export function closedToBanned(tables: Tables, { rules }: Pick<ServerStore, 'rules'>): Tables {
  const bannedOn = async (guild: GuildId | null): Promise<readonly PersonId[]> =>
    guild === null ? [] : (await rules(guild)).banned;

  async function bannedFrom(id: TableId): Promise<readonly PersonId[]> {
    const view = await tables.view(id, null);
    return bannedOn(view.ok ? view.value.guild : null);
  }

  async function unless(id: TableId, person: PersonId, by: PersonId, sit: () => TableAnswer): TableAnswer {
    if (!(await bannedFrom(id)).includes(person)) return sit();
    return err({ code: person === by ? 'banned' : 'newcomer-banned' });
  }

  /** Those who sat there before, too, are let in no more. */
  async function rematch(id: TableId, by: PersonId): TableAnswer {
    const banned = await bannedFrom(id);
    if (banned.includes(by)) return err({ code: 'banned' });
    const opened = await tables.rematch(id, by);
    if (opened.ok) for (const person of banned) await tables.freeSeat(opened.value.table, by, person);
    return opened;
  }

  return {
    ...tables,
    async open(wish) {
      const isBanned = (await bannedOn(wish.guild ?? null)).includes(wish.host);
      return isBanned ? err({ code: 'banned' }) : tables.open(wish);
    },
    rematch,
    join: (id, person) => unless(id, person, person, () => tables.join(id, person)),
    invite: (id, by, person) => unless(id, person, by, () => tables.invite(id, by, person)),
    replace: (id, by, seat, newcomer) => unless(id, newcomer, by, () => tables.replace(id, by, seat, newcomer)),
  };
}
