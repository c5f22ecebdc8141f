import { color, layer, line, media } from '@school/shared/theme';

/** The style of a pressed control whose code is loading, and of the note with the result. */
export const pressCss = `
[data-pressed]{cursor:progress;box-shadow:inset 0 -4px currentColor;animation:pressed .5s ease-in-out infinite alternate}
@keyframes pressed{to{box-shadow:inset 0 -1px currentColor}}
@media (prefers-reduced-motion:reduce){[data-pressed]{animation:none}}
@media (forced-colors:active){[data-pressed]{outline:3px dashed}}
#press-note:not([data-failed]){position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
#press-note[data-failed]{position:fixed;inset:auto 0 0;z-index:${layer.header};padding:16px 24px;border-top:${line.wrong} solid ${color.error};background:${color.errorGround};color:${color.error};font-weight:700}
${media.print}{#press-note{display:none}}
`;
