import { title } from '@everscan/messages/examples';
import { ExampleCard } from './example-card.tsx';
import { examples } from './examples.ts';

/** One example on each kind of object that people print codes on. */
const few = (['tent', 'poster', 'label', 'card'] as const).flatMap(
  (on) => examples.find((example) => example.on === on) ?? [],
);

/** A few examples for the landing page. */
export default function FewExamples() {
  return (
    <>
      <h2 className="text-center font-semibold text-[28px] leading-9 tracking-tight sm:text-[34px]">
        {title}
      </h2>
      <ul className="mt-8 grid grid-cols-2 gap-4 sm:gap-6 lg:grid-cols-4">
        {few.map((example) => (
          <ExampleCard key={example.title} example={example} />
        ))}
      </ul>
    </>
  );
}
