/** The ten steps of a visit with a phone in hand, in their order. */
export const STEPS = ['picture', 'next', 'slow', 'form', 'person', 'call', 'direct', 'thread', 'name', 'add'] as const;

export type Step = (typeof STEPS)[number];

export const isStep = (text: string | undefined): text is Step => STEPS.some((step) => step === text);

/** What came of a step: it arrived as it should, or otherwise. */
export type Outcome = 'right' | 'otherwise';

/** The steps that were taken, with what came of each. */
export type Progress = ReadonlyMap<Step, Outcome>;

/** The first step that is still open; the last one if none is. */
export const firstOpen = (progress: Progress): Step => STEPS.find((step) => !progress.has(step)) ?? 'add';
