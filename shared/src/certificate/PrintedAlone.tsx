import { createGlobalStyle } from 'styled-components';
import { sheetSize } from './sheetSize';

/**
 * Pages are printed black on white without drawings. These rules print certificates in full, without the rest of the
 * page.
 */
export const PrintedAlone = createGlobalStyle`
@media print {
  @page certificate { size: A4 landscape; margin: 0; }
  body *:not(:has([data-certificate]), [data-certificate], [data-certificate] *) { display: none !important; }
  :has([data-certificate]) {
    display: block !important;
    position: static !important;
    width: auto !important;
    max-width: none !important;
    height: auto !important;
    min-height: 0 !important;
    margin: 0 !important;
    padding: 0 !important;
    border: 0 !important;
    overflow: visible !important;
  }
  [data-certificate] {
    page: certificate;
    break-after: page;
    break-inside: avoid;
    width: ${sheetSize.width}mm !important;
    max-width: none !important;
    /* Slightly less than the sheet, so that rounding does not add a second one. */
    height: ${sheetSize.height - 0.5}mm;
    margin: 0 !important;
    overflow: hidden;
  }
  [data-certificate] [data-art] { display: block !important; }
  [data-certificate] > * { outline: 0 !important; }
}
`;
