import { island } from '@school/shared';
import type { ComponentType } from 'react';
import type { Publication } from '../../api';
import type { Shown } from './shown';

/**
 * Returns an island for a kind of publication that keeps its composed HTML. Its code and data load only
 * where a browser renders the page anew.
 * @param show loads the view
 */
export const publicationPart = (kind: Publication['kind'], show: () => Promise<ComponentType<Shown>>) =>
  island(
    'PublicationSource',
    async () => {
      const [{ PublicationSource }, View] = await Promise.all([import('./PublicationSource'), show()]);
      return function PublicationPart() {
        return <PublicationSource kind={kind} View={View} />;
      };
    },
    { when: 'never' },
  );
