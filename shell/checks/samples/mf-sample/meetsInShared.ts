// What the boundary rule must let pass.
export { Link } from '@school/shared';
export { Button } from '@school/shared/ui';
