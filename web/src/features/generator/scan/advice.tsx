import { type AdviceProps, LevelAdvice } from './level-advice.tsx';
import { MarginAdvice } from './margin-advice.tsx';

/** Advice that makes the printed code easier to read. */
export default function Advice(props: AdviceProps) {
  return (
    <>
      <MarginAdvice {...props} />
      <LevelAdvice {...props} />
    </>
  );
}
