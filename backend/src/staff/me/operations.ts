import type { Audiences, Changes } from '../../platform/feature/feature';

/** Who may call its operations; the others are for staff. */
export const audiences: Audiences = {
  'signed in': [
    'getMe',
    'getProfile',
    'getSessionEnd',
    'staySignedIn',
    'endThisSession',
    'listSessions',
    'endOtherSessions',
    'endSession',
  ],
  admin: ['listPeopleWithAccess', 'signOutPerson'],
};

/** What its operations change, for the audit log. */
export const changes: Changes = {
  changeProfile: 'changed their own settings',
  putPicture: 'changed their picture',
  dropPicture: 'removed their picture',
  staySignedIn: 'stayed signed in',
  endThisSession: 'signed out',
  endOtherSessions: 'signed out everywhere else',
  endSession: 'signed out one of their sessions',
  signOutPerson: 'signed a colleague out everywhere',
};
