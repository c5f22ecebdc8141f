import { privateLink } from '@school/shared/private-links';
import { useHydrated, useShell } from '@school/shared';
import { color, media, space } from '@school/shared/theme';
import { Button, Cluster, Display, Lead, Section, TextField, TextLink } from '@school/shared/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { instrumentCount } from '../content/counts';
import { invitation } from '../content/refer';
import { useMyLink } from '../parts/useMyLink';
import { canShare, mailLink, whatsAppLink } from './shareLinks';
import { useShare } from './useShare';

export function Share() {
  const field = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();
  const { origin } = useShell().config;
  const [mine] = useMyLink();
  const link = hydrated ? `${origin}/learn${mine ? `?from=${mine.code}` : ''}` : '';
  const { copy, share } = useShare(link, field);
  return (
    <Section id="share" ground="indigo" aria-labelledby="share-title">
      <Columns>
        <div>
          <Display id="share-title" size={2}>
            One link, sent your way
          </Display>
          <Lead>
            It leads to our {instrumentCount} instruments and how a first lesson goes.
            {mine && (
              <span>{' This link is yours. We count how often it is opened, but not who opens it.'}</span>
            )}
          </Lead>
        </div>
        <Box>
          <TextField
            ref={field}
            name="link"
            label="The link"
            value={link}
            readOnly
            suffix={<CopyButton onCopy={copy} />}
          />
          <Cluster gap="s6">
            {hydrated && canShare() && (
              <Button tone="paper" onClick={share}>
                Share from this device
              </Button>
            )}
            <TextLink href={whatsAppLink(invitation.text, link)}>Send by WhatsApp</TextLink>
            <TextLink href={mailLink(invitation, link)}>Send by email</TextLink>
            {mine && (
              <TextLink to={privateLink('/refer', 'mine', mine.secret)}>See how often it was used</TextLink>
            )}
          </Cluster>
        </Box>
      </Columns>
      <noscript>
        <p>Copy the address of our page “Learn Music” from your browser and send it to your friend.</p>
      </noscript>
    </Section>
  );
}

function CopyButton({ onCopy }: { readonly onCopy: () => void }) {
  return (
    <Copy type="button" onClick={onCopy}>
      Copy link
    </Copy>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: ${space.s8} ${space.split};
  align-items: start;
  h2 + p {
    margin-top: ${space.s5};
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Box = styled.div`
  display: grid;
  gap: ${space.s6};
  @media (scripting: none) {
    display: none;
  }
`;

const Copy = styled.button`
  flex: none;
  min-height: 100%;
  padding: 0 ${space.s6};
  border: 0;
  font-weight: 700;
  background: ${color.gold};
  color: ${color.ink};
  &:focus-visible {
    outline-offset: -6px;
    outline-color: ${color.ink};
  }
  ${media.phone} {
    padding: 0 ${space.s4};
  }
`;
