/** The part of a request that decides whether, and which part of, a representation is sent. */
export interface Question {
  readonly method: string;
  readonly header: (name: string) => string | undefined;
}

export interface Reply {
  readonly status: 200 | 206 | 304 | 412 | 416;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | null;
}

interface Range {
  readonly from: number;
  readonly to: number;
}

const TAGS = /(?:W\/)?"[^"]*"/g;
const RANGE = /^bytes=\s*(\d*)-(\d*)\s*$/i;

/**
 * Answers a request for a representation as RFC 9110 says: preconditions first, then one range. Several ranges are
 * answered by the whole. Nothing here has a date, so conditions on dates are ignored or, for a range, not met.
 * @param etag a strong entity tag; without one there are no conditions and no ranges
 */
export function replyTo({ method, header }: Question, body: Uint8Array, etag: string | undefined): Reply {
  const whole: Reply = { status: 200, headers: { 'content-length': String(body.length) }, body };
  if (!etag) return whole;
  const wanted = header('if-match');
  if (wanted !== undefined && !names(wanted, etag)) return { status: 412, headers: {}, body: null };
  if (names(header('if-none-match')?.replaceAll('W/"', '"'), etag))
    return { status: 304, headers: {}, body: null };
  const condition = header('if-range');
  const isAsked = method === 'GET' && (condition === undefined || condition.trim() === etag);
  const range = isAsked ? rangeOf(header('range') ?? '', body.length) : undefined;
  if (!range) return whole;
  if (range === 'unsatisfiable')
    return { status: 416, headers: { 'content-range': `bytes */${body.length}` }, body: null };
  const { from, to } = range;
  const headers = {
    'content-length': String(to - from + 1),
    'content-range': `bytes ${from}-${to}/${body.length}`,
  };
  return { status: 206, headers, body: body.subarray(from, to + 1) };
}

/** Returns whether a list of entity tags has one. */
function names(list: string | undefined, etag: string): boolean {
  return list?.trim() === '*' || (list?.match(TAGS)?.includes(etag) ?? false);
}

/** Returns a requested range, or undefined when the whole must be sent. */
function rangeOf(requested: string, size: number): Range | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = RANGE.exec(requested) ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { from: size - length, to: size - 1 };
  }
  const from = Number(first);
  if (last !== '' && Number(last) < from) return undefined;
  if (from >= size) return 'unsatisfiable';
  return { from, to: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
