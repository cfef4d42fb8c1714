/** The form of a sentence that a number asks for. A language says which forms it has; leaving one out fails the build. */
export function pluralsOf<Form extends Intl.LDMLPluralRule>(language: string) {
  const rules = new Intl.PluralRules(language);
  /** `#` in a form stands for the number. */
  return (count: number, forms: Readonly<Record<Form | 'other', string>>): string => {
    const named: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = forms;
    return (named[rules.select(count)] ?? forms.other).replaceAll('#', String(count));
  };
}

/** “a, b and c”, as the language joins them. */
export function listsOf(language: string) {
  const format = new Intl.ListFormat(language, { type: 'conjunction' });
  return (items: readonly (string | number)[]): string => format.format(items.map(String));
}
