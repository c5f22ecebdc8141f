import { z } from 'zod';
import type { ContentSchema } from '../schema';

/** A problem in a document and its path: `items.0.question`. */
interface ContentMistake {
  readonly field: string;
  readonly message: string;
}

/** Returns the problems of a text that is to match a schema. Without problems it may be published. */
export function mistakesIn(schema: ContentSchema, value: unknown): ContentMistake[] {
  const parsed = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]).safeParse(value);
  const issues = parsed.success ? [] : parsed.error.issues;
  const mistakes = new Map<string, ContentMistake>();
  for (const issue of issues) {
    const field = issue.path.map(String).join('.');
    if (!mistakes.has(field))
      mistakes.set(field, { field, message: messageOf(issue, nodeAt(schema, issue.path)) });
  }
  return issues.length > 0 ? [...mistakes.values()] : clashes(schema, value, []);
}

function messageOf(issue: z.core.$ZodIssue, node: ContentSchema | undefined): string {
  if (issue.code === 'too_big') {
    if (node?.type === 'array') return `At most ${issue.maximum} of them`;
    if (node?.type === 'string') return `At most ${issue.maximum} characters`;
  }
  if (issue.code === 'too_small' && node?.type === 'array')
    return `At least ${issue.minimum} ${node.item ?? 'of them'}`;
  return node?.words ?? (issue.code === 'invalid_type' ? 'Please fill this in' : issue.message);
}

function nodeAt(schema: ContentSchema, path: readonly PropertyKey[]): ContentSchema | undefined {
  return path.reduce<ContentSchema | undefined>(
    (node, key) => (typeof key === 'number' ? node?.items : node?.properties?.[String(key)]),
    schema,
  );
}

/**
 * Finds what JSON Schema cannot express: items with the same id, times in the wrong order, and a photograph that is
 * neither a file of the repository nor one that staff added, or both.
 */
function clashes(schema: ContentSchema, value: unknown, path: readonly string[]): ContentMistake[] {
  if (Array.isArray(value)) {
    const [identity] =
      Object.entries(schema.items?.properties ?? {}).find(([, { identity }]) => identity) ?? [];
    const seen = new Set<unknown>();
    return value.flatMap((item: unknown, index) => {
      const at = [...path, String(index)];
      const id = identity && (item as Record<string, unknown>)[identity];
      const isTwin = id !== undefined && seen.has(id);
      seen.add(id);
      return [
        ...(isTwin
          ? [{ field: [...at, identity].join('.'), message: 'Two of them have the same name' }]
          : []),
        ...clashes(schema.items ?? {}, item, at),
      ];
    });
  }
  if (typeof value !== 'object' || value === null) return [];
  const fields = value as Readonly<Record<string, unknown>>;
  if (schema.photograph && 'file' in fields === 'added' in fields)
    return [{ field: path.join('.'), message: 'Please choose a photograph' }];
  return Object.entries(fields).flatMap(([key, part]) => {
    const at = [...path, key];
    const node = schema.properties?.[key] ?? {};
    const first = node.notBefore;
    if (first === undefined || String(part) >= String(fields[first] ?? '')) return clashes(node, part, at);
    return [{ field: at.join('.'), message: `This is before “${schema.properties?.[first]?.title}”` }];
  });
}
