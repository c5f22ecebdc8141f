// Imports that the boundary rule must allow.
export { Link } from '@school/shared';
export { Button } from '@school/shared/ui';
