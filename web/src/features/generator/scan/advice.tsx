import { type AdviceProps, LevelAdvice } from './level-advice.tsx';
import { MarginAdvice } from './margin-advice.tsx';

/** What would make the code easier to read when printed. */
export default function Advice(props: AdviceProps) {
  return (
    <>
      <MarginAdvice {...props} />
      <LevelAdvice {...props} />
    </>
  );
}
