/** The rules of a server as a row, and back. */
import { type HouseRules, USUAL_RULES } from '#tables/servers/house-rules.ts';
import type { Schema } from '../sql/schema.ts';
import { fromJson, toJson } from './json.ts';

type RulesRow = Pick<Schema['servers']['$inferSelect'], 'rules' | 'keepDays'>;

export const toRulesRow = ({ keepDays, ...rules }: HouseRules): RulesRow => ({
  rules: toJson(rules),
  keepDays,
});

/** What the row lacks is as usual. */
export const fromRulesRow = ({ rules, keepDays }: RulesRow): HouseRules => ({
  ...USUAL_RULES,
  ...fromJson(rules),
  keepDays,
});
