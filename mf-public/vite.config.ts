import { remoteConfig } from '@school/shared/vite';

export default remoteConfig({
  name: 'mf-public',
  root: import.meta.dirname,
  // The code that collapses forms and reads their drafts.
  together: {
    way: /mf-public\/src\/parts\/(?:Way|NextSteps|FormWaiting|useQuery|whatsAppSchool)|shared\/src\/form\/drafts/,
  },
});
