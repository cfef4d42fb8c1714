import { list, object } from './rule.ts';
import { snowflake } from './scalar.ts';

export const validateBulkDelete = object({ messages: list(snowflake, 2, 100) });
