/** Interactions as they come: held while this process stands by, answered in its turn, and left to the next. */
import { type Client, Events, type Interaction } from 'discord.js';
import type { Clock } from '#tables/ports.ts';
import type { Router } from './router.ts';

/**
 * Who answered before this process. `died`: without a word, so nobody knows what it has answered. `left`: it has taken
 * these interactions, and answers them itself.
 */
export type Predecessor =
  | { readonly kind: 'none' }
  | { readonly kind: 'died' }
  | { readonly kind: 'left'; readonly taken: readonly string[] };

export interface Presses {
  /** From now on, beginning with those that came lately and that nobody has taken. */
  answerBy(router: Router, predecessor: Predecessor): void;
  /** Answers no more of them. Returns those that came lately and were taken. */
  leave(): readonly string[];
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
}

/** In milliseconds: Discord waits for three seconds. */
const HELD_FOR = 3_000;
/** In milliseconds: another process may hear of the same press a little later. */
const KNOWN_FOR = 5_000;

interface Come {
  readonly interaction: Interaction;
  readonly at: number;
}

/** Listens to the client from now on. */
export function receivePresses(client: Client, clock: Pick<Clock, 'now'>): Presses {
  const underWay = new Set<Promise<void>>();
  let latest: Come[] = [];
  let answer: ((interaction: Interaction) => Promise<void>) | null = null;

  const within = (milliseconds: number): Come[] => latest.filter(({ at }) => clock.now() - at < milliseconds);

  function begin(interaction: Interaction): void {
    const answered = answer?.(interaction).finally(() => underWay.delete(answered ?? Promise.resolve()));
    if (answered) underWay.add(answered);
  }

  client.on(Events.InteractionCreate, (interaction) => {
    latest = [...within(KNOWN_FOR), { interaction, at: clock.now() }];
    begin(interaction);
  });

  return {
    answerBy(router, predecessor) {
      const isTaken = new Set(predecessor.kind === 'left' ? predecessor.taken : []);
      const begun = clock.now();
      answer = async (interaction) => {
        if (isTaken.has(interaction.id)) return;
        const isDoubtful = predecessor.kind === 'died' && clock.now() - begun < HELD_FOR;
        await router(interaction, isDoubtful ? 'doubtful' : 'new');
      };
      for (const { interaction } of within(HELD_FOR)) begin(interaction);
    },
    leave() {
      client.removeAllListeners(Events.InteractionCreate);
      return within(KNOWN_FOR).map(({ interaction }) => interaction.id);
    },
    async idle() {
      await Promise.all(underWay);
    },
  };
}
