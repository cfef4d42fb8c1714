/**
 * A press that comes right after the panel under it has changed was meant for the button that was there before. All
 * times are Discord's own, from ids and messages: the machine's clock may differ.
 */
import { recent } from '#shared/recent.ts';

/** In milliseconds: a double click is faster, a person who reads is slower. */
const QUIET_MOMENT = 500;

/** The panels whose last answer is remembered. */
const MOST_PANELS = 1_000;

/** The parts of discord.js's component interaction that matter here. */
interface PanelPress {
  /** When Discord got the press. */
  readonly createdTimestamp: number;
  readonly message: {
    readonly id: string;
    readonly createdTimestamp: number;
    readonly editedTimestamp: number | null;
  };
}

export interface HastyPresses {
  isHasty(press: PanelPress): boolean;
  /**
   * The answer has taken the place of the panel, which Discord need not have dated. `took`: from the arrival of the
   * press until its answer was ready, in milliseconds.
   */
  replaced(press: PanelPress, took: number): void;
}

export function createHastyPresses(): HastyPresses {
  /** By message: when it was last changed, or a little earlier. */
  const changes = recent<string, number>(MOST_PANELS);
  return {
    isHasty({ createdTimestamp, message: { id, ...message } }) {
      const dated = message.editedTimestamp ?? message.createdTimestamp;
      return (
        createdTimestamp -
          Math.max(
            dated,
            changes.get(id, () => 0),
          ) <
        QUIET_MOMENT
      );
    },
    replaced({ createdTimestamp, message: { id } }, took) {
      changes.set(id, createdTimestamp + took);
    },
  };
}
