import { Button, Cluster, Display, Lead, Text, TextLink } from '@school/shared/ui';
import type { ReactNode } from 'react';

/** Reads well for everybody, and claims nothing. */
export function Thinking({ children }: { readonly children?: ReactNode }) {
  return (
    <>
      <Display as="h1">Thank you for thinking of us</Display>
      {children ?? (
        <>
          <Lead>
            Every gift is a row of cloth: it stays where it was woven, and the next row holds on to it.
          </Lead>
          <Text>
            Six cloths are on the loom, from an evening on stage to a violin for a child who has none. If you
            have given, your receipt is in your mailbox, with a link that shows it here.
          </Text>
        </>
      )}
      <WaysOn />
    </>
  );
}

/** The ways on that every state of the page has. */
export function WaysOn() {
  return (
    <Cluster gap="s6">
      <Button to="/" tone="ink">
        Back to home
      </Button>
      <TextLink to="/donate">See all six cloths</TextLink>
    </Cluster>
  );
}
