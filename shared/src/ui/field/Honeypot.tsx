import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

/**
 * A field that only programs find. Password managers are told to leave it, each in the way that it heeds.
 */
export function Honeypot(input: ComponentPropsWithRef<'input'>) {
  return (
    <Away aria-hidden="true">
      <label>
        Leave this empty
        <input {...input} type="text" tabIndex={-1} autoComplete="off" {...leaveIt} />
      </label>
    </Away>
  );
}

/** 1Password, LastPass, Bitwarden and Dashlane. */
const leaveIt = {
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-form-type': 'other',
};

const Away = styled.div`
  position: absolute;
  left: -9999px;
  width: 1px;
  height: 1px;
  overflow: hidden;
`;
