import type { Engine } from '../../../core/proof/engines/engine.ts';

export type ProofOptions = {
  readonly seed: number;
  /** Texts for each look, or random designs in tens. */
  readonly sample: number;
  /** The engines that are installed. */
  readonly engines: readonly Engine[];
};

/** One question that `npm run lab -- proof` answers. */
export type Section = {
  readonly id: string;
  readonly title: string;
  /** The answer in Markdown. */
  run(options: ProofOptions): Promise<string>;
};
