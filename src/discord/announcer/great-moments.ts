/** Great moments: what a game thinks worth a message of its own, which stays in the channel. */
import type { PaintScene } from '#render/painting.ts';
import type { TableView } from '#tables/table-view.ts';
import type { GreatMoment } from '../games/game-news.ts';
import type { Reader } from '../readers/reader.ts';
import type { BoardPicture } from '../table/panel-blocks.ts';
import { pastLines } from '../table/table-panel.ts';
import { type Block, gallery, LIMITS, type Message, message, picture, text } from '../wire/message.ts';
import { type Board, boardFrom } from './board.ts';

/** A moment with its pictures, painted or still being painted. */
export interface Staged {
  readonly moment: GreatMoment;
  readonly boards: readonly Board[];
}

export const stage = async (moment: GreatMoment, paint: PaintScene): Promise<Staged> => ({
  moment,
  boards: await Promise.all(moment.sketches.map((sketch) => boardFrom(sketch, paint))),
});

async function painted({ moment, boards }: Staged): Promise<Staged> {
  const ready = async ({ now, later }: Board): Promise<Board> => ({ now: now ?? (await later), later: null });
  return { moment, boards: await Promise.all(boards.map(ready)) };
}

/** With all their pictures; null if none of those is late. */
export function paintedLater(staged: readonly Staged[]): Promise<readonly Staged[]> | null {
  const isLate = staged.some(({ boards }) => boards.some(({ later }) => later !== null));
  return isLate ? Promise.all(staged.map(painted)) : null;
}

function pictureBlocks({ moment, boards }: Staged, { play }: TableView): Block[] {
  const ready = boards.flatMap(({ now }): BoardPicture[] => (now ? [now] : []));
  const nameOf = (index: number): string => [moment.name, play?.version ?? 0, ...(index > 0 ? [index] : [])].join('-');
  const named = ready.map((each, index) => ({ ...each, name: `${nameOf(index)}.png` }));
  const [first, ...others] = named;
  if (first === undefined) return [];
  return others.length > 0 ? [gallery(named)] : [picture(first.name, first.png, first.alt)];
}

const momentBlocks = (staged: Staged, view: TableView): Block[] => [
  text([`## ${staged.moment.title}`, ...staged.moment.lines].join('\n')),
  ...pictureBlocks(staged, view),
];

/** Without those pictures that are not painted yet. */
export const greatMomentMessage = (staged: Staged, view: TableView): Message =>
  message(momentBlocks(staged, view), { accent: staged.moment.accent });

/** In characters: what follows the lines of a panel needs room, too. */
const MOST_BEFORE_MOMENTS = LIMITS.characters / 2;

/** A panel that a newer one has replaced: the lines while it was the current one, and the moments that ended it. */
export function pastPanel(
  lines: readonly string[],
  moments: readonly Staged[],
  view: TableView,
  reader: Reader,
): Message {
  const last = moments.at(-1);
  const most = last ? MOST_BEFORE_MOMENTS : LIMITS.characters;
  const told = last && lines.length === 0 ? [] : [text(pastLines(lines, reader, most))];
  const blocks = [...told, ...moments.flatMap((staged) => momentBlocks(staged, view))];
  return message(blocks, last ? { accent: last.moment.accent } : {});
}
