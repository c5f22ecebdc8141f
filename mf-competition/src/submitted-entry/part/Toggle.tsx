import { TextLink } from '@school/shared/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';

interface Props {
  readonly words: string;
  /** The content; `close` restores the focus to the button. */
  readonly children: (close: () => void) => ReactNode;
}

/** Opens content that is seldom needed, in place. */
export function Toggle({ words, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [closed, setClosed] = useState(0);
  useEffect(() => {
    if (closed > 0) button.current?.focus();
  }, [closed]);
  const close = () => {
    setIsOpen(false);
    setClosed((times) => times + 1);
  };
  return (
    <>
      <TextLink plain ref={button} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {words}
      </TextLink>
      {isOpen && children(close)}
    </>
  );
}
