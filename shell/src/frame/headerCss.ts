import { color } from '@school/shared/theme';

const opaque = `background-image:linear-gradient(${color.ground},${color.ground})`;

/**
 * Makes the bar at the top opaque on scrolling before its code has loaded, and without scripts. The background is an
 * image, because Chromium draws wrong colours when scrolling animates a background colour.
 */
export const headerCss = `
@keyframes opaque{from,to{${opaque}}}
@supports (animation-timeline:scroll()){#shell header[data-ground]{animation:opaque linear forwards;animation-timeline:scroll();animation-range:8px 100%}}
@supports not (animation-timeline:scroll()){@media (scripting:none){#shell header[data-ground]{${opaque}}}[data-plain] #shell header[data-ground]{${opaque}}}
`;
