// Loaded into the demo's child processes: when the demo is killed the hard way its channel closes, and they go with it.
process.once("disconnect", () => process.exit(0));
process.channel?.unref();
