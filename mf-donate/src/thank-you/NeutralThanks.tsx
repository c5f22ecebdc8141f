import { Button, Cluster, Display, Lead, Text, TextLink } from '@school/shared/ui';
import type { ReactNode } from 'react';

/** Thanks that make no claim about a payment. */
export function NeutralThanks({ children }: { readonly children?: ReactNode }) {
  return (
    <>
      <Display as="h1">Thank you for thinking of us</Display>
      {children ?? (
        <>
          <Lead>If you have given, we have emailed your receipt, with a link that shows it here.</Lead>
          <Text>The foundation raises money for many things. One is a violin for a child who has none.</Text>
        </>
      )}
      <NextLinks />
    </>
  );
}

/** The links that every state of the page ends with. */
export function NextLinks() {
  return (
    <Cluster gap="s6">
      <Button to="/" tone="ink">
        Back to home
      </Button>
      <TextLink to="/donate">See all projects</TextLink>
    </Cluster>
  );
}
