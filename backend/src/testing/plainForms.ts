import { LINK_FIELD, type LinkPage } from '@school/shared/schemas/sent';
import { expect } from 'vitest';
import { effectsOf } from './effects';
import type { TestPayments } from './payments';

/** What the API answers about a form that was sent without scripts, or about a private link. */
export interface PlainAnswer {
  readonly link: string;
  readonly page: string;
  readonly shown: LinkPage;
  readonly location: string;
  readonly error?: {
    readonly message: string;
    readonly fields?: readonly { readonly field: string; readonly message: string }[];
  };
}

interface Answered {
  readonly body: PlainAnswer;
}

/** Returns the fields that were refused. */
export const refusedFields = ({ body }: Answered) => body.error?.fields?.map(({ field }) => field);
export const factsOf = ({ body }: Answered) => Object.fromEntries(body.shown.facts ?? []);
export const actionsOf = ({ body }: Answered) => (body.shown.forms ?? []).map(({ action }) => action);

/** Creates a client that sends forms and private links as the site's server does. */
export function plainFormsOf(shop: TestPayments) {
  async function post(path: string, fields: Readonly<Record<string, string>>, page = '/') {
    const { status, body } = await shop.ask('POST', path, { fields: Object.entries(fields), page });
    return { status, body: body as PlainAnswer };
  }
  const sendLink = (
    link: string,
    action = '',
    fields: Readonly<Record<string, string>> = {},
    page?: string,
  ) => post(`/api/forms/links${action && `/${action}`}`, { [LINK_FIELD]: link, ...fields }, page);
  return {
    post,
    sendLink,
    /** Sends an action that cannot be undone without its tick, and expects that its form asks for it. */
    expectAsks: async (link: string, name: string): Promise<void> => {
      const unsure = await sendLink(link, name);
      expect(unsure.status).toBe(422);
      expect(refusedFields(unsure)).toEqual(['sure']);
      const form = unsure.body.shown.forms?.find(({ action }) => action === name);
      expect(form?.fields?.map((field) => field.name)).toContain('sure');
    },
    /** Runs the effects and returns the private links in their mails, by name. */
    linksInMails: async (): Promise<Record<string, string>> => {
      const effects = effectsOf(shop);
      await effects.run();
      const links = effects.mails.flatMap(({ text }) => text.match(/https:\/\/\S+#[a-z]+=[^\s)]+/g) ?? []);
      return Object.fromEntries(links.map((link) => [/#([a-z]+)=/.exec(link)?.[1] ?? '', link]));
    },
    /** Asks for the state of a payment. @param address where the payment service's page led */
    stateAt: async ({ pathname, searchParams }: URL) => {
      const transactionId = searchParams.get('transaction_id') ?? undefined;
      const { status, body } = await shop.ask('POST', `/api${pathname}`, { transactionId });
      return { status, body: body as { state: string; receipt: string[][]; error?: { code: string } } };
    },
  };
}

/** Presses a button of the payment service's page. @returns the address to which it leads */
export async function payHosted(page: string, way: string): Promise<URL> {
  const body = new URLSearchParams({ way });
  const response = await fetch(page, { method: 'POST', body, redirect: 'manual' });
  expect(response.status).toBe(303);
  return new URL(response.headers.get('location') ?? '');
}
