import { plans } from '@everscan/contract/plans';

const questions = [
  {
    question: 'Will a code that I print ever stop working?',
    answer:
      'Not because of a plan. A static code contains the link itself. It needs no server of ours, no account and no plan, and it works as long as your link does. A dynamic code leads through our short link and keeps working on every plan, until you pause or delete it.',
  },
  {
    question: 'What if I have more codes than my plan allows?',
    answer: `Nothing is taken away. With more than ${plans.free.savedCodes} codes on Free you can open, edit and download all of them; you just can't add new ones until you delete one or switch to Pro.`,
  },
  {
    question: 'What is a dynamic code?',
    answer:
      'A code that contains our short link instead of your address. You can change where it leads after it is printed, pause it, give it a start and an end, and see how often it is scanned. We only disable codes that are reported for abuse.',
  },
  {
    question: 'Is there a watermark, or a smaller size for free codes?',
    answer: 'Neither. Everybody gets the same file.',
  },
  {
    question: 'Can I leave at any time?',
    answer: 'Yes. Export everything, then delete your account in Settings.',
  },
];

export function Questions() {
  return (
    <section aria-labelledby="questions" className="mx-auto mt-20 max-w-3xl">
      <h2 id="questions" className="font-semibold text-2xl tracking-tight">
        Frequently asked questions
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
