import { css } from 'styled-components';
import { color, line, measure } from '../../theme';

/** The box of a control: 56 px high, 2 px border; 3 px and red when invalid. */
export const inputBox = css`
  display: flex;
  align-items: stretch;
  width: 100%;
  min-height: ${measure.input};
  margin-top: 8px;
  border: ${line.field} solid ${color.line};
  background: ${color.field};
  color: ${color.text};
  font-size: 1.125rem;
  line-height: 1.3;
  &:is([aria-invalid='true'], :has([aria-invalid='true'])) {
    border-color: ${color.error};
    border-width: ${line.wrong};
  }
  &:is(:focus-visible, :has(:focus-visible)) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
  @supports not selector(:has(*)) {
    &:focus-within {
      outline: 3px solid ${color.focus};
    }
  }
  &:is(:disabled, :has(:disabled)) {
    background: ${color.quiet};
    opacity: 0.7;
  }
  &::placeholder,
  ::placeholder {
    color: ${color.muted};
    opacity: 1;
  }
`;
