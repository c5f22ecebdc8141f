import { Section, SplitHead } from '@school/shared/ui';
import styled from 'styled-components';
import { event } from '../content/event';

export function WhatItIs() {
  return (
    <Tight ground="night">
      <SplitHead title={event.promise} lead={event.about} />
    </Tight>
  );
}

/** The section is its heading alone, so the room that a heading keeps below itself goes. */
const Tight = styled(Section)`
  h2 {
    font-size: clamp(3.5rem, 1.2rem + 7.2vw, 8.5rem);
  }
  > div > div {
    margin-bottom: 0;
  }
`;
