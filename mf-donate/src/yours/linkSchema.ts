// A module of its own: importing all schemas of donations would load their limits with them.
export { donorLinkRequest as linkSchema } from '@school/shared/schemas/donation';
