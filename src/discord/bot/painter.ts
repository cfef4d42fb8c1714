/** Pictures for messages: in time, or later, or not at all where the painters have too much to do. */
import type { Logger } from 'pino';
import { GAME_IDS } from '#games/index.ts';
import type { Painting, PaintScene } from '#render/painting.ts';
import { LeftOut } from '#workers/line.ts';
import { type Pictures, within } from '#workers/pictures.ts';
import type { BotWatch, PictureOutcome } from '../watch.ts';

/** How a message waits for its picture. Times are in milliseconds. */
interface Patience {
  /** Its picture goes first. */
  readonly isUrgent: boolean;
  /** Where it would be in line for longer, it does not wait. */
  readonly longLine: number;
  /** A line may turn out longer than it looked: where there is one, it waits for so long, and no longer. */
  readonly inLine: number;
  /** Where a painter is free. */
  readonly atMost: number;
}

const PICTURE_PATIENCE = {
  /** Whoever has pressed looks at it, and it has to go up within three seconds, picture and all. */
  answer: { isUrgent: true, longLine: 100, inLine: 800, atMost: 800 },
  /** It is for everybody. A picture that follows is another change of the message, and another request. */
  panel: { isUrgent: false, longLine: 400, inLine: 500, atMost: 1500 },
} as const satisfies Readonly<Record<string, Patience>>;

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

function longestWait({ longLine, inLine, atMost }: Patience, line: number): number {
  if (line > longLine) return 0;
  return line > 0 ? inLine : atMost;
}

/** `patience`: if not the usual one, in milliseconds. */
export const painter =
  (
    pictures: Pictures,
    message: keyof typeof PICTURE_PATIENCE,
    log: Logger,
    watch: BotWatch,
    patience?: number,
  ): PaintScene =>
  async (scene, unwanted) => {
    const usual = PICTURE_PATIENCE[message];
    const { isUrgent } = usual;
    const longest = longestWait(usual, pictures.expectedWait({ isUrgent }));
    const order = { isUrgent, isSpare: longest === 0, ...(unwanted ? { unwanted } : {}) };
    const painting = await within(pictures.picture(scene, order), order.isSpare ? 0 : (patience ?? longest));
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
