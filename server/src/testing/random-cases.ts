import fc from 'fast-check';

/** Random tests have the same cases each time, for a seed. A failure prints how to repeat it. */
fc.configureGlobal({ seed: Number(process.env.SEED) });
