import { measure } from '@school/shared/theme';
import { Button, Fields, FormActions, Honeypot, Section, SplitHead, TextField } from '@school/shared/ui';
import styled from 'styled-components';

/**
 * Starts an entry without scripts. The server shows it at the address of its link, with a key of its own, because what
 * it opens must not be found by another person with the same address. The steps follow from the draft's link.
 */
export function PlainStart() {
  return (
    <noscript>
      <form noValidate hidden method="post" action="/forms/keepEntryDraft" aria-labelledby="start-title">
       <Section>
          <SplitHead
            id="start-title"
            stacked
            title="Start your entry"
            lead="One step follows the other, and each is stored as you go. We mail you a link, by which you can go on later or on another device."
          />
          <Narrow>
            <Fields>
              <TextField
                id="start-email"
                name="email"
                label="E-mail"
                type="email"
                inputMode="email"
                autoComplete="email"
              />
              <Honeypot name="leaveEmpty" />
            </Fields>
            <FormActions privacy="children" next="Nothing is sent to the office before you have seen it all.">
              <Button type="submit" tone="ink" size="l">
                Start the entry
              </Button>
            </FormActions>
          </Narrow>
        </Section>
      </form>
    </noscript>
  );
}

const Narrow = styled.div`
  max-width: ${measure.form};
`;
