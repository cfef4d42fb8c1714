/** JSON that says what it is of, so that a column gives back what it was given. Trusts that nobody else wrote there. */
declare const content: unique symbol;

export type Json<T> = string & { readonly [content]: T };

export const toJson = <T>(value: T): Json<T> => JSON.stringify(value) as Json<T>;
export const fromJson = <T>(json: Json<T>): T => JSON.parse(json) as T;
