import styled, { css } from 'styled-components';
import { color, layer, measure, media, size, type as voice } from '../../theme';

/** What every table has; `--pad` is the space beside its cells. */
export const tableBase = css`
  width: 100%;
  line-height: 1.4;
  ${voice.numeric}
  > caption {
    position: relative;
  }
  th,
  td {
    padding: 0 var(--pad);
    text-align: left;
    vertical-align: middle;
  }
  [data-align='end'] {
    text-align: right;
  }
  ${media.phone} {
    display: block;
    tbody,
    tr {
      display: block;
    }
  }
`;

export const Frame = styled.table<{ $dense: boolean }>`
  --pad: ${({ $dense }) => ($dense ? '8px' : '16px')};
  --row: ${({ $dense }) => ($dense ? '47px' : '60px')};
  font-size: ${({ $dense }) => ($dense ? size.small : size.body)};
  ${tableBase}
`;

export const Head = styled.thead`
  th {
    position: sticky;
    top: 0;
    z-index: ${layer.sticky};
    height: ${measure.target};
    background: ${color.quiet};
    font-weight: 700;
    white-space: nowrap;
  }
  ${media.phone} {
    display: none;
  }
`;

export const Body = styled.tbody`
  td {
    height: var(--row);
    padding-block: 6px;
    border-bottom: 1px solid ${color.rule};
  }
  td > i {
    display: none;
  }
  td[data-whole] {
    white-space: nowrap;
  }
  ${media.hover} {
    tr:hover td {
      background: ${color.quiet};
      background: color-mix(in srgb, ${color.quiet} 45%, transparent);
    }
  }
  ${media.phone} {
    tr {
      padding: 10px 0 12px;
      border-bottom: 1px solid ${color.rule};
    }
    td,
    td[data-align='end'] {
      display: flex;
      align-items: baseline;
      justify-content: space-between;
      gap: 4px 20px;
      height: auto;
      padding: 3px 0;
      border: 0;
      text-align: left;
    }
    td > i {
      display: block;
      flex: none;
      font-style: normal;
      color: ${color.muted};
    }
    td > span {
      min-width: 0;
      overflow-wrap: anywhere;
    }
    td > i + span {
      text-align: right;
    }
    td:first-child {
      font-weight: 650;
    }
    td[data-empty] {
      display: none;
    }
  }
  /* With a large browser font, whose em these are, a value does not fit beside its heading. */
  @media (max-width: 19em) {
    td,
    td[data-align='end'] {
      display: block;
    }
    td > i + span {
      text-align: left;
    }
  }
`;
