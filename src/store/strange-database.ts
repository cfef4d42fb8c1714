/** A database that this bot has not made, or a later version of it has. */
export class StrangeDatabase extends Error {
  readonly code: 'SomebodyElses' | 'FromTheFuture';

  constructor(code: StrangeDatabase['code']) {
    super(code === 'FromTheFuture' ? 'a later version of the bot has changed it' : 'another program has made it');
    this.code = code;
  }
}
