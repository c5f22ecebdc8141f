import { useNavigate } from '@school/shared';
import { nameInSentence, type DonationProject } from '@school/shared/projects';
import { Button, VisuallyHidden } from '@school/shared/ui';
import type { MouseEvent } from 'react';
import { useDonationIdFor } from '../payment/donationUnderWay';

interface Props {
  readonly project: DonationProject;
}

/**
 * Leads to the donation page. The donation's id is made here on click, unless a donation for the project is under way
 * already; a click without script, or into a new tab, gets its id there.
 */
export function DonateButton({ project }: Props) {
  const { slug } = project;
  const navigate = useNavigate();
  const donationIdFor = useDonationIdFor(slug);

  function start(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(`/donate/${donationIdFor()}/${slug}`);
  }

  return (
    <Button to={`/donate/new/${slug}`} tone="wine" onClick={start}>
      Donate<VisuallyHidden> for {nameInSentence(project)}</VisuallyHidden>
    </Button>
  );
}
