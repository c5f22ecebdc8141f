import { Strip } from '@school/shared/art';
import { space } from '@school/shared/theme';
import { Stack, Title } from '@school/shared/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';

interface SentProps {
  /** Unique on the page, for the strip. */
  readonly id: string;
  readonly title: string;
  /** Level of the heading, `h3` by default. */
  readonly as?: 'h3' | 'h4';
  readonly children: ReactNode;
}

/** Replaces a form after it was sent, and takes the focus so that screen readers announce it. */
export function Sent({ id, title, as = 'h3', children }: SentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="s5">
      <Band id={id} rhythm="gahu" />
      <Title as={as} size={2} ref={heading} tabIndex={-1}>
        {title}
      </Title>
      {children}
    </Stack>
  );
}

const Band = styled(Strip)`
  margin-bottom: ${space.s3};
`;
