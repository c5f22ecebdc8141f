import { remoteConfig } from '@school/shared/vite';

export default remoteConfig({
  name: 'mf-mate',
  root: import.meta.dirname,
  together: {
    // What every page of a sale shows of it and of what is being bought.
    sale: /mf-mate\/src\/(?:sale\/(?:SaleProvider|saleFacts)|buy\/SalePa|purchase\/(?:counts|panel|paths|purchase|usePurchase)|content\/(?:event|challenge)|frame\/(?:Night|WithoutScript))|shared\/src\/(?:form\/useKept|format\/date)/,
    live: /mf-mate\/src\/(?:sale\/(?:watchSale|liveFacts)|api\/(?:availability|watchAvailability))|shared\/src\/stream/,
  },
});
