import type { FieldJson } from '../../protocol.ts';

/** Puts a value into the field of this custom id. */
export type Fill = (customId: string, value: FieldJson) => void;
