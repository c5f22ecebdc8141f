import type { PrivateName } from '@school/shared/private-links';
import type { LinkForm, LinkPage, PlainFormName } from '@school/shared/schemas/sent';
import type { AskRoute } from '../paidOperation';
import type { SentForm } from '../sentForm';

/** A private link, taken apart. */
export interface Link {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly secret: string;
}

/** A request to one of the API's routes. */
type Call = Parameters<AskRoute>;

interface LinkAction {
  /** Returns its request. @param id what follows the hyphen in the action's address, such as the id of a ticket */
  readonly call: (link: Link, sent: SentForm, id: string) => Call;
  /** The page afterwards; without it, the link is read again. */
  readonly done?: LinkPage;
  /** What its page says above the state when the link is read again. */
  readonly says?: string;
  /** It starts a payment, whose state is at the address of this form. */
  readonly pays?: PlainFormName;
  /** Its operation takes an idempotency key. */
  readonly isSubmission?: boolean;
}

/** A kind of private link: how to read it, what its page shows and what can be done. */
export interface LinkKind {
  readonly page: RegExp;
  readonly name: PrivateName;
  readonly read?: (link: Link) => Call;
  /** A second answer for its page, such as free times. */
  readonly also?: (link: Link, answer: unknown) => Call;
  readonly show: (answer: unknown, also: unknown) => LinkPage;
  readonly actions: Readonly<Record<string, LinkAction>>;
}

/** A kind whose answers have types. */
interface TypedKind<Answer, Also> extends Omit<LinkKind, 'show' | 'also'> {
  readonly also?: (link: Link, answer: Answer) => Call;
  readonly show: (answer: Answer, also: Also) => LinkPage;
}

/** Declares a kind. The answers are those of the API's own routes. */
export const linkKind = <Answer, Also = undefined>(kind: TypedKind<Answer, Also>): LinkKind =>
  kind as unknown as LinkKind;

/** Returns a form with only a button. */
export const press = (action: string, button: string): LinkForm => ({ action, button });

/** Returns the page of a link that has only one question. */
export const question = (title: string, text: string, form: LinkForm): LinkPage => ({
  title,
  texts: [text],
  forms: [form],
});
