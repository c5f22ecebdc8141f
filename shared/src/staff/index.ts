export { StaffFrame, STAFF_FRAME, type StaffFrameProps } from './StaffFrame';
