import {
  declaredContentSchema,
  type ContentSchema,
  type DeclaredByApp,
} from '@school/shared/content/declare';
import { z } from 'zod';
import { ServiceError } from '../../platform/core/errors';

/** A document that staff may edit, with all deployed apps that show it. */
export interface DeclaredDocument {
  path: string;
  title: string;
  about: string;
  /** The schema of its form. */
  schema: ContentSchema;
  /** The default in the files of each deployed app. They differ while one of them is not deployed yet. */
  apps: { name: string; schema: ContentSchema; seed: unknown; hash: string }[];
  /** Addresses of the pages that show it. */
  pages: string[];
}

/** Reads from the site which documents can be edited, so that an app takes part once it is deployed. */
export interface DeclaredDocuments {
  /** @throws ServiceError `unavailable` when the site does not respond */
  all(): Promise<DeclaredDocument[]>;
}

declare module '../../platform/http/deps' {
  interface Deps {
    declaredDocuments: DeclaredDocuments;
  }
}

const answer: z.ZodType<{ documents: DeclaredByApp[] }> = z.object({
  documents: z.array(
    z.intersection(declaredContentSchema, z.object({ app: z.string(), pages: z.array(z.string()) })),
  ),
});

/** @param ask reads the site's list of documents */
export const createDeclaredDocuments = (ask: () => Promise<unknown>): DeclaredDocuments => ({
  all: async () => {
    try {
      return byPath(answer.parse(await ask()).documents.filter(({ hasOwnPage }) => !hasOwnPage));
    } catch (cause) {
      throw new ServiceError('unavailable', 'The site cannot say what may be edited. Please try again.', {
        cause,
      });
    }
  },
});

function byPath(documents: readonly DeclaredByApp[]): DeclaredDocument[] {
  const paths = [...new Set(documents.map(({ path }) => path))];
  return paths.flatMap((path) => {
    const all = documents.filter((one) => one.path === path);
    const [first] = all;
    if (!first) return [];
    return {
      path,
      title: first.title,
      about: first.about,
      schema: first.schema,
      apps: all.map(({ app, schema, seed, hash }) => ({ name: app, schema, seed, hash })),
      pages: all.flatMap(({ pages }) => pages),
    };
  });
}
