import type { Discord } from '../discord.ts';
import type { Id, User, World } from './world.ts';

export interface Newcomer {
  readonly locale?: string;
  readonly displayName?: string;
}

/** The user of this name; usernames are unique, so a name used before is the same person. */
export function userNamed({ world, ids }: Discord, username: string, { locale, displayName }: Newcomer = {}): User {
  const known = world.idByUsername.get(username);
  if (known !== undefined) return userOf(world, known);
  const user: User = {
    id: ids.next(),
    username,
    displayName: displayName ?? null,
    bot: false,
    locale: locale ?? 'en-US',
    dmsClosed: false,
  };
  return addUser(world, user);
}

export function addUser(world: World, user: User): User {
  world.users.set(user.id, user);
  world.idByUsername.set(user.username, user.id);
  return user;
}

/** Someone the world is known to hold. */
export function userOf(world: World, userId: Id): User {
  const user = world.users.get(userId);
  if (user === undefined) throw new Error(`no user ${userId}`);
  return user;
}

export function changeUser({ world }: Discord, userId: Id, change: Partial<Omit<User, 'id'>>): void {
  world.users.set(userId, { ...userOf(world, userId), ...change });
}
