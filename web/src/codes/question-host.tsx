import { useSyncExternalStore } from 'react';
import { LazyPart } from '../ui/lazy-part.tsx';
import { pendingQuestion, subscribeToQuestions } from './questions.ts';

const loadWarning = () => import('./scan-warning.tsx');
const loadSamples = () => import('./sample-dialog.tsx');

/** Shows what is asked before a download: about codes that scanners cannot read, and about sample content. */
export default function QuestionHost() {
  const question = useSyncExternalStore(subscribeToQuestions, pendingQuestion, () => undefined);
  if (question?.about === 'scan') return <LazyPart load={loadWarning} warning={question.warning} />;
  return question && <LazyPart load={loadSamples} question={question.samples} />;
}
