import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { FieldJson } from '../../protocol.ts';
import { usePage, usePane } from '../context.ts';
import type { Deeds } from '../deeds.ts';
import type { Fill } from './fill.ts';
import { ModalPart } from './modal-part.tsx';

interface ModalProps {
  readonly modal: APIModalInteractionResponseCallbackData;
  readonly deeds: Deeds;
}

/** A form in front of one person's Discord; the others' stay usable beside it. */
export function Modal({ modal, deeds }: ModalProps) {
  const { ask } = usePage();
  const { person } = usePane();
  const [fields, setFields] = useState<Record<string, FieldJson>>({});
  const [trouble, setTrouble] = useState('');
  const frame = useRef<HTMLFormElement>(null);
  useEffect(() => frame.current?.querySelector<HTMLElement>('input, textarea, button.select-face')?.focus(), []);
  const close = () => {
    ask({ kind: 'close-modal', personId: person.id });
    deeds.closeModal();
  };
  const submit = async (event: Event) => {
    event.preventDefault();
    const answer = await ask({ kind: 'submit', personId: person.id, fields });
    if (answer.kind === 'cannot') setTrouble(answer.why);
    else if (answer.kind === 'failed') setTrouble('Something went wrong. Try again.');
    else deeds.closeModal();
  };
  const fill: Fill = (customId, value) => setFields((before) => ({ ...before, [customId]: value }));
  return (
    <div class="modal-veil" role="dialog" aria-modal="true" aria-label={modal.title}>
      <form ref={frame} class="modal" onSubmit={submit} onKeyDown={({ key }) => key === 'Escape' && close()}>
        <header>
          <h3>{modal.title}</h3>
          <button type="button" class="icon-button" aria-label="Close" onClick={close}>
            ×
          </button>
        </header>
        <div class="modal-parts">
          {modal.components.map((component, index) => (
            <ModalPart key={index} component={component} onFill={fill} />
          ))}
          {trouble !== '' && (
            <p class="trouble" role="alert">
              {trouble}
            </p>
          )}
        </div>
        <footer>
          <button type="button" class="button" data-style="secondary" onClick={close}>
            Cancel
          </button>
          <button type="submit" class="button" data-style="primary">
            Submit
          </button>
        </footer>
      </form>
    </div>
  );
}
