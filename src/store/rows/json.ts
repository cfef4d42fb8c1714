/** JSON text that carries the type of its content, so that a column returns the type it was given. Trusts the database. */
declare const content: unique symbol;

export type Json<T> = string & { readonly [content]: T };

export const toJson = <T>(value: T): Json<T> => JSON.stringify(value) as Json<T>;
export const fromJson = <T>(json: Json<T>): T => JSON.parse(json) as T;
