import type { Clock } from '../clock.ts';
import type { Faults } from '../faults.ts';
import type { Outgoing } from './outgoing.ts';

type Deliver = (outgoing: Outgoing) => void;

/** Delivers events, some of them twice, late or out of order where a fault was ordered. */
export class FaultyDelivery {
  readonly #faults: Faults;
  readonly #clock: Clock;
  readonly #deliver: Deliver;
  #overtaken: Outgoing[] = [];

  constructor(faults: Faults, clock: Clock, deliver: Deliver) {
    this.#faults = faults;
    this.#clock = clock;
    this.#deliver = deliver;
  }

  send(outgoing: Outgoing): void {
    const fault = this.#faults.ofDispatch(outgoing.event);
    switch (fault?.kind) {
      case 'overtaken':
        this.#overtaken.push(outgoing);
        return;
      case 'delay':
        this.#clock.after(fault.milliseconds, () => this.#pass(outgoing));
        return;
      case 'duplicate':
        this.#pass(outgoing);
        this.#pass(outgoing);
        return;
      case undefined:
        this.#pass(outgoing);
    }
  }

  #pass(outgoing: Outgoing): void {
    this.#deliver(outgoing);
    const overtaken = this.#overtaken;
    this.#overtaken = [];
    for (const late of overtaken) this.#deliver(late);
  }
}
