import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, line, motion, type as voice } from '../../theme';

/** A question and its answer. */
export interface AccordionItem {
  question: ReactNode;
  answer: ReactNode;
  /** Id of the item, for links to it. */
  id?: string | undefined;
  /** Open initially. */
  open?: boolean | undefined;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** With a name, only one item is open at a time. */
  name?: string | undefined;
}

/** Questions that expand to their answers; works without a script. */
export function Accordion({ items, name }: AccordionProps) {
  return (
    <div>
      {items.map(({ question, answer, id, open }, at) => (
        <Entry key={id ?? at} id={id} name={name} open={open}>
          <summary>{question}</summary>
          <div>{answer}</div>
        </Entry>
      ))}
    </div>
  );
}

const Entry = styled.details`
  border-top: ${line.list} solid ${color.line};
  &:last-child {
    border-bottom: ${line.list} solid ${color.line};
  }
  > summary {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 20px;
    min-height: 68px;
    padding-block: 12px;
    list-style: none;
    cursor: pointer;
    ${voice.subtitle}
    font-size: 1.375rem;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > summary::after {
    content: '';
    flex: none;
    width: 24px;
    height: 12px;
    border-radius: 0 0 12px 12px;
    background: ${color.clay};
    transition: ${motion.on('border-radius')};
  }
  &[open] > summary::after {
    border-radius: 12px 12px 0 0;
    background: ${color.line};
  }
  > div {
    max-width: 40em;
    padding: 0 24px 24px 0;
  }
`;
