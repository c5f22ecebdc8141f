import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

/** A field that only programs find; anyone who fills it in is quietly passed over by the API. */
export function Honeypot(input: ComponentPropsWithRef<'input'>) {
  return (
    <Away aria-hidden="true">
      <label>
        Leave this empty
        <input {...input} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </Away>
  );
}

const Away = styled.div`
  position: absolute;
  left: -9999px;
  width: 1px;
  height: 1px;
  overflow: hidden;
`;
