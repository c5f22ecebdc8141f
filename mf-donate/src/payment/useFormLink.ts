import { useNavigate } from '@school/shared';
import type { MouseEvent } from 'react';
import { formPath } from './amountAsked';
import { useDonationIdFor } from './donationUnderWay';

/**
 * A link to the form of a project. The donation's id is made here on click, unless a donation for the project is under
 * way already; a click without script, or into a new tab, gets its id there.
 * @param pesewas what is to be given, where that is chosen with the link
 */
export function useFormLink(slug: string, pesewas?: number) {
  const navigate = useNavigate();
  const donationIdFor = useDonationIdFor(slug);

  function onClick(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(formPath(slug, donationIdFor(), pesewas));
  }

  return { to: formPath(slug, 'new', pesewas), onClick };
}
