import { remoteConfig } from '@school/shared/vite';

export default remoteConfig({
  name: 'mf-mate',
  kitFrom: 9,
  root: import.meta.dirname,
  together: {
    // The code of a sale and purchase that every page of a sale shows.
    sale: /mf-mate\/src\/(?:sale\/(?:SaleProvider|saleFacts)|buy\/SaleFrame|purchase\/(?:counts|panel|paths|purchase|usePurchase)|content\/(?:event|challenge)\.|frame\/(?:Night|WithoutScript))|shared\/src\/(?:form\/useStored|format\/money|ui\/display\/Money)/,
    live: /mf-mate\/src\/(?:sale\/(?:watchSale|liveFacts|LiveSale)|api\/(?:availability|watchAvailability))|shared\/src\/stream/,
  },
});
