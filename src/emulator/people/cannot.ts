/** Why a person can't do something: what they would find out by looking at the screen. */
export type Obstacle =
  | 'no-such-command'
  | 'not-allowed'
  | 'bad-option'
  | 'not-visible'
  | 'no-such-component'
  | 'ambiguous'
  | 'disabled'
  | 'bad-choice'
  | 'no-modal'
  | 'bad-field'
  | 'not-here'
  | 'archived'
  | 'locked'
  | 'timed-out';

/** A person tried what Discord's own client would not let them do; nothing reached the bot. */
export class Cannot extends Error {
  readonly obstacle: Obstacle;

  constructor(obstacle: Obstacle, message: string) {
    super(message);
    this.name = 'Cannot';
    this.obstacle = obstacle;
  }
}
