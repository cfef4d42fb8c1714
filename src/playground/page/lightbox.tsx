import { useEffect, useRef } from 'preact/hooks';
import type { Picture } from './context.ts';

/** A picture as large as the window; a click or Escape closes it. */
export function Lightbox({ picture, onClose }: { readonly picture: Picture; readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="lightbox" aria-label={picture.description} onClose={onClose}>
      <button type="button" class="lightbox-close" aria-label="Close the picture" onClick={onClose}>
        <img src={picture.url} alt={picture.description} />
      </button>
    </dialog>
  );
}
