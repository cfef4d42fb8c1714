/** How long the bot lets people wait: from what somebody did until the bot answers somebody in the same server. */
import type { Emulator } from '#emulator/emulator.ts';
import type { Interaction } from '#emulator/world/world.ts';

export interface Silence {
  /** In milliseconds. */
  readonly longest: number;
  /** What people did that got no answer within Discord's three seconds. */
  readonly unanswered: number;
}

export interface SilenceWatch {
  /** Since the last time. */
  take(): Silence;
  /** Everything that people did since the beginning. */
  readonly asked: number;
}

export function watchSilence({ changes }: Emulator): SilenceWatch {
  /** By interaction: when it came. */
  const waiting = new Map<string, number>();
  /** By server: since when nobody there has been answered, if somebody should have been. */
  const silentSince = new Map<string, number>();
  let [longest, unanswered, asked] = [0, 0, 0];

  function progressed({ id, guildId, progress }: Interaction, now: number): void {
    const begun = waiting.get(id);
    if (begun === undefined) return;
    waiting.delete(id);
    const place = guildId ?? 'direct';
    const since = Math.min(begun, silentSince.get(place) ?? begun);
    if (progress.kind === 'failed') {
      unanswered += 1;
      silentSince.set(place, since);
      return;
    }
    silentSince.delete(place);
    longest = Math.max(longest, now - since);
  }

  changes.subscribe((change) => {
    if (change.kind === 'interaction-progressed') progressed(change.interaction, performance.now());
    if (change.kind !== 'interaction-started') return;
    asked += 1;
    waiting.set(change.interaction.id, performance.now());
  });

  return {
    take() {
      const taken = { longest, unanswered };
      [longest, unanswered] = [0, 0];
      return taken;
    },
    get asked() {
      return asked;
    },
  };
}
