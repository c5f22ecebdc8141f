import { useShell } from '@school/shared';
import type { RefObject } from 'react';
import { invitation } from '../content/refer';

/** Copies the link, and opens the share sheet of the device. */
export function useShare(link: string, field: RefObject<HTMLInputElement | null>) {
  const { toast } = useShell();

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      toast.add('The link is copied.', { type: 'success' });
    } catch {
      // The browser denies access to the clipboard: select the link for copying by hand.
      field.current?.select();
      toast.add('The link is marked. Copy it with your keyboard, or tap and hold it.', { type: 'info' });
    }
  }

  async function share() {
    try {
      await navigator.share({ ...invitation, url: link });
    } catch (failure) {
      const closed = failure instanceof DOMException && failure.name === 'AbortError';
      if (!closed) toast.add('This device could not share the link. Copy it instead.', { type: 'error' });
    }
  }

  return { copy: () => void copy(), share: () => void share() };
}
