/** An object ready to be sent. What Discord's objects must hold is checked by its own schemas, in the tests. */
export type Json = Readonly<Record<string, unknown>>;
