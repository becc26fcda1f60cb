type AdviceLineProps = { sentence: string; action: string; onClick: () => void };

/** A sentence of advice, and the button that follows it. */
export function AdviceLine({ sentence, action, onClick }: AdviceLineProps) {
  return (
    <p className="mt-4 border-line border-t pt-4 text-muted text-sm leading-5">
      {sentence}{' '}
      <button
        type="button"
        onClick={onClick}
        className="font-medium text-ink underline decoration-line-strong underline-offset-4 hover:decoration-current"
      >
        {action}
      </button>
    </p>
  );
}
