import { useNavigate } from '@school/shared';
import type { MouseEvent } from 'react';
import { formPath, type Asked } from './requestedFields';
import { useDonationIdFor } from './donationUnderWay';

/**
 * Returns a link to the form of a project. A click adds the donation's ID, unless a donation to the project
 * is in progress. Without a script, or in a new tab, the form adds the ID.
 */
export function useFormLink(slug: string, asked: Asked = {}) {
  const navigate = useNavigate();
  const donationIdFor = useDonationIdFor(slug);

  function onClick(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(formPath(slug, donationIdFor(), asked));
  }

  return { to: formPath(slug, 'new', asked), onClick };
}
