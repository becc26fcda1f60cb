/** Advice, and the change that follows it. */
export type Tip = {
  readonly sentence: string;
  readonly action: string;
  readonly run: () => void;
};

/** A sentence of advice, and the button that follows it. */
export function TipLine({ tip }: { tip: Tip }) {
  return (
    <p className="mt-3 text-muted text-sm leading-5 first:mt-0">
      {tip.sentence}{' '}
      <button
        type="button"
        onClick={tip.run}
        className="font-medium text-ink underline decoration-line-strong underline-offset-4 hover:decoration-current"
      >
        {tip.action}
      </button>
    </p>
  );
}
