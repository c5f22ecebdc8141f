import type { DeclaredContent } from '@school/shared/content/declare';
import { createDeclaredDocuments } from '../site/site-content/declaredDocuments';
import type { TestPayments } from './payments';

/** Returns a function that publishes values of one document as staff do, as if an app declared that one alone. */
export const publisherOf =
  (shop: Pick<TestPayments, 'ask' | 'deps' | 'staff'>, declared: DeclaredContent) =>
  async (value: unknown): Promise<{ status: number; body: never }> => {
    shop.deps.declaredDocuments = createDeclaredDocuments(async () => ({
      documents: [{ ...declared, app: 'mf-donate', pages: [] }],
    }));
    const path = `/api/staff${declared.path}`;
    const staff = await shop.staff();
    const { version } = (await shop.ask('GET', path, undefined, staff)).body as { version: number };
    return shop.ask('POST', `${path}/publications`, { version, value }, staff);
  };
