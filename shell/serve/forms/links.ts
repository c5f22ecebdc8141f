import { randomUUID } from 'node:crypto';
import { LINK_FIELD, linkFiles, type LinkPage } from '@school/shared/schemas/sent';
import { linkPage } from './linkPage';
import { openForm, type FieldError, type Fields } from './openForm';
import { sentFields, type AskApi } from './sentFields';

/** The API's answer about a link. */
export interface LinkAnswer {
  /** The link as the page's forms carry it. */
  readonly link?: string;
  /** The path of its page. */
  readonly page?: string;
  readonly shown?: LinkPage;
  /** Where its fee is paid. */
  readonly location?: string;
  readonly error?: { readonly message?: string; readonly fields?: readonly FieldError[] };
}

interface Sending {
  /** The action of the link's page; undefined for a link that was pasted. */
  readonly action: string | undefined;
  /** The page that it was pasted on. */
  readonly page: string;
  readonly form: FormData;
  readonly ask: AskApi;
  readonly readPage: (path: string) => Promise<string | undefined>;
}

interface Answered {
  readonly status: number;
  readonly html?: string;
  /** Where the browser goes instead. */
  readonly location?: string;
}

const AWAY = 'This could not be sent right now. Please go back, and try again in a moment.';

/**
 * Answers a private link that was pasted without a script, or an action of its page. The link stays in hidden fields,
 * so that no address and no cookie has it.
 */
export async function answerLink({ action, page, form, ask, readPage }: Sending): Promise<Answered> {
  const { fields, errors } = await sentFields(form, linkFiles, ask);
  const { status, answer } = await sendLink(ask, action, { fields, labels: {}, page });
  if (answer.location) return { status: 303, location: answer.location };
  const { link = '', shown } = answer;
  const frame = await readPage(answer.page ?? pageOf(fields, page));
  const refused = answer.error && {
    message: answer.error.message ?? AWAY,
    errors: [...errors, ...(answer.error.fields ?? [])],
    key: randomUUID(),
  };
  if (frame === undefined) return { status: 404 };
  const html = shown ? linkPage({ html: frame, link }, shown) : frame;
  if (!refused) return { status, html };
  const own = openForm(html, shown && action ? `links/${action}` : 'links');
  if (own) return { status, html: own.refused(fields, refused) };
  // The page shows the form that can be corrected instead, with what is stored.
  const other = openForm(html, `links/${shown?.forms?.[0]?.action}`);
  const place = other?.refused(undefined, refused) ?? openForm(frame, 'links')?.refused(fields, refused);
  return place === undefined ? { status: 404 } : { status, html: place };
}

async function sendLink(ask: AskApi, action: string | undefined, body: object) {
  try {
    const response = await ask(`/api/forms/links${action === undefined ? '' : `/${action}`}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, answer: (await response.json()) as LinkAnswer };
  } catch (error) {
    console.error(`A link could not be passed on: ${(error as Error).message}`);
    return { status: 503, answer: { error: { message: AWAY } } as LinkAnswer };
  }
}

/** Returns the path of the page of a link in a hidden field. */
function pageOf(fields: Fields, page: string): string {
  const link = fields.find(([name]) => name === LINK_FIELD)?.[1] ?? '';
  return link.startsWith('/') ? link.replace(/[?#].*$/s, '') : page;
}
