import { useNavigate, useParams } from '@school/shared';
import { newKey } from '@school/shared/form';
import { useEffect } from 'react';

/** What may stand in the id's place when a link was followed without a script. */
const PLACEHOLDERS: readonly string[] = ['new', 'projects', 'assets'];

/**
 * The donation's id in the address. A link cannot make one up, so an address without one gets it here. The page's
 * HTML is the same for every id: use this in handlers and effects, not in what is rendered first.
 */
export function useDonationId(url: string): string {
  const { donationId = 'new' } = useParams();
  const navigate = useNavigate();
  useEffect(() => {
    if (PLACEHOLDERS.includes(donationId)) void navigate(`/donate/${newKey()}/${url}`, { replace: true });
  }, [donationId, navigate, url]);
  return donationId;
}
