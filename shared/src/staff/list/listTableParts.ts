import styled from 'styled-components';
import { color, line, measure, media, size } from '../../theme';
import { tableBase } from '../../ui/display/tableParts';

export { Head } from '../../ui/display/tableParts';

/** Height of a row on a phone. */
const PHONE_ROW = '84px';

export const Frame = styled.table<{ $ticks: boolean }>`
  --inset: ${({ $ticks }) => ($ticks ? '44px' : '0px')};
  --pad: 8px;
  font-size: ${size.small};
  ${tableBase}
  [data-tick] {
    width: ${measure.target};
    padding: 0;
  }
`;

export const SortButton = styled.button<{ $direction: 'ascending' | 'descending' | undefined }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-width: ${measure.target};
  min-height: ${measure.target};
  padding: 0;
  border: 0;
  background: none;
  font-weight: 700;
  &::after {
    content: '';
    width: 10px;
    height: 5px;
    border-radius: 0 0 5px 5px;
    background: ${color.accent};
    opacity: ${({ $direction }) => ($direction ? 1 : 0)};
    transform: rotate(${({ $direction }) => ($direction === 'ascending' ? '180deg' : '0deg')});
  }
  &:hover::after {
    opacity: 1;
  }
  [data-align='end'] > & {
    flex-direction: row-reverse;
  }
`;

/** The touch target of a checkbox. */
export const Tick = styled.label`
  display: grid;
  place-items: center;
  width: ${measure.target};
  height: ${measure.target};
  cursor: pointer;
`;

export const Box = styled.input`
  appearance: none;
  width: 20px;
  height: 20px;
  margin: 0;
  border: ${line.list} solid ${color.line};
  background: ${color.field};
  cursor: pointer;
  &:checked {
    background: linear-gradient(${color.field}, ${color.field}) 50% 50% / 8px 8px no-repeat ${color.accent};
    border-color: ${color.accent};
  }
  &:indeterminate {
    background: linear-gradient(${color.field}, ${color.field}) 50% 50% / 10px 4px no-repeat ${color.accent};
    border-color: ${color.accent};
  }
`;

export const Body = styled.tbody`
  tr {
    cursor: pointer;
  }
  td {
    height: 47px;
    padding-block: 1px;
    border-bottom: 1px solid ${color.rule};
  }
  tr[data-ticked] td {
    background: ${color.quiet};
    background: color-mix(in srgb, ${color.quiet} 60%, transparent);
  }
  tr[data-current] td {
    background: ${color.strong};
    color: ${color.onStrong};
    --muted: ${color.onStrongMuted};
    --accent: ${color.onStrongAccent};
    --error: ${color.onStrongAccent};
  }
  ${media.hover} {
    tr:hover:not([data-current], [data-ticked]) {
      background: ${color.quiet};
      background: color-mix(in srgb, ${color.quiet} 45%, transparent);
    }
  }
  ${media.phone} {
    tr {
      position: relative;
      display: flex;
      flex-wrap: wrap;
      /* What does not fit is cut at its end, and never what the row is called by. */
      align-content: safe center;
      gap: 0 14px;
      height: ${PHONE_ROW};
      padding-left: var(--inset);
      overflow: hidden;
      border-bottom: 1px solid ${color.rule};
    }
    tr[data-current] {
      background: ${color.strong};
    }
    tr[data-ticked]:not([data-current]) {
      background: ${color.quiet};
      background: color-mix(in srgb, ${color.quiet} 60%, transparent);
    }
    tr[data-ticked] td,
    tr[data-current] td {
      background: none;
    }
    td,
    td[data-align='end'] {
      order: 3;
      flex: none;
      max-width: 100%;
      height: auto;
      padding: 0;
      border: 0;
      overflow: hidden;
      font-size: ${size.mini};
      line-height: 1.3;
      text-align: left;
      text-overflow: ellipsis;
      white-space: nowrap;
      color: ${color.muted};
    }
    /* What a row is called by, and how it stands, share the first line. */
    tr::after {
      content: '';
      order: 2;
      flex: 1 0 100%;
    }
    td[data-phone='title'] {
      order: 0;
      flex: 1 1 0;
      min-width: 0;
      font-size: 1rem;
      line-height: 24px;
      font-weight: 650;
      color: inherit;
    }
    /* It breaks even what is to stay on one line. */
    wbr {
      display: none;
    }
    td[data-phone='state'] {
      order: 1;
      font-size: ${size.small};
      color: inherit;
    }
    td[data-tick] {
      position: absolute;
      top: 20px;
      left: 0;
      width: ${measure.target};
      overflow: visible;
    }
    td[data-phone='title'] > span {
      display: flex;
      gap: 6px;
      font-weight: 400;
    }
    td[data-phone='title'] :is(button, a) {
      display: block;
      flex: 0 1 auto;
      min-width: 0;
      min-height: 24px;
      outline-offset: -3px;
      max-width: 100%;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
      text-decoration: none;
    }
  }
  /* On the smallest phones a name takes a second line rather than lose its end, and the row what it needs. */
  @media (max-width: 340px) {
    tr {
      height: auto;
      min-height: ${PHONE_ROW};
      padding-block: 8px;
    }
    tr td,
    tr td[data-phone='title'] :is(button, a) {
      white-space: normal;
      overflow-wrap: anywhere;
    }
  }
`;
