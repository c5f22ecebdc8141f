// The certificate of the Music Competition, shown to competitors and printed by staff.
export { Certificate, type CertificateProps } from './Certificate';
