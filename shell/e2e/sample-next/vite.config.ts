import { remoteConfig } from '@school/shared/vite';

export default remoteConfig({ name: 'mf-sample', root: import.meta.dirname });
