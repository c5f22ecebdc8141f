import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { ContentDocument } from '../document';
import type { ContentSchema } from '../schema';
import { mistakesIn } from './mistakes';

/** A document as it is declared for editing, validation and composition. */
export interface DeclaredContent {
  readonly path: string;
  /** Its title for staff. */
  readonly title: string;
  /** What it is and where it is shown, in one sentence. */
  readonly about: string;
  readonly schema: ContentSchema;
  /** The default content from the repository and its hash. */
  readonly seed: unknown;
  readonly hash: string;
  /** The ids of the app's routes whose pages show it and are composed again when it is published. */
  readonly shownOn: readonly string[];
  /** Whether staff edit it on a page of its own instead of among the texts. */
  readonly hasOwnPage?: boolean | undefined;
}

interface Declaration<Value> {
  readonly title: string;
  readonly about: string;
  readonly schema: z.ZodType<Value>;
  readonly shownOn: readonly string[];
  readonly hasOwnPage?: boolean;
}

/**
 * Declares an editable document. The form is generated from its schema, and values are validated against it.
 * @throws when the default content does not match
 */
export function declareContent<Value>(
  { path, seed }: ContentDocument<Value>,
  { schema, ...declaration }: Declaration<Value>,
): DeclaredContent {
  const json = z.toJSONSchema(schema) as ContentSchema;
  const [wrong] = mistakesIn(json, seed);
  if (wrong)
    throw new Error(
      `The default content of ${path} is invalid at ${wrong.field || 'its top'}: ${wrong.message}`,
    );
  return { path, ...declaration, schema: json, seed, hash: hashOfContent(seed) };
}

/** Returns a hash that identifies a text. */
const hashOfContent = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

/** The declarations in an app's build. */
export const declaredContentSchema: z.ZodType<DeclaredContent> = z.object({
  path: z.string().regex(/^\/content\/[\w-]+\/[\w-]+$/),
  title: z.string().min(1),
  about: z.string(),
  schema: z.custom<ContentSchema>((value) => typeof value === 'object' && value !== null),
  seed: z.unknown(),
  hash: z.string().regex(/^[0-9a-f]{16}$/),
  shownOn: z.array(z.string()),
  hasOwnPage: z.boolean().optional(),
});

/** The file of the site that lists the declarations of all deployed apps. */
export const DECLARED_FILE = '/content-declared.json';

/** A document as a deployed app declares it. Two apps may declare one, from different versions of its file. */
export interface DeclaredByApp extends DeclaredContent {
  readonly app: string;
  /** The paths of the app's pages that show it. */
  readonly pages: readonly string[];
}
