import { z } from 'zod';

/** What a browser blocked on a page, without data of the visitor. */
export interface Refusal {
  readonly directive: string;
  /** An origin, `self`, or a keyword such as `inline`. */
  readonly blocked: string;
  /** The first part of the page's path, such as `/donate`. */
  readonly area: string;
}

/** Reports that one request may contain. */
const mostAtOnce = 50;

const text = z.string().max(4096);

/** Reports of any kind, as the Reporting API sends them (W3C Reporting, CSP Level 3 section 5.3). */
const reports = z
  .array(
    z.object({
      type: text,
      body: z.object({ documentURL: text, effectiveDirective: text, blockedURL: text }).partial().nullish(),
    }),
  )
  .max(mostAtOnce);

/** A report as `report-uri` sends it. */
const single = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text.optional(),
    'violated-directive': text.optional(),
    'blocked-uri': text.optional(),
  }),
});

export const sentReports = z.union([reports, single]);

/** Returns the reports about our own pages, each once in its short form, and drops all other data. */
export function refusalsIn(sent: z.infer<typeof sentReports>, origins: readonly string[]): Refusal[] {
  const found = new Map<string, Refusal>();
  for (const [page, directive, blocked] of factsOf(sent)) {
    if (!URL.canParse(page) || !/^[a-z-]{3,40}$/.test(directive)) continue;
    const { origin, pathname } = new URL(page);
    if (!origins.includes(origin)) continue;
    const refusal = { directive, blocked: shortOf(blocked, origin), area: areaOf(pathname) };
    found.set(JSON.stringify(refusal), refusal);
  }
  return [...found.values()];
}

type Facts = readonly [page: string, directive: string, blocked: string];

function factsOf(sent: z.infer<typeof sentReports>): Facts[] {
  if (!Array.isArray(sent)) {
    const report = sent['csp-report'];
    const directive = report['effective-directive'] ?? report['violated-directive']?.split(' ')[0] ?? '';
    return [[report['document-uri'], directive, report['blocked-uri'] ?? '']];
  }
  return sent
    .filter(({ type }) => type === 'csp-violation')
    .map(({ body }) => [body?.documentURL ?? '', body?.effectiveDirective ?? '', body?.blockedURL ?? '']);
}

/** Returns only the origin of an address: its path may contain personal data. */
function shortOf(blocked: string, own: string): string {
  if (/^[a-z-]{1,20}$/.test(blocked)) return blocked;
  if (!URL.canParse(blocked)) return 'other';
  const { origin, protocol } = new URL(blocked);
  if (origin === own) return 'self';
  return (origin === 'null' ? protocol : origin).slice(0, 120);
}

function areaOf(pathname: string): string {
  return /^\/[a-z0-9-]{0,40}(?=\/|$)/.exec(pathname)?.[0] ?? '*';
}
