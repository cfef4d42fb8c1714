import type { APIAttachment } from 'discord-api-types/v10';
import { FileLine } from '../components/file-line.tsx';
import { PictureButton } from '../components/picture-button.tsx';

export function Attachments({ files }: { readonly files: readonly APIAttachment[] }) {
  if (files.length === 0) return null;
  return (
    <div class="attachments">
      {files.map((file) =>
        file.content_type?.startsWith('image/') ? (
          <PictureButton
            key={file.id}
            url={file.url}
            description={file.description ?? file.filename}
            width={file.width}
            height={file.height}
          />
        ) : (
          <FileLine key={file.id} url={file.url} name={file.filename} size={file.size} />
        ),
      )}
    </div>
  );
}
