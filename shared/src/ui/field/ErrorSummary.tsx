import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode, type RefObject } from 'react';
import styled from 'styled-components';
import { errorHeading } from '../../schemas/sent/errorHeading';
import { color, line, measure, type as voice } from '../../theme';

/** An error; `field` is the name and id of its control, undefined for the whole form. */
export interface SummaryError {
  field?: string | undefined;
  message: string;
}

export interface ErrorSummaryProps {
  errors: readonly SummaryError[];
  /** The heading; by default the number of fields to correct. */
  title?: ReactNode;
  /** Changes on each submit, so that the summary takes focus again. */
  attempt?: number | undefined;
  /** Whether it never takes focus, as in an overview of components. */
  quiet?: boolean | undefined;
}

/**
 * Lists the errors at the top of a form, each with a link to its field. Takes focus when it appears, unless the visitor
 * has typed since the last press: on a slow connection errors arrive late.
 */
export function ErrorSummary({ attempt = 0, quiet = false, ...rest }: ErrorSummaryProps) {
  const isTyping = useIsTyping();
  if (rest.errors.length === 0) return null;
  return <Summary key={attempt} {...rest} quiet={quiet} isTyping={isTyping} />;
}

/** Returns whether the visitor has typed since they last submitted a form or pressed a button or link. */
function useIsTyping() {
  const isTyping = useRef(false);
  useLayoutEffect(() => {
    const leaving = new AbortController();
    const listen = (type: string, listener: (event: Event) => void) =>
      window.addEventListener(type, listener, { capture: true, signal: leaving.signal });
    listen('input', () => void (isTyping.current = true));
    listen('submit', () => void (isTyping.current = false));
    listen('click', ({ target }) => {
      if (target instanceof Element && target.closest('button, a')) isTyping.current = false;
    });
    return () => leaving.abort();
  }, []);
  return isTyping;
}

interface SummaryProps extends Omit<ErrorSummaryProps, 'attempt'> {
  readonly isTyping: RefObject<boolean>;
}

function Summary({ errors, title, quiet, isTyping }: SummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const twins = labelsOfTwins(errors);

  // Decided when it appears: a press that follows would count as one before it.
  useLayoutEffect(() => {
    if (!quiet && !isTyping.current) box.current?.focus();
  }, [quiet, isTyping]);

  return (
    <Box ref={box} role="alert" tabIndex={-1} aria-labelledby={id}>
      <h2 id={id}>{title ?? heading(errors)}</h2>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={`${field ?? ''}${message}`}>
            {field === undefined ? (
              <p>{message}</p>
            ) : (
              <a href={`#${field}`} onClick={(event) => goTo(event, field)}>
                {twins.has(field) && <span>{`${twins.get(field)}: `}</span>}
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Box>
  );
}

/**
 * Returns the labels of fields that share an error, such as two phone numbers, so that their links differ. The fields
 * are on the page before their errors.
 */
function labelsOfTwins(errors: readonly SummaryError[]): ReadonlyMap<string, string> {
  const found = errors.flatMap(({ field, message }) => {
    if (field === undefined || errors.filter((one) => one.message === message).length === 1) return [];
    // Only the first text node: the next one says that it is optional.
    const label = document.getElementById(`${field}-label`)?.firstChild?.textContent;
    return label ? [[field, label] as const] : [];
  });
  return new Map(found);
}

const heading = (errors: readonly SummaryError[]): string =>
  errorHeading(
    errors.length,
    errors.some(({ field }) => field === undefined),
  );

/** Focuses the field and scrolls its label into view, without the router. */
const goTo = (event: MouseEvent<HTMLAnchorElement>, field: string) => {
  const control = document.getElementById(field);
  if (!control) return;
  event.preventDefault();
  const label = control instanceof HTMLInputElement ? control.labels?.[0] : null;
  (label ?? control).scrollIntoView({ block: 'center' });
  control.focus({ preventScroll: true });
};

const Box = styled.div`
  padding: 20px 24px;
  border: ${line.wrong} solid ${color.error};
  background: ${color.errorGround};
  color: ${color.error};
  h2 {
    ${voice.title}
    font-size: 1.5rem;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${measure.target};
    font-weight: 700;
  }
  p {
    padding-block: 8px;
    font-weight: 700;
  }
`;
