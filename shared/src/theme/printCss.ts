/** Navigation and controls are not printed; nor are drawings, whose boxes hide themselves. */
const left = [
  'nav',
  'dialog',
  '.skip',
  'form',
  'fieldset',
  'button:not(th *)',
  '[role=tablist]',
  'audio',
  'video',
].join(',');

/** Elements that should not be split across sheets. */
const whole = 'li,tr,figure,blockquote,dl>div,article,[data-ground=card]';

const scale =
  '--sec:9mm;--gut:0px;--split:8mm;--header:0px;--t-hero:32pt;--t-1:28pt;--t-2:20pt;--t-3:15pt;--t-4:12.5pt;--t-lead:12pt;--t-label:11pt;--t-body:10.5pt;--t-small:9.5pt;--t-mini:8.5pt';

/**
 * Print styles: black on white, compact, with the URLs of external links and all answers open. Lines stay, and so does
 * text beside a strip.
 */
export const printCss = `@media print{@page{margin:16mm 14mm}
:root{${scale};font-size:11pt;color-scheme:light!important}
:root,[data-ground]{--line:#000!important;--rule:#999!important}
*,*::before,*::after{background:none!important;color:#000!important;box-shadow:none!important;text-shadow:none!important}
${left}{display:none!important}
header:has(nav),body footer:has(nav,ul){display:none!important}
main section,main section>*{min-height:0!important}
:has(>[data-art]:only-child){height:auto!important;min-height:0!important}
h1,h2,h3,h4{break-after:avoid}
${whole}{break-inside:avoid}
thead{display:table-header-group}
p,li,dd{orphans:3;widows:3}
details::details-content{content-visibility:visible;block-size:auto}
summary::after{display:none!important}
main :is(p,dd,td) a[href^=http]::after{content:" (" attr(href) ")";font-weight:400;overflow-wrap:anywhere}}`;
