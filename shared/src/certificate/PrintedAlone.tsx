import { createGlobalStyle } from 'styled-components';
import { sheetSize } from './sheetSize';

/** Pages on paper are black on white and without drawings; a certificate is not, and nothing of the page around it is printed. */
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
    /* A hair less than the sheet, so that no rounding makes a second one. */
    height: ${sheetSize.height - 0.5}mm;
    margin: 0 !important;
    overflow: hidden;
  }
  [data-certificate] [data-art] { display: block !important; }
  [data-certificate] > * { outline: 0 !important; }
}
`;
