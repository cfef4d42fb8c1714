/** The channel on which a test tells painters to let go of what is held. */
export const BELL = 'odd painters';
