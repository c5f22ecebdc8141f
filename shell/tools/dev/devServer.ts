/** A server for source code. */
export interface DevServer {
  readonly close: () => Promise<void>;
}
