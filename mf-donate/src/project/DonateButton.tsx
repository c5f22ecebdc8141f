import { nameInSentence, type DonationProject } from '@school/shared/projects';
import { Button, VisuallyHidden } from '@school/shared/ui';
import { useFormLink } from '../payment/useFormLink';

interface Props {
  readonly project: DonationProject;
  readonly tone?: 'wine' | 'ink';
}

/** A link to the donation page. */
export function DonateButton({ project, tone = 'wine' }: Props) {
  return (
    <Button tone={tone} {...useFormLink(project.slug)}>
      Donate<VisuallyHidden> for {nameInSentence(project)}</VisuallyHidden>
    </Button>
  );
}
