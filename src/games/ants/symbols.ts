import type { SymbolId } from './content/content-file.ts';

export const SYMBOLS: readonly SymbolId[] = ['Ap', 'Ag', 'Fa', 'Cm', 'Co', 'Bu', 'St', 'In', 'Po'];
