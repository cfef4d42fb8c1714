/** The page's one line to the server; comes back by itself after a restart. */
import type { Answer, News, Request, Wish } from '../protocol.ts';

/** In milliseconds. */
const RETRY_AFTER = 500;

export type Ask = (wish: Wish) => Promise<Answer>;

/** The answer where none can come. */
export const CUT_OFF: Answer = { kind: 'cannot', why: 'The playground does not answer. It may be restarting.' };

export interface Listener {
  readonly onNews: (news: News) => void;
  readonly onLine: (online: boolean) => void;
}

export function connect({ onNews, onLine }: Listener): Ask {
  const waiting = new Map<number, (answer: Answer) => void>();
  let socket: WebSocket;
  let lastRef = 0;

  const hear = (news: News) => {
    if (news.kind !== 'answer') return onNews(news);
    waiting.get(news.ref)?.(news.answer);
    waiting.delete(news.ref);
  };
  const lose = () => {
    for (const resolve of waiting.values()) resolve(CUT_OFF);
    waiting.clear();
    onLine(false);
    setTimeout(open, RETRY_AFTER);
  };
  function open(): void {
    socket = new WebSocket(`ws://${location.host}`);
    socket.onopen = () => onLine(true);
    socket.onmessage = ({ data }) => hear(JSON.parse(data) as News);
    socket.onclose = lose;
  }
  open();

  return (wish) => {
    if (socket.readyState !== WebSocket.OPEN) return Promise.resolve(CUT_OFF);
    const request: Request = { ref: ++lastRef, wish };
    socket.send(JSON.stringify(request));
    return new Promise((resolve) => waiting.set(request.ref, resolve));
  };
}
