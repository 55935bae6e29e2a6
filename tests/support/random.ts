import fc from "fast-check";

/**
 * Random input repeats when a failed file is run a second time (decision 0055), so that it hits the
 * same case again.
 */
if (process.env.TEST_SEED) fc.configureGlobal({ seed: Number(process.env.TEST_SEED) });

export default fc;
