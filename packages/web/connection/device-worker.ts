import '@three-spires/device/worker';
