import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, line, measure, type as voice } from '../../theme';

/** One thing that is wrong; `field` is the name (and id) of its control, left out for the whole form. */
export interface SummaryError {
  field?: string | undefined;
  message: string;
}

export interface ErrorSummaryProps {
  errors: readonly SummaryError[];
  /** Heading; counts the errors unless told. */
  title?: ReactNode;
  /** Changes when the form was sent again, so that the summary takes focus anew. */
  attempt?: number | undefined;
  /** Leaves focus where it is: in the field in which somebody types, or in an overview of components. */
  quiet?: boolean | undefined;
}

/** All that is wrong with a form, at its head. Takes focus when it appears and leads to each field. */
export function ErrorSummary({ attempt = 0, ...rest }: ErrorSummaryProps) {
  return rest.errors.length > 0 ? <Summary key={attempt} {...rest} /> : null;
}

function Summary({ errors, title, quiet = false }: Omit<ErrorSummaryProps, 'attempt'>) {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const twins = labelsOfTwins(errors);

  useEffect(() => {
    if (!quiet) box.current?.focus();
  }, [quiet]);

  return (
    <Box ref={box} role="alert" tabIndex={-1} aria-labelledby={id}>
      <h2 id={id}>{title ?? heading(errors.length)}</h2>
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
 * The labels of fields of which the same is said, as of two telephone numbers: their links must not be alike. The fields
 * are on the page before anything is said of them.
 */
function labelsOfTwins(errors: readonly SummaryError[]): ReadonlyMap<string, string> {
  const found = errors.flatMap(({ field, message }) => {
    if (field === undefined || errors.filter((one) => one.message === message).length === 1) return [];
    // Its first words: what follows says that it is optional.
    const label = document.getElementById(`${field}-label`)?.firstChild?.textContent;
    return label ? [[field, label] as const] : [];
  });
  return new Map(found);
}

const heading = (count: number): string =>
  count === 1 ? 'One thing to put right' : `${count} things to put right`;

/** Moves to the field itself: its label comes into view and the router is not asked. */
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
