// Widths of lines: hairline rule, list rule, field border, invalid field, bar line, error bar.

export const hair = '1px';
export const list = '1.5px';
export const field = '2px';
export const wrong = '3px';
export const bar = '5px';
export const errorBar = '6px';
