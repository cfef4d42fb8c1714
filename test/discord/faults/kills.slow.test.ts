/** The process ends without warning between any two steps of a turn: from that moment on, nothing of it reaches anybody. */
import { it } from 'vitest';
import type { Change } from '#emulator/changes.ts';
import { lull } from '../next-asked.ts';
import { aTroubledGame, type TroubledGame } from './troubled-game.ts';

/** Counts down to the moment of death. */
interface Doom {
  /** A statement, before it runs; or a change of a message that everybody sees, after it. */
  readonly by: RegExp | Change['kind'];
  readonly nth: number;
  /** How much people have said in the channel since the panel was posted. */
  readonly chat?: number;
  /** In milliseconds; an hour unless said otherwise, after which Discord has forgotten what was posted with which nonce. */
  readonly down?: number;
}

/** In milliseconds: after so long, Discord says that nobody has answered. */
const NO_ANSWER = 4_000;
const HOUR = 3_600_000;

const PANEL = /^(insert into|update) "panels"/;

const DEATHS: Readonly<Record<string, Doom>> = {
  'before a turn is committed': { by: /^insert into "log"/, nth: 1 },
  'between commit and note': { by: PANEL, nth: 1 },
  'between post and note': { by: 'message-posted', nth: 1 },
  'between post and note, and the next start is soon': { by: 'message-posted', nth: 1, down: NO_ANSWER },
  'between post and note, after much talk': { by: 'message-posted', nth: 1, chat: 150 },
  'before the note that it was posted': { by: PANEL, nth: 2 },
  'between the first edit and the second': { by: 'message-edited', nth: 1 },
  'between edit and note': { by: 'message-edited', nth: 2 },
  'before the note that all is shown': { by: PANEL, nth: 3 },
};

/** A process that can be killed: a dead one keeps nothing. */
function mortal() {
  let doom: { readonly by: RegExp; left: number } | null = null;
  let die = (): void => undefined;
  let isDead = false;
  return {
    /** Resolves when it is dead. */
    death: () =>
      new Promise<void>((resolve) => {
        die = () => {
          isDead = true;
          resolve();
        };
      }),
    die: () => die(),
    isDead: () => isDead,
    dieAt(by: RegExp, nth: number) {
      doom = { by, left: nth };
    },
    reborn() {
      [doom, isDead] = [null, false];
    },
    beforeStatement(sql: string) {
      if (doom?.by.test(sql) && --doom.left === 0) die();
      if (isDead) throw new Error('the process is dead');
    },
  };
}

type Mortal = ReturnType<typeof mortal>;

/** Answers to one person are none of a table's messages. */
const isForAll = (change: Change): boolean => 'message' in change && change.message.onlyFor === null;

function plan({ by, nth }: Doom, life: Mortal, { discord }: TroubledGame): () => void {
  if (by instanceof RegExp) {
    life.dieAt(by, nth);
    return () => undefined;
  }
  let left = nth;
  return discord.changes.subscribe((change) => {
    if (change.kind === by && isForAll(change) && --left === 0) life.die();
  });
}

/** What is told in two steps may take one on a busy machine: then it dies in a later turn. */
async function playUntilDeath(game: TroubledGame, life: Mortal): Promise<void> {
  for (;;) {
    await game.turn().catch(() => undefined);
    await lull(game.discord);
    if (life.isDead()) return;
    await game.isWell();
  }
}

function talk({ decider }: TroubledGame, messages: number): void {
  const person = decider();
  for (let each = 0; each < messages; each++) person.say(`Line ${each}`);
}

it('whenever the process is killed, the next one shows how things stand, and nobody is called twice', async () => {
  const life = mortal();
  const game = await aTroubledGame({ patience: 100, sqlite: { beforeStatement: life.beforeStatement } });
  for (const [name, doom] of Object.entries(DEATHS)) {
    talk(game, doom.chat ?? 0);
    const forget = plan(doom, life, game);
    const death = life.death().then(() => {
      game.discord.faults.onRequest({ kind: 'drop' }, { times: Number.POSITIVE_INFINITY });
    });
    const turns = playUntilDeath(game, life);
    await Promise.race([death, turns]);
    await game.restart(async () => {
      forget();
      game.discord.clock.turn(doom.down ?? HOUR);
      await turns;
      await game.discord.settled();
      game.discord.faults.clear();
      life.reborn();
    });
    await game.isWell().catch((error: unknown) => {
      throw new Error(`after: ${name}`, { cause: error });
    });
  }
});
