/** Pictures for messages: in time, or later, or not at all where the painters have too much to do. */
import type { Logger } from 'pino';
import { GAME_IDS } from '#games/index.ts';
import type { Painting, PaintScene } from '#render/painting.ts';
import { LeftOut } from '#workers/line.ts';
import { type Pictures, within } from '#workers/pictures.ts';
import type { BotWatch, PictureOutcome } from './watch.ts';

/** In milliseconds. Where the line before the painters is longer, a message does not wait for its picture. */
const LONG_WAIT = 100;
/** In milliseconds. Where there is a line at all, it may turn out longer than it looked: a message waits for so long, and no longer. */
const LONGEST_IN_LINE = 150;

function outcomeOf(painting: Painting): PictureOutcome {
  switch (painting.kind) {
    case 'ready':
      return 'in-time';
    case 'not-yet':
      return 'late';
    case 'failed':
      return painting.error instanceof LeftOut ? 'left-out' : 'failed';
  }
}

const usualPatience = (line: number): number | undefined => (line > 0 ? LONGEST_IN_LINE : undefined);

/** `patience`: if not the usual one, in milliseconds. */
export const painter =
  (pictures: Pictures, log: Logger, watch: BotWatch, patience?: number): PaintScene =>
  async (scene, unwanted) => {
    const line = pictures.expectedWait();
    const isSpare = line > LONG_WAIT;
    const later = pictures.picture(scene, { isSpare, ...(unwanted ? { unwanted } : {}) });
    const painting = await within(later, isSpare ? 0 : (patience ?? usualPatience(line)));
    const outcome = outcomeOf(painting);
    log.debug({ picture: painting.kind }, 'a picture was asked for');
    if (painting.kind === 'failed' && outcome === 'failed') log.error({ err: painting.error }, 'a picture failed');
    watch.pictured(outcome);
    return painting;
  };

/**
 * A painter needs a while to prepare a game's drawings and colours: better now than for the first table. One game after
 * the other, so that a second painter comes only when there is work for two.
 */
export async function warmUp(pictures: Pictures): Promise<void> {
  for (const game of GAME_IDS) {
    // A game may have no drawings.
    await pictures.picture({ game, width: 8, height: 8, background: '#000000', shapes: [] }).catch(() => undefined);
  }
}
