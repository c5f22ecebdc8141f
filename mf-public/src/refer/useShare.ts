import { useShell } from '@school/shared';
import type { RefObject } from 'react';
import { invitation } from '../content/refer';

/** Copying the link, and handing it to the device's own share sheet. */
export function useShare(link: string, field: RefObject<HTMLInputElement | null>) {
  const { toast } = useShell();

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      toast.add('The link is copied.', { type: 'success' });
    } catch {
      // The browser keeps the clipboard to itself: the link is marked, so that it can be copied by hand.
      field.current?.select();
      toast.add('The link is marked. Copy it with your keyboard or by a long press.', { type: 'info' });
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
