import { island } from '@school/shared';
import type { ComponentType } from 'react';
import type { Publication } from '../../api';
import type { Shown } from './shown';

/**
 * What is published of a kind, as an island that keeps the HTML it was composed with: its code and its data are wanted
 * only where a browser renders the page anew.
 * @param show loads what shows it, published or not
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
