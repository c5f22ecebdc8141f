import { Picture } from '@school/shared/ui';
import { AppealArt } from '../art/AppealArt';
import type { Appeal } from '../content/appeals';

interface Props {
  readonly appeal: Appeal;
  /** It is on the first screen. */
  readonly first?: boolean;
  /** The name stands right beside it, so it says nothing of its own. */
  readonly decorative?: boolean;
}

/** The appeal's first photograph, or its drawing until there is one. */
export function AppealPicture({ appeal, first = false, decorative = false }: Props) {
  const [image] = appeal.images;
  if (!image) return <AppealArt of={appeal.art} label={decorative ? undefined : appeal.artLabel} />;
  return <Picture {...image} alt={decorative ? '' : image.alt} first={first} />;
}
