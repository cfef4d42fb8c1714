import type { ErrorTree } from '#emulator/validation/error-tree.ts';
import type { MessageContext } from '#emulator/validation/message.ts';

/** One rule: a payload that breaks it and nothing else, and one just inside its limit. */
export interface Case {
  readonly rule: string;
  readonly broken: unknown;
  readonly tree: ErrorTree;
  readonly inside: unknown;
  /** Whether Discord's description of its API refuses the broken payload as well, as the package at hand has it. */
  readonly spec: 'refuses' | 'accepts';
  readonly context?: Partial<MessageContext>;
}

export const says = (code: string, message: string): ErrorTree => ({ _errors: [{ code, message }] });

export const REQUIRED = says('BASE_TYPE_REQUIRED', 'This field is required');
export const atMost = (max: number): ErrorTree => says('BASE_TYPE_MAX_LENGTH', `Must be ${max} or fewer in length.`);
export const between = (min: number, max: number): ErrorTree =>
  says('BASE_TYPE_BAD_LENGTH', `Must be between ${min} and ${max} in length.`);
export const oneOf = (choices: string): ErrorTree => says('BASE_TYPE_CHOICES', `Value must be one of ${choices}.`);
export const typeOneOf = (types: string): ErrorTree =>
  says('UNION_TYPE_CHOICES', `Value of field "type" must be one of ${types}.`);
export const numberAtMost = (max: number | string, kind = 'int'): ErrorTree =>
  says('NUMBER_TYPE_MAX', `${kind} value should be less than or equal to ${max}.`);
export const numberAtLeast = (min: number): ErrorTree =>
  says('NUMBER_TYPE_MIN', `int value should be greater than or equal to ${min}.`);

export const x = (length: number): string => 'x'.repeat(length);
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
