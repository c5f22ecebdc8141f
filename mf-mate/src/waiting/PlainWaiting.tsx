import type { ComponentProps } from 'react';
import { space } from '@school/shared/theme';
import {
  Button,
  EmailField,
  FieldGroup,
  FieldPair,
  FormActions,
  Honeypot,
  SelectField,
  Text,
  TextField,
  TextLink,
} from '@school/shared/ui';
import styled from 'styled-components';
import { WAITING_NEXT, WAITING_RULE } from './words';

const field = (name: string) => ({ name, id: `wait-${name}` });

interface Props {
  readonly types: ComponentProps<typeof SelectField>['options'];
}

/** Joins the waiting list without scripts. The server shows the form at the address of its link. */
export function PlainWaiting({ types }: Props) {
  return (
    <Below>
      <Text>
        Sold out? <TextLink href="/forms/joinWaitingList">Join the waiting list</TextLink>
      </Text>
      <form
        noValidate
        hidden
        method="post"
        action="/forms/joinWaitingList"
        aria-label="Join the waiting list"
      >
        <FieldGroup title="The waiting list">
          <Text>{WAITING_RULE}</Text>
          <FieldPair>
            <SelectField
              {...field('type')}
              label="Which tickets?"
              placeholder="Please choose"
              options={types}
            />
            <TextField {...field('quantity')} label="How many?" inputMode="numeric" defaultValue="1" />
          </FieldPair>
          <TextField {...field('name')} label="Your name" autoComplete="name" />
          <EmailField {...field('email')} help="We send the offer there." />
          <Honeypot name="leaveEmpty" />
        </FieldGroup>
        <FormActions privacy="all" next={WAITING_NEXT}>
          <Button type="submit" tone="gold" size="l" wide>
            Join the waiting list
          </Button>
        </FormActions>
      </form>
    </Below>
  );
}

const Below = styled.div`
  display: grid;
  gap: ${space.s5};
  margin-top: ${space.s6};
`;
