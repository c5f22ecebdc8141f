/** A text message that is being sent. */
export interface TextMessage {
  /** In the form E.164, such as `+233244123456`. */
  to: string;
  text: string;
  /** Identifies it among mails and texts. */
  id: string;
  createdAt: Date;
}

/**
 * Sends text messages to phones. Services know no repeats, so a `PermanentFailure` also says that a message may have been
 * sent; after any other error it certainly was not.
 */
export interface TextTransport {
  send(message: TextMessage): Promise<void>;
}

declare module '../feature/feature' {
  interface BackgroundContext {
    texts: TextTransport;
  }
}
