import { useNavigate } from '@school/shared';
import { newKey } from '@school/shared/form';
import { Button, VisuallyHidden, type ButtonTone } from '@school/shared/ui';
import type { MouseEvent } from 'react';

interface Props {
  readonly url: string;
  readonly name: string;
  readonly children: string;
  readonly tone?: ButtonTone;
}

/**
 * Leads to the donation page. The donation's id is made here, at the press; a press without script, or into a new
 * tab, gets its id there.
 */
export function GiveButton({ url, name, children, tone = 'wine' }: Props) {
  const navigate = useNavigate();

  function begin(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(`/donate/${newKey()}/${url}`);
  }

  return (
    <Button to={`/donate/new/${url}`} tone={tone} onClick={begin}>
      {children}
      <VisuallyHidden> to {name}</VisuallyHidden>
    </Button>
  );
}
