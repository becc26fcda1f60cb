import { plans } from '@everscan/contract/plans';
import * as m from '@everscan/messages/pricing';
import { planLabels } from '@everscan/messages/words/plan-labels';

const questions = [
  { question: m.stopQuestion, answer: m.stopAnswer },
  {
    question: m.limitQuestion,
    answer: m.limitAnswer(plans.free.savedCodes, planLabels.free, planLabels.pro),
  },
  { question: m.dynamicQuestion, answer: m.dynamicAnswer },
  { question: m.watermarkQuestion, answer: m.watermarkAnswer },
  { question: m.leaveQuestion, answer: m.leaveAnswer },
];

export function Questions() {
  return (
    <section aria-labelledby="questions" className="mx-auto mt-20 max-w-3xl">
      <h2 id="questions" className="font-semibold text-2xl tracking-tight">
        {m.questions}
      </h2>
      <dl className="mt-6 divide-y divide-line border-line border-y">
        {questions.map(({ question, answer }) => (
          <div key={question} className="py-5">
            <dt className="font-medium">{question}</dt>
            <dd className="mt-2 text-[15px] text-muted leading-6">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
