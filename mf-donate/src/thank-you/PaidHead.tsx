import { usePage } from '@school/shared';
import { pageTitle } from '@school/shared/site';
import { media } from '@school/shared/theme';
import { Display, Lead } from '@school/shared/ui';
import styled from 'styled-components';
import { NextLinks } from './NeutralThanks';

/** The specification's texts for a paid donation. */
export function PaidHead() {
  usePage({ title: pageTitle('Payment received!') });
  return (
    <>
      <Display as="h1">Payment received!</Display>
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
