import type { Deps } from '../../platform/http/deps';
import type { OrderState } from '../../platform/orders/orderStates';
import type { Body } from './sentForm';

/** Passes a request of the visitor to one of the API's routes. */
export type AskRoute = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: Body,
  headers?: Readonly<Record<string, string>>,
) => Promise<Response>;

/** What a plain form has started and how its payment stands. */
export interface FoundPayment {
  readonly state: OrderState;
  /** The reference of its current attempt; undefined when nothing is to be paid. */
  readonly txRef: string | undefined;
  /** Whether money came that could not be taken for it. */
  readonly needsStaff: boolean;
  /** What was sent, to start the payment again. */
  readonly body: Body;
  /** Labels and values for the page of what was paid. Its address is no secret, so they name nobody. */
  readonly receipt: readonly (readonly [label: string, value: string])[];
}

/** What an operation adds whose plain form pays. The id is a UUID that nobody else can compute. */
export interface PaidOperation {
  /** Sends the body through the operation's own routes. The last response has `checkout` while it can be paid. */
  readonly start: (ask: AskRoute, id: string, body: Body, deps: Deps) => Promise<Response>;
  readonly find: (deps: Deps, id: string) => Promise<FoundPayment | undefined>;
}
