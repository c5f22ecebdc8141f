import {
  context,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Span,
} from '@opentelemetry/api';

const NAME = 'music-school';

const KINDS = { internal: SpanKind.INTERNAL, server: SpanKind.SERVER, client: SpanKind.CLIENT } as const;

/** What a span is named and described by. No personal data: traces leave this machine. */
export interface SpanOptions {
  readonly name: string;
  /** `server` answers another process, `client` asks one. */
  readonly kind?: keyof typeof KINDS;
  readonly attributes?: Attributes;
}

/** Starts a span below the current one. The caller ends it. */
export function startSpan({ name, kind = 'internal', attributes = {} }: SpanOptions): Span {
  return trace.getTracer(NAME).startSpan(name, { kind: KINDS[kind], attributes });
}

/** Ends a span that failed. The error's text stays here, since it may name a person. */
export function endFailed(span: Span, error: unknown): void {
  span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** Runs work in a span of its own. */
export async function inSpan<Result>(
  options: SpanOptions,
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  const span = startSpan(options);
  try {
    const result = await context.with(trace.setSpan(context.active(), span), () => work(span));
    span.end();
    return result;
  } catch (error) {
    endFailed(span, error);
    throw error;
  }
}

/** Returns the headers with which another of our processes continues the current trace. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}

/** Runs work as part of the trace that a request's headers name, if any. */
export function continueTrace<Result>(
  headers: { readonly get: (name: string) => string | null },
  work: () => Result,
): Result {
  const getter = { keys: () => [], get: (_: unknown, name: string) => headers.get(name) ?? undefined };
  return context.with(propagation.extract(context.active(), undefined, getter), work);
}

/** Returns the id of the current trace; undefined when nothing is measured. */
export const traceId = (): string | undefined => trace.getActiveSpan()?.spanContext().traceId;
