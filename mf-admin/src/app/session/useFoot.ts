import { useLayoutEffect, useRef, type RefObject } from 'react';
import { FOOT_PROPERTY } from '../../kit/page/foot';

/**
 * Gives the focus back to where it came from when an element goes that has it: what was pressed in it is gone then.
 */
function giveFocusBack(element: HTMLElement): () => void {
  let before: EventTarget | null = null;
  const note = ({ relatedTarget }: FocusEvent) => {
    if (!element.contains(relatedTarget as Node | null)) before = relatedTarget;
  };
  element.addEventListener('focusin', note);
  return () => {
    element.removeEventListener('focusin', note);
    if (!element.contains(document.activeElement)) return;
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return;
      if (before instanceof HTMLElement && before.isConnected) before.focus();
      else document.getElementById('admin-content')?.focus();
    });
  };
}

/**
 * Keeps room at the foot of the page, as high as an element is: a drawer ends above it, the page can be scrolled past it, and
 * what gets the focus does not lie behind it. The focus goes back to where it came from.
 */
export function useFoot(): RefObject<HTMLDivElement | null> {
  const foot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = foot.current;
    if (!element) return;
    const { style } = document.documentElement;
    const keepRoom = () => {
      const height = `${Math.ceil(element.getBoundingClientRect().height)}px`;
      style.setProperty(FOOT_PROPERTY, height);
      style.scrollPaddingBottom = height;
    };
    keepRoom();
    const observer = new ResizeObserver(keepRoom);
    observer.observe(element);
    const giveBack = giveFocusBack(element);
    return () => {
      giveBack();
      observer.disconnect();
      style.removeProperty(FOOT_PROPERTY);
      style.scrollPaddingBottom = '';
    };
  }, []);
  return foot;
}
