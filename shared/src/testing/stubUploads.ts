import { vi } from 'vitest';

interface Answer {
  status: number;
  body?: unknown;
}

/** A request with a file's bytes that the test controls. */
export interface SentFile {
  address: string;
  ticket: string;
  body: Blob;
  aborted: boolean;
  /** Reports the number of bytes sent. */
  progress(loaded: number): void;
  answer(status: number, body?: unknown): void;
  /** Breaks the connection. */
  cut(): void;
}

/** Fakes the API's side of uploads; the test answers the requests. */
export function stubUploads() {
  const requested: string[] = [];
  const files: SentFile[] = [];
  let announced = 0;
  const answers: Record<'announce' | 'state', () => Answer> = {
    announce: () => {
      announced += 1;
      const id = `00000000-0000-4000-8000-00000000000${announced}`;
      return { status: 201, body: { id, ticket: `ticket-${announced}`, expiresAt: '', sendWithin: 600 } };
    },
    state: () => ({ status: 200, body: { state: 'waiting' } }),
  };

  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit) => {
    requested.push(`${method} ${address}`);
    if (method === 'DELETE') return new Response(null, { status: 204 });
    const { status, body } = method === 'POST' ? answers.announce() : answers.state();
    if (status === 0) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(body), { status });
  });
  vi.stubGlobal('XMLHttpRequest', requestClass(requested, files));
  return { requested, files, answers };
}

function requestClass(requested: string[], files: SentFile[]) {
  return class extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    responseText = '';
    private address = '';
    private ticket = '';
    private sent: SentFile | undefined;

    open(method: string, address: string) {
      this.address = address;
      requested.push(`${method} ${address}`);
    }
    setRequestHeader(name: string, value: string) {
      if (name === 'authorization') this.ticket = value;
    }
    abort() {
      if (this.sent) this.sent.aborted = true;
      this.end('abort');
    }
    send(body: Blob) {
      this.sent = {
        address: this.address,
        ticket: this.ticket,
        body,
        aborted: false,
        progress: (loaded) =>
          this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total: body.size })),
        answer: (status, answer = {}) => {
          this.status = status;
          this.responseText = JSON.stringify(answer);
          this.end('load');
        },
        cut: () => this.end('error'),
      };
      files.push(this.sent);
    }
    private end(type: string) {
      this.dispatchEvent(new Event(type));
      this.dispatchEvent(new Event('loadend'));
    }
  };
}
