/** The colours of the seats and their Ichtos, as records spell them. */
export const COLOURS = ['red', 'blue', 'green', 'yellow', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];
