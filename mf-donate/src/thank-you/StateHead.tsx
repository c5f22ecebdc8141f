import { usePage } from '@school/shared';
import { pageTitle } from '@school/shared/site';
import { Display } from '@school/shared/ui';

/** The heading of a donation's page, which is the title of the page too. */
export function StateHead({ title }: { readonly title: string }) {
  usePage({ title: pageTitle(title) });
  return <Display as="h1">{title}</Display>;
}
