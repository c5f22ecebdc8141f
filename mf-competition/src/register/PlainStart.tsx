import { measure, space } from '@school/shared/theme';
import { Button, EmailField, Fields, FormActions, Honeypot, SplitHead } from '@school/shared/ui';
import styled from 'styled-components';

/**
 * Starts an entry without scripts. The server shows it at the address of its link, with a key of its own, because what
 * it opens must not be found by another person with the same address. The steps follow from the draft's link.
 */
export function PlainStart() {
  return (
    <noscript>
      <Form noValidate hidden method="post" action="/forms/keepEntryDraft" aria-labelledby="start-title">
        <SplitHead
          id="start-title"
          stacked
          title="Start your entry"
          lead="We save each step as you go, and email you a link. With it you can continue later or on another device."
        />
        <Narrow>
          <Fields>
            <EmailField id="start-email" name="email" />
            <Honeypot name="leaveEmpty" />
          </Fields>
          <FormActions
            privacy="children"
            next="We send nothing to the office before you have checked it all."
          >
            <Button type="submit" tone="ink" size="l">
              Start the entry
            </Button>
          </FormActions>
        </Narrow>
      </Form>
    </noscript>
  );
}

/** The errors of a refused form are its first part, so it keeps the page's width itself. */
const Form = styled.form`
  max-width: ${measure.page};
  margin-inline: auto;
  padding: ${space.section} ${space.gutter} 0;
`;

const Narrow = styled.div`
  max-width: ${measure.form};
`;
