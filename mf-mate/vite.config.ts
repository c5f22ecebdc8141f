import { remoteConfig } from '@school/shared/vite';

export default remoteConfig({ name: 'mf-mate', root: import.meta.dirname });
