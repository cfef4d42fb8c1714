/** What can go wrong with a request. */
export type RequestFault =
  /** Refused before anything was done. */
  | { readonly kind: 'status'; readonly status: 500 | 502 | 503 | 504 }
  /** Refused with a code of Discord's, before anything was done. */
  | { readonly kind: 'refused'; readonly status: number; readonly code: number; readonly message?: string }
  /** `retryAfter` in seconds. */
  | { readonly kind: 'rate-limited'; readonly retryAfter: number; readonly global?: boolean }
  /** The work begins this much later. */
  | { readonly kind: 'delay'; readonly milliseconds: number }
  /** The connection is cut before anything was done. */
  | { readonly kind: 'drop' }
  /** All is done as asked, but the connection is cut before the answer gets out. */
  | { readonly kind: 'lost-answer' }
  /** The connection is cut, and all is done as asked later: when `catchUp` is called. */
  | { readonly kind: 'late' };

/** What can go wrong with an event on the gateway. */
export type DispatchFault =
  | { readonly kind: 'duplicate' }
  /** The next event overtakes it. */
  | { readonly kind: 'overtaken' }
  | { readonly kind: 'delay'; readonly milliseconds: number };

export interface RequestMatch {
  readonly method?: string;
  /** As in Discord's documentation: `/channels/{channel_id}/messages`. */
  readonly template?: string;
  readonly times?: number;
}

export interface DispatchMatch {
  readonly event?: string;
  readonly times?: number;
}

interface Planned<Fault, Match> {
  readonly fault: Fault;
  readonly match: Match;
  left: number;
}

/** Faults ordered by a test; each happens to the next things it matches, as often as was asked. */
export class Faults {
  #requests: Planned<RequestFault, RequestMatch>[] = [];
  #dispatches: Planned<DispatchFault, DispatchMatch>[] = [];
  #late: (() => void)[] = [];

  onRequest(fault: RequestFault, match: RequestMatch = {}): void {
    this.#requests.push({ fault, match, left: match.times ?? 1 });
  }

  onDispatch(fault: DispatchFault, match: DispatchMatch = {}): void {
    this.#dispatches.push({ fault, match, left: match.times ?? 1 });
  }

  /** Calls off what has not happened yet. */
  clear(): void {
    this.#requests = [];
    this.#dispatches = [];
  }

  /** Does all that is late, in the order in which it was asked for. */
  catchUp(): void {
    for (const work of this.#late.splice(0)) work();
  }

  /** Until `catchUp`. */
  postpone(work: () => void): void {
    this.#late.push(work);
  }

  ofRequest(method: string, template: string): RequestFault | null {
    return take(
      this.#requests,
      ({ match }) => (match.method ?? method) === method && (match.template ?? template) === template,
    );
  }

  ofDispatch(event: string): DispatchFault | null {
    return take(this.#dispatches, ({ match }) => (match.event ?? event) === event);
  }
}

function take<Fault, Match>(
  planned: readonly Planned<Fault, Match>[],
  fits: (plan: Planned<Fault, Match>) => boolean,
): Fault | null {
  const plan = planned.find((each) => each.left > 0 && fits(each));
  if (plan === undefined) return null;
  plan.left--;
  return plan.fault;
}
