// Loaded into child processes of the commands: when the command is killed the hard way its channel
// closes, and they go with it. Their own children, who inherit this, have their own ways.
if (process.ppid === Number(process.env.WILLOW_PARENT)) {
  process.once("disconnect", () => process.exit(0));
  process.channel?.unref();
}
