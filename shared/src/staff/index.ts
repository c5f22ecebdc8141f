export { StaffFrame, type StaffFrameProps } from './StaffFrame';
export { BesideRecord, putStaffParts, type OpenRecord, type StaffParts } from './staffParts';
