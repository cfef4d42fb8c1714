import type { FileJson } from '../../protocol.ts';

export function fileJson(file: File): Promise<FileJson> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve({ name: file.name, base64: String(reader.result).replace(/^.*?,/, '') });
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
