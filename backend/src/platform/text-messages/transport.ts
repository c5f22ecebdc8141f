import { PermanentFailure } from '../outbox/permanentFailure';

/** A text message that is being sent. */
export interface TextMessage {
  /** In the form E.164, such as `+233244123456`. */
  to: string;
  channel: 'sms' | 'whatsapp';
  text: string;
  /** The variables of a template with the same text, in its order. */
  parts: readonly string[];
  /** Identifies it among mails and texts. */
  id: string;
  createdAt: Date;
}

/** Thrown when a number gets no text messages: its owner has blocked them, or it is none of a phone. */
export class NumberRefused extends PermanentFailure {
  override name = 'NumberRefused';
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
