import { usePage } from '@school/shared';
import { school } from '@school/shared/site';
import { media } from '@school/shared/theme';
import { Display, Lead } from '@school/shared/ui';
import styled from 'styled-components';
import { WaysOn } from './Thinking';

/** The words of the specification, for a gift that the server knows as paid. */
export function PaidHead() {
  usePage({ title: `Payment received! | ${school.name}` });
  return (
    <>
      <Display as="h1">Payment received!</Display>
      <Lead>Your donation has been received succesfully</Lead>
      <Unprinted>
        <WaysOn />
      </Unprinted>
    </>
  );
}

const Unprinted = styled.div`
  ${media.print} {
    display: none;
  }
`;
