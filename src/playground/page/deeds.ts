/** What a person does to the bot's messages, and what becomes of it. */
import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { Answer, Wish } from '../protocol.ts';
import { type Ask, CUT_OFF } from './connection.ts';

export interface Deed {
  readonly wish: Wish;
  /** The message it is about, where trouble is shown; null for what is typed below. */
  readonly messageId: string | null;
  /** What shows that it waits: a component's id on its message. */
  readonly part?: string;
}

export interface Trouble {
  readonly messageId: string | null;
  readonly text: string;
  /** It is over when the page is connected again. */
  readonly isCutOff: boolean;
}

type OpenModal = APIModalInteractionResponseCallbackData;

export interface Deeds {
  readonly perform: (deed: Deed) => Promise<Answer>;
  readonly pending: ReadonlySet<string>;
  readonly trouble: Trouble | null;
  readonly modal: OpenModal | null;
  readonly closeModal: () => void;
  readonly clearTrouble: () => void;
}

export const partKey = (messageId: string | null, part: string): string => `${messageId}:${part}`;

export function useDeeds(ask: Ask, online: boolean): Deeds {
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [modal, setModal] = useState<OpenModal | null>(null);

  useEffect(() => {
    if (online) setTrouble((before) => (before?.isCutOff ? null : before));
  }, [online]);
  const perform = useCallback(
    async ({ wish, messageId, part }: Deed): Promise<Answer> => {
      const key = part === undefined ? null : partKey(messageId, part);
      if (key !== null) setPending((before) => new Set(before).add(key));
      const answer = await ask(wish);
      if (key !== null) setPending((before) => new Set([...before].filter((each) => each !== key)));
      setTrouble(troubleOf(answer, messageId));
      if (answer.kind === 'modal') setModal(answer.modal);
      return answer;
    },
    [ask],
  );
  const closeModal = () => setModal(null);
  return { perform, pending, trouble, modal, closeModal, clearTrouble: () => setTrouble(null) };
}

function troubleOf(answer: Answer, messageId: string | null): Trouble | null {
  const isCutOff = answer === CUT_OFF;
  if (answer.kind === 'cannot') return { messageId, text: answer.why, isCutOff };
  if (answer.kind !== 'failed') return null;
  const text = messageId === null ? 'The application did not respond.' : 'This interaction failed.';
  return { messageId, text, isCutOff };
}
