import type { PrivateName } from '@school/shared/private-links';
import type { LinkForm, LinkPage, PlainFormName } from '@school/shared/schemas/sent';
import type { Deps } from '../../../platform/http/deps';
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

/** An action that a person has sent. */
export interface Acted {
  readonly ask: AskRoute;
  readonly deps: Deps;
  readonly link: Link;
  readonly sent: SentForm;
  /** What follows the hyphen in the action's address, such as the id of a ticket. */
  readonly id: string;
}

interface Told {
  /** The page afterwards; without it, the link is read again. */
  readonly done?: LinkPage;
  /** What its page says above the state when the link is read again. */
  readonly says?: string;
  /** It starts a payment, whose state is at the address of this form. */
  readonly pays?: PlainFormName;
  /** It cannot be undone: its form is a `finalForm`, whose box must be ticked. */
  readonly isFinal?: boolean;
  /** Its operation takes an idempotency key. */
  readonly isSubmission?: boolean;
  /** Returns the link that it leads to, from the API's answer. */
  readonly leadsTo?: (answer: unknown) => string;
}

/** One request, or more than one. */
export type LinkAction = Told &
  (
    | { readonly call: (link: Link, sent: SentForm, id: string) => Call }
    | { readonly run: (acted: Acted) => Promise<Response> }
  );

/** What was done before a page is shown. */
export interface Before {
  /** The name of the action. */
  readonly action: string;
  readonly id: string;
  readonly sent?: SentForm;
  /** What was sent with an action that was accepted. */
  readonly done?: SentForm;
  /** The fields that were refused; undefined when it was accepted. */
  readonly refused?: readonly string[] | undefined;
}

/** What a link opens: its page, the refusal of the API, or the link that has replaced it. */
type Opened = LinkPage | Response | { readonly link: string };

/** A kind of private link: how to open it and what can be done. */
export interface LinkKind {
  readonly page: RegExp;
  readonly name: PrivateName;
  readonly open: (ask: AskRoute, link: Link, before?: Before) => Promise<Opened>;
  readonly actions: Readonly<Record<string, LinkAction>>;
}

/** A kind whose page shows one or two answers of the API's own routes. */
interface ReadKind<Answer, Also> extends Omit<LinkKind, 'open'> {
  readonly read?: (link: Link) => Call;
  /** A second answer for its page, such as free times. */
  readonly also?: (link: Link, answer: Answer) => Call;
  readonly show: (answer: Answer, around: Around<Also>) => LinkPage;
}

/** What a page is made of besides the answer. */
interface Around<Also> {
  readonly link: Link;
  readonly also: Also;
  readonly before?: Before | undefined;
}

/** Declares a kind. */
export const linkKind = <Answer, Also = undefined>({
  read,
  also,
  show,
  ...kind
}: ReadKind<Answer, Also>): LinkKind => ({
  ...kind,
  open: async (ask, link, before) => {
    const answer = read && (await ask(...read(link)));
    if (answer && !answer.ok) return answer;
    const state = (await answer?.json()) as Answer;
    const second = also && (await ask(...also(link, state)));
    if (second && !second.ok) return second;
    return show(state, { link, also: (await second?.json()) as Also, before });
  },
});

/** Returns a form with only a button. */
export const press = (action: string, button: string): LinkForm => ({ action, button });

/** The name of the box that confirms an action. */
export const SURE = 'sure';

/** Returns a form whose action cannot be undone, so that one tap alone does not send it. */
export const finalForm = (form: LinkForm): LinkForm => ({
  ...form,
  fields: [...(form.fields ?? []), { name: SURE, label: 'Yes, I am sure', kind: 'checkbox' }],
});

/** Returns the page of a link that has only one question. */
export const question = (title: string, text: string, form: LinkForm): LinkPage => ({
  title,
  texts: [text],
  forms: [form],
});
