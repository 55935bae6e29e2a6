const JOBS = ["outbox", "sweep", "publish-posts", "reconcile-billing", "retention", "audit-chain"];
const MINUTE_MS = 60_000;

async function call(job, base, secret, note) {
  try {
    const answer = await fetch(`${base}/api/cron/${job}`, {
      method: "POST",
      // A connection kept open would hold up the server's end.
      headers: { authorization: `Bearer ${secret}`, connection: "close" },
      signal: AbortSignal.timeout(MINUTE_MS / 2),
    });
    await answer.body?.cancel();
    // 404: a job that this version does not have.
    if (!answer.ok && answer.status !== 404) note(`The job ${job} answered ${answer.status}.`);
  } catch {
    // The server is being started again; the next minute will do.
  }
}

/** Calls every job once a minute; answers the function that stops it. */
export function callJobs(base, secret, note) {
  const timer = setInterval(() => {
    for (const job of JOBS) call(job, base, secret, note);
  }, MINUTE_MS);
  return () => clearInterval(timer);
}
