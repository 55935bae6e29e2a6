// Preloaded in the commands' child processes: if the command is killed with SIGKILL, its channel
// closes and they exit too. Grandchildren inherit this, but the check skips them: they end in their
// own ways.
if (process.ppid === Number(process.env.WILLOW_PARENT)) {
  process.once("disconnect", () => process.exit(0));
  process.channel?.unref();
}
