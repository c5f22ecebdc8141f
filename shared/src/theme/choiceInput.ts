import { css } from 'styled-components';
import { color } from './tokens';

/** The input of a choice lies over its whole label. Browsers that do not know `:has()` show the input itself. */
export const choiceInput = css`
  > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  @supports not selector(:has(*)) {
    > input:checked {
      appearance: none;
      border: 5px solid ${color.accent};
      opacity: 1;
    }
    &:focus-within {
      outline: 3px solid ${color.focus};
    }
  }
`;
