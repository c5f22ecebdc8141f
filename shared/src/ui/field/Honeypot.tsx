import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

/** A field that only bots find. Password managers are told to skip it, each in its own way. */
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
