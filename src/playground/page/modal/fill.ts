import type { FieldJson } from '../../protocol.ts';

/** Keeps what was put into a field. */
export type Fill = (customId: string, value: FieldJson) => void;
