import { localUrl } from '../local-url.ts';

interface FileLineProps {
  readonly url: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

export function FileLine({ url, name, size }: FileLineProps) {
  return (
    <p class="file-line">
      <a href={localUrl(url)} download={name}>
        {name}
      </a>
      <small>{sizeText(size)}</small>
    </p>
  );
}

function sizeText(bytes: number): string {
  if (bytes < 1_024) return `${bytes} bytes`;
  return bytes < 1_048_576 ? `${(bytes / 1_024).toFixed(1)} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`;
}
