import { color, media, type Ground } from '@school/shared/theme';
import styled, { css } from 'styled-components';
import type { TicketTone } from '@school/shared/tickets';

export type PaperTone = TicketTone | 'soldOut';

/** The ground of each paper, for its text colours. */
export const GROUNDS: Record<PaperTone, Ground> = {
  rose: 'rose',
  gold: 'gold',
  sand: 'rose',
  palm: 'palm',
  indigo: 'indigo',
  soldOut: 'night',
};

/** Papers whose colour differs from their ground. */
const PAPERS: Partial<Record<PaperTone, string>> = { sand: color.sand, soldOut: color.night3 };

const PRICE = '204px';
const NOTCH = '13px';

const notch = (edge: '0' | '100%') =>
  `radial-gradient(circle ${NOTCH} at calc(100% - ${PRICE}) ${edge}, #0000 98%, #000) 0 ${edge} / 100% 51% no-repeat`;

const notched = css`
  mask: ${notch('0')}, ${notch('100%')};
`;

/** A ticket with its woven stub on the left and its price behind a perforation on the right. */
export const TicketPaper = styled.li<{ $tone: PaperTone }>`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr) ${PRICE};
  min-height: 196px;
  ${({ $tone }) => PAPERS[$tone] && `&& { background: ${PAPERS[$tone]}; }`}
  ${notched}
  > span:first-child {
    height: 100%;
  }
  ${media.phone} {
    grid-template-columns: 44px minmax(0, 1fr);
    mask: none;
    > span:first-child {
      grid-row: 1 / 3;
    }
  }
`;

export const TicketBody = styled.div`
  display: flex;
  flex-direction: column;
  padding: 24px 20px 22px 24px;
  h3 {
    font-size: clamp(2rem, 2.9vw, 2.75rem);
  }
  p {
    max-width: 19em;
    margin-top: 8px;
    line-height: 1.35;
  }
  ${media.phone} {
    padding: 20px 18px 14px;
  }
`;

export const TicketPrice = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: 16px;
  padding: 24px 24px 22px;
  border-left: 2px dashed ${color.rule};
  ${media.phone} {
    flex-direction: row;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    margin: 0 18px;
    padding: 14px 0 18px;
    border-left: 0;
    border-top: 2px dashed ${color.rule};
  }
`;
