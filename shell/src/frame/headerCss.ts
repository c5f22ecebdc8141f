import { color } from '@school/shared/theme';

const opaque = `background-image:linear-gradient(${color.ground},${color.ground})`;

/**
 * Makes the bar at the top opaque on scrolling before its code has loaded, and without scripts. The background is an
 * image, because Chromium draws wrong colours when scrolling animates a background colour. It moves nothing, so it also
 * applies where people want less motion.
 */
export const headerCss = `
@keyframes opaque{from,to{${opaque}}}
@supports (animation-timeline:scroll()){#shell header[data-ground]{animation:opaque linear forwards!important;animation-timeline:scroll()!important;animation-range:8px 100%!important}}
@supports not (animation-timeline:scroll()){@media (scripting:none){#shell header[data-ground]{${opaque}}}[data-plain] #shell header[data-ground]{${opaque}}}
`;
