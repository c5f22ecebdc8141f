import { Part } from '@school/shared/staff/page';
import { Notice } from '@school/shared/ui';
import type { ContentDetail } from '../../kit/content/api';

/**
 * Warns that the published text does not fit a deployed app, whose pages show the default text until it is
 * corrected.
 */
export function MisfitPart({ detail: { misfits } }: { readonly detail: ContentDetail }) {
  if (misfits.length === 0) return null;
  return (
    <Part aria-label="Published text is not shown">
      <Notice tone="error" title="The published text is not shown">
        It no longer fits the form, so the pages show the default text:{' '}
        {misfits.map(({ field, message }) => `${field || 'whole text'}: ${message}`).join('; ')}. Correct it
        below and publish it again.
      </Notice>
    </Part>
  );
}
