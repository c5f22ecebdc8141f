import { changePassword } from './changePassword';
import { coAuthenticate } from './coAuthenticate';
import { showInteraction, submitInteraction } from './interaction';
import { sendPageScript } from './pageScript';
import { logout } from './logout';
import { showReset, submitReset } from './resetPassword';
import { signUp } from './signUp';
import type { Route } from './route';

/** Auth0's paths that the library does not have. */
export const routes: readonly Route[] = [
  { method: 'POST', path: /^\/co\/authenticate$/, fromSite: true, handler: coAuthenticate },
  { method: 'POST', path: /^\/dbconnections\/signup$/, fromSite: true, handler: signUp },
  { method: 'POST', path: /^\/dbconnections\/change_password$/, fromSite: true, handler: changePassword },
  { method: 'GET', path: /^\/v2\/logout$/, fromSite: true, handler: logout },
  { method: 'GET', path: /^\/page\.js$/, handler: sendPageScript },
  { method: 'GET', path: /^\/interaction\/([\w-]+)$/, handler: showInteraction },
  { method: 'POST', path: /^\/interaction\/([\w-]+)$/, handler: submitInteraction },
  { method: 'GET', path: /^\/reset\/([\w-]+)$/, handler: showReset },
  { method: 'POST', path: /^\/reset\/([\w-]+)$/, handler: submitReset },
];
