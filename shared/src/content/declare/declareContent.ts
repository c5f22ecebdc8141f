import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { ContentDocument } from '../document';
import type { ContentSchema } from '../schema';
import { mistakesIn } from './mistakes';

/** A document as it is known outside its app: to who edits it, checks it and composes pages of it. */
export interface DeclaredContent {
  readonly path: string;
  /** What staff call it. */
  readonly title: string;
  /** What it is and where it shows, in one sentence. */
  readonly about: string;
  readonly schema: ContentSchema;
  /** As the repository's file has it, and the hash of that: another hash is another text. */
  readonly seed: unknown;
  readonly hash: string;
  /** The ids of the app's routes whose pages show it: they are composed anew when it is published. */
  readonly shownOn: readonly string[];
  /** Staff change it on a page of its own, and not among the texts. */
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
 * Declares that staff may edit a document: what the form is made from, and what is checked before anything is shown.
 * @throws when the file itself does not fit
 */
export function declareContent<Value>(
  { path, seed }: ContentDocument<Value>,
  { schema, ...declaration }: Declaration<Value>,
): DeclaredContent {
  const json = z.toJSONSchema(schema) as ContentSchema;
  const [wrong] = mistakesIn(json, seed);
  if (wrong) throw new Error(`The file of ${path} is wrong at ${wrong.field || 'its top'}: ${wrong.message}`);
  return { path, ...declaration, schema: json, seed, hash: hashOfContent(seed) };
}

/** By what two texts are known to be the same. */
const hashOfContent = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

/** What an app declares, as it stands in its build. */
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

/** The file of the site that says what all apps in use declare. */
export const DECLARED_FILE = '/content-declared.json';

/** A document as one app in use declares it. Two may do so, from different versions of its file. */
export interface DeclaredByApp extends DeclaredContent {
  readonly app: string;
  /** The addresses of the app's pages that show it. */
  readonly pages: readonly string[];
}
