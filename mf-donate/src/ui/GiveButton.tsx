import { useNavigate } from '@school/shared';
import { Button, VisuallyHidden, type ButtonTone } from '@school/shared/ui';
import type { MouseEvent } from 'react';
import { useIdToGiveBy } from '../give/giftUnderWay';

interface Props {
  readonly url: string;
  readonly name: string;
  readonly children: string;
  readonly tone?: ButtonTone;
}

/**
 * Leads to the donation page. The donation's id is made here, at the press, unless a gift to this appeal is under way
 * already; a press without script, or into a new tab, gets its id there.
 */
export function GiveButton({ url, name, children, tone = 'wine' }: Props) {
  const navigate = useNavigate();
  const idToGiveBy = useIdToGiveBy(url);

  function begin(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(`/donate/${idToGiveBy()}/${url}`);
  }

  return (
    <Button to={`/donate/new/${url}`} tone={tone} onClick={begin}>
      {children}
      <VisuallyHidden> to {name}</VisuallyHidden>
    </Button>
  );
}
