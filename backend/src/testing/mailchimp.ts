import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { MailingListSettings } from '../platform/config/mailingListSettings';

interface Member {
  email_address: string;
  status: string;
  merge_fields: Record<string, string>;
  tags: string[];
}

interface Problem {
  status: number;
  /** Undefined to answer with the page of a proxy. */
  title: string | undefined;
}

/**
 * Starts the part of Mailchimp's Marketing API that the adapter uses: members of one audience, their tags, its errors.
 */
export async function startTestMailchimp({ apiKey, listId }: MailingListSettings) {
  const members = new Map<string, Member>();
  let next: Problem | undefined;
  const authorization = `Basic ${Buffer.from(`school:${apiKey}`).toString('base64')}`;
  const path = new RegExp(`^/3\\.0/lists/${listId}/members/([0-9a-f]{32})(/tags)?$`);

  async function answer(request: IncomingMessage): Promise<Problem | undefined> {
    const body = JSON.parse(await text(request)) as Partial<Member> & { status_if_new?: string };
    if (request.headers.authorization !== authorization) return { status: 401, title: 'API Key Invalid' };
    const problem = next;
    next = undefined;
    if (problem) return problem;
    const [, key = '', tags] = path.exec(request.url ?? '') ?? [];
    const existing = members.get(key);
    if (!key || (!existing && request.method !== 'PUT')) return { status: 404, title: 'Resource Not Found' };
    if (request.method === 'POST' && tags && existing) retag(existing, body.tags as unknown as Tag[]);
    if (request.method === 'PATCH' && existing) existing.status = body.status ?? existing.status;
    if (request.method === 'PUT') {
      const status = (existing ? body.status : body.status_if_new) ?? 'subscribed';
      const { email_address = '', merge_fields = {} } = body;
      members.set(key, { email_address, merge_fields, status, tags: existing?.tags ?? [] });
    }
    return undefined;
  }

  const server = createServer((request, response) => {
    void answer(request).then((problem) => {
      response.statusCode = problem?.status ?? 200;
      response.end(problem && !problem.title ? '<h1>Bad gateway</h1>' : JSON.stringify(detailed(problem)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    member: (key: string) => members.get(key),
    /** Sets the answer to the next request. */
    answerNext: (problem: Problem) => (next = problem),
    forget: () => {
      members.clear();
      next = undefined;
    },
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}

export type TestMailchimp = Awaited<ReturnType<typeof startTestMailchimp>>;

interface Tag {
  name: string;
  status: string;
}

function retag(member: Member, tags: Tag[]): void {
  for (const { name, status } of tags) {
    member.tags = member.tags.filter((tag) => tag !== name);
    if (status === 'active') member.tags.push(name);
  }
}

/** Errors name the member in their detail, like Mailchimp's. */
const detailed = (problem: Problem | undefined) =>
  problem ? { ...problem, detail: 'Ama@example.com cannot be subscribed.' } : {};
