export const COLOURS = ['red', 'blue', 'green', 'yellow'] as const;
