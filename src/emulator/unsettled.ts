import type { Changes } from './changes.ts';
import type { Interaction, World } from './world/world.ts';

const isUnsettled = ({ progress }: Interaction): boolean => progress.kind === 'waiting' || progress.kind === 'thinking';

/** The interactions whose answer is still to come, so that nobody has to look through all there ever were. */
export class Unsettled {
  readonly #world: World;
  readonly #tokens = new Set<string>();

  constructor(world: World, changes: Changes) {
    this.#world = world;
    for (const interaction of world.interactions.values()) this.#look(interaction);
    changes.subscribe((change) => {
      if (change.kind === 'interaction-started' || change.kind === 'interaction-progressed')
        this.#look(change.interaction);
    });
  }

  get isEmpty(): boolean {
    // Expired ones are forgotten without a word.
    for (const token of this.#tokens) if (!this.#world.interactions.has(token)) this.#tokens.delete(token);
    return this.#tokens.size === 0;
  }

  #look(interaction: Interaction): void {
    if (isUnsettled(interaction)) this.#tokens.add(interaction.token);
    else this.#tokens.delete(interaction.token);
  }
}
