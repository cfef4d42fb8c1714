import { useEffect, useRef } from 'preact/hooks';
import type { Picture } from './context.ts';

/** A picture as large as the window; a click or Escape closes it. */
export function Lightbox({ picture, onClose }: { readonly picture: Picture; readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // Closing gives the focus back to where it was; vanishing would not.
    const close = () => dialog.current?.close();
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  }, []);
  return (
    <dialog ref={dialog} class="lightbox" aria-label={picture.description} onClose={onClose}>
      <button
        type="button"
        class="lightbox-close"
        aria-label="Close the picture"
        onClick={() => dialog.current?.close()}
      >
        <img src={picture.url} alt={picture.description} />
      </button>
    </dialog>
  );
}
