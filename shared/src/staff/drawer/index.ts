export { Drawer } from './Drawer';
export { defineDrawer } from './defineDrawer';
