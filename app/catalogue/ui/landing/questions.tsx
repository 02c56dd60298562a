import type { Question } from '#catalogue/wording/landing/landing-questions.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'

const OPEN_AT_FIRST = 2

export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <section aria-labelledby="preguntas" className="min-w-0">
      <h2 id="preguntas" className="type-h2">
        Lo que la gente pregunta
      </h2>
      <div className="mt-4 border-t border-paper-200">
        {questions.map(({ question, answer }, index) => (
          <details key={question} open={index < OPEN_AT_FIRST} className="group border-b border-paper-200">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-8 py-3.5 hover:text-petrol-700 [&::-webkit-details-marker]:hidden">
              <h3 className="text-body font-bold">{question}</h3>
              <Icon of="chevron-down" size={18} className="text-petrol-600 group-open:rotate-180" />
            </summary>
            <p className="max-w-[42rem] pb-5 text-ink-700">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
