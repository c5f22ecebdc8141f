// The certificate of the Music Competition, as competitors see their own and staff print all.
export { Certificate, type CertificateProps } from './Certificate';
