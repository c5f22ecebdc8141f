/** A part of a mail; HTML and text are made from the same parts. */
export type Block =
  | { readonly text: string }
  | { readonly heading: string }
  /** A typed text, unchanged. */
  | { readonly quote: string }
  | { readonly facts: readonly Fact[] }
  | { readonly button: Way }
  /** A link at the end, such as to unsubscribe. */
  | { readonly link: Way };

interface Way {
  readonly label: string;
  readonly url: string;
}

export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** An attached text file. */
interface Attachment {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** The content of a mail, without its recipient. */
export interface Message {
  readonly subject: string;
  readonly blocks: readonly Block[];
  /** An attached file. */
  readonly attachment?: Attachment;
  /** Address for replies; the school's by default. */
  readonly replyTo?: string;
  /** A person wrote it, so automatic replies are allowed (RFC 3834). */
  readonly isPersonal?: boolean;
  /** An API address where a POST of the mail program alone stops similar mails (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

/** A mail that is ready to be sent. */
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
