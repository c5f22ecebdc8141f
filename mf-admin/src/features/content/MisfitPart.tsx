import { Notice } from '@school/shared/ui';
import { Part } from '../../kit/page/Part';
import type { ContentDetail } from '../../kit/content/api';

/**
 * Warns that the published text does not fit a deployed app, whose pages show the default text until it is
 * corrected.
 */
export function MisfitPart({ detail: { misfits } }: { readonly detail: ContentDetail }) {
  if (misfits.length === 0) return null;
  return (
    <Part aria-label="Not shown">
      <Notice tone="error" title="The pages do not show what was published">
        It does not fit the form of today, so they show the text of the files:{' '}
        {misfits.map(({ field, message }) => `${field || 'as a whole'}: ${message}`).join('; ')}. Put it right
        below and publish again.
      </Notice>
    </Part>
  );
}
