import { escapeMarkdown } from 'discord.js';

/** A name as text: its signs are no markup and mention nobody. */
export const escaped = (name: string): string =>
  escapeMarkdown(name, { maskedLink: true, heading: true, bulletedList: true, numberedList: true })
    .replaceAll('<', '\\<')
    .replaceAll('@', '@\u200b');
