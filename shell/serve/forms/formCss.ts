import { color, line, type } from '@school/shared/theme';

/** The style of errors in a form, whose own rules are not in a composed page. */
export const formCss = `
#form-errors{margin-bottom:32px;padding:20px 24px;border:${line.wrong} solid ${color.error};background:${color.errorGround};color:${color.error}}
#form-errors h2{${type.title}font-size:1.5rem}
#form-errors a{display:inline-flex;align-items:center;min-height:48px;font-weight:700}
#form-errors p{padding-block:8px;font-weight:700}
.form-error{display:flex;gap:10px;margin-top:6px;font-weight:700;line-height:1.35;color:${color.error}}
.form-error::before{content:'';flex:none;width:18px;height:18px;margin-top:3px;border-radius:50%;background:linear-gradient(${color.ground},${color.ground}) 50% 22%/3px 8px no-repeat,radial-gradient(circle at 50% 78%,${color.ground} 1.7px,transparent 2px),${color.error}}
#shell .form-error span{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
#shell [data-wrong]{border-left:${line.errorBar} solid ${color.error};padding-left:18px}
form [aria-invalid=true]{border-color:${color.error}}
`.replaceAll(/\n+\s*/g, '');
