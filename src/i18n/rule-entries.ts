/** The pages of a game's rules book. */

export interface RuleEntry<Id extends string = string> {
  readonly id: Id;
  /** A term is a word of the game with its own rule, such as the name of a card. */
  readonly kind: 'topic' | 'term' | 'ruling';
  readonly title: string;
  readonly text: string;
}

type Written<Id extends string> = Readonly<Record<Id, Pick<RuleEntry, 'title' | 'text'>>>;

/** In the order in which they are written. */
export const entriesOf = <Id extends string>(kind: RuleEntry['kind'], written: Written<Id>): RuleEntry<Id>[] =>
  (Object.keys(written) as Id[]).map((id) => ({ id, kind, ...written[id] }));
