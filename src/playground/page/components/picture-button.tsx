import { useState } from 'preact/hooks';
import { useFrame } from '../context.ts';
import { localUrl } from '../local-url.ts';

interface PictureButtonProps {
  readonly url: string;
  readonly description: string;
  readonly width?: number | null | undefined;
  readonly height?: number | null | undefined;
}

/** In pixels: what Discord fits a single picture into on a desktop. */
const BOX = { width: 550, height: 350 } as const;

function fitted(width: number, height: number): Record<`--${string}`, string> {
  const share = Math.min(1, BOX.width / width, BOX.height / height);
  return { '--fitted-width': `${width * share}px`, '--own-width': `${width}px` };
}

/** A picture that a press enlarges. Its size is known beforehand, so that nothing jumps when it arrives. */
export function PictureButton({ url, description, width, height }: PictureButtonProps) {
  const { enlarge } = useFrame();
  const src = localUrl(url);
  const [goneUrl, setGone] = useState('');
  const size = width && height ? { width, height, style: fitted(width, height) } : {};
  if (goneUrl === src) return <p class="picture-gone">No longer kept: {description}</p>;
  return (
    <button
      type="button"
      class="picture"
      aria-label={`Enlarge: ${description}`}
      onClick={() => enlarge({ url: src, description })}
    >
      <img src={src} alt={description} {...size} onError={() => setGone(src)} />
    </button>
  );
}
