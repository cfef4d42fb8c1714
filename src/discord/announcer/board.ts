/** The pictures of a message: painted, or still being painted. */

import type { PaintScene } from '#render/painting.ts';
import type { Sketch } from '../games/game-pictures.ts';
import type { BoardPicture } from '../table/panel-blocks.ts';

export interface Board {
  readonly now: BoardPicture | null;
  /** Resolves with null if painting failed. */
  readonly later: Promise<BoardPicture | null> | null;
}

export const NO_BOARD: Board = { now: null, later: null };

/** `gone`: the message has been replaced. */
export async function boardFrom({ scene, alt }: Sketch, paint: PaintScene, gone?: AbortSignal): Promise<Board> {
  const painting = await paint(scene, gone);
  const painted = (png: Buffer): BoardPicture => ({ png, alt });
  switch (painting.kind) {
    case 'ready':
      return { now: painted(painting.png), later: null };
    case 'not-yet':
      return { now: null, later: painting.later.then(painted, () => null) };
    case 'failed':
      return NO_BOARD;
  }
}

/** The board of a table, and what its game came to. */
interface TablePictures<Picture> {
  readonly board: Picture;
  readonly end: Picture;
}

const ready = async ({ now, later }: Board): Promise<BoardPicture | null> => now ?? later;

/** Both, when the last of them is painted; null if none is late. */
export function paintedLate({
  board,
  end,
}: TablePictures<Board>): Promise<TablePictures<BoardPicture | null> | null> | null {
  if (board.later === null && end.later === null) return null;
  return Promise.all([ready(board), ready(end)]).then(([painted, counted]) => ({ board: painted, end: counted }));
}
