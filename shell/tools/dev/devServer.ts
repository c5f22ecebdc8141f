/** A server that serves source. */
export interface DevServer {
  readonly close: () => Promise<void>;
}
