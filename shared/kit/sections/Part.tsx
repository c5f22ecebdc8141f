import { Section, Stack, Title, Display } from '@school/shared/ui';
import type { Ground } from '@school/shared/theme';
import type { ReactNode } from 'react';

export function Chapter({
  title,
  ground = 'paper',
  children,
}: {
  title: string;
  ground?: Ground;
  children: ReactNode;
}) {
  return (
    <Section ground={ground} room="half" aria-label={title}>
      <Stack gap="s10">
        <Display size={2}>{title}</Display>
        {children}
      </Stack>
    </Section>
  );
}

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="s4">
      <Title size={4}>{title}</Title>
      {children}
    </Stack>
  );
}
