import { useAsset } from '@school/shared';
import { TextLink } from '@school/shared/ui';
import type { MouseEvent } from 'react';

/**
 * Opens the engraved page and prints it. Without a script, or when pop-ups are blocked, the page is shown.
 */
export function PrintLink({ file }: { readonly file: string }) {
  const address = useAsset(file);
  const print = (event: MouseEvent) => {
    const page = window.open(address);
    if (!page) return;
    event.preventDefault();
    page.addEventListener('load', () => page.print());
  };
  return (
    <TextLink href={address} target="_blank" rel="noopener" onClick={print}>
      Print the score
    </TextLink>
  );
}
