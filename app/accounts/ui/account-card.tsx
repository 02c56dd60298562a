import type { ReactNode } from 'react'

interface AccountCardProps {
  id: string
  title: string
  intro?: ReactNode
  children: ReactNode
}

/** One topic of /perfil. */
export function AccountCard({ id, title, intro, children }: AccountCardProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-titulo`}
      className="mt-4 scroll-mt-4 rounded-16 border border-paper-200 bg-white p-5 shadow-1 md:mt-6 md:p-7"
    >
      <h2 id={`${id}-titulo`} className="type-h3">
        {title}
      </h2>
      {intro && <p className="mt-1 text-support text-ink-600">{intro}</p>}
      <div className="mt-4">{children}</div>
    </section>
  )
}
