import { media } from '@school/shared/theme';
import { Lead } from '@school/shared/ui';
import styled from 'styled-components';
import { NextLinks } from './NeutralThanks';
import { StateHead } from './StateHead';

/** The specification's texts for a paid donation. */
export function PaidHead() {
  return (
    <>
      <StateHead title="Payment received!" />
      <Lead>Your donation has been received succesfully</Lead>
      <Unprinted>
        <NextLinks />
      </Unprinted>
    </>
  );
}

const Unprinted = styled.div`
  ${media.print} {
    display: none;
  }
`;
