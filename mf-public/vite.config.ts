import { remoteConfig } from '@school/shared/vite';

export default remoteConfig({
  name: 'mf-public',
  root: import.meta.dirname,
  // What folds a form up, and looks for its draft.
  together: {
    way: /mf-public\/src\/parts\/(?:Way|WithoutScript|NextSteps|FormWaiting|useQuery|whatsAppSchool)|shared\/src\/form\/drafts/,
  },
});
