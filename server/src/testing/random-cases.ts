import fc from 'fast-check';

/** Random tests have the same cases each time a commit is tested. A failure prints how to repeat it. */
fc.configureGlobal({ seed: Number(process.env.SEED) });
