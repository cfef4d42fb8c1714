/** The form of a sentence for a number. A language says which forms it has; leaving one out fails the build. */
type Forms<Form extends Intl.LDMLPluralRule> = Readonly<Record<Form | 'other', string>>;

function formsOf<Form extends Intl.LDMLPluralRule>(language: string, type: Intl.PluralRuleType) {
  const rules = new Intl.PluralRules(language, { type });
  /** `#` in a form stands for the number. */
  return (number: number, forms: Forms<Form>): string => {
    const named: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = forms;
    return (named[rules.select(number)] ?? forms.other).replaceAll('#', String(number));
  };
}

/** “1 egg, 2 eggs”. */
export const pluralsOf = <Form extends Intl.LDMLPluralRule>(language: string) => formsOf<Form>(language, 'cardinal');

/** “1st, 2nd”. */
export const ordinalsOf = <Form extends Intl.LDMLPluralRule>(language: string) => formsOf<Form>(language, 'ordinal');

function joining(language: string, type: Intl.ListFormatType) {
  const format = new Intl.ListFormat(language, { type });
  return (items: readonly (string | number)[]): string => format.format(items.map(String));
}

/** “a, b and c”, as the language joins them. */
export const listsOf = (language: string) => joining(language, 'conjunction');

/** “a, b or c”. */
export const choicesOf = (language: string) => joining(language, 'disjunction');
