export { type DevicePerson, openDevice } from './open-device.ts';
export { createTwinDatabase, type TwinDatabase } from './twin-database.ts';
