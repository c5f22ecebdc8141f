/** A part of a mail; HTML and text are made from the same parts. */
export type Block =
  | { readonly text: string }
  | { readonly heading: string }
  /** What somebody wrote, as they wrote it. */
  | { readonly quote: string }
  | { readonly facts: readonly Fact[] }
  | { readonly button: Way }
  /** A way that is there without being asked for, such as the one out of a list. */
  | { readonly link: Way };

interface Way {
  readonly label: string;
  readonly url: string;
}

export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** A file of text beside a mail. */
interface Attachment {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** What a mail says, no matter who it goes to. */
export interface Message {
  readonly subject: string;
  readonly blocks: readonly Block[];
  /** A file that goes along. */
  readonly attachment?: Attachment;
  /** Where an answer goes; by default to the school. */
  readonly replyTo?: string;
  /** A person wrote it, and may be answered by a program that answers people alone (RFC 3834). */
  readonly isPersonal?: boolean;
  /** An address of the API where a mail program's POST alone stops mails like this one (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

/** A mail that is ready to be handed over. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly replyTo?: string | undefined;
  readonly isPersonal?: boolean | undefined;
  readonly unsubscribeUrl?: string | undefined;
  readonly attachment?: Attachment | undefined;
}
