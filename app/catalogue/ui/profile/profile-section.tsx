import { type ReactNode, useId } from 'react'

interface ProfileSectionProps {
  title: string
  id?: string
  /** Links to its id move the focus too. */
  focusable?: boolean
  className?: string
  children: ReactNode
}

export function ProfileSection({
  title,
  id,
  focusable = false,
  className = '',
  children,
}: ProfileSectionProps) {
  const heading = useId()
  return (
    <section
      id={id}
      tabIndex={focusable ? -1 : undefined}
      aria-labelledby={heading}
      className={`mt-9 scroll-mt-14 md:mt-12 ${className}`}
    >
      <h2
        id={heading}
        className="mb-2.5 text-[1.375rem]/[1.875rem] font-extrabold tracking-[-0.022em] md:mb-3.5 md:text-[1.625rem]/8"
      >
        {title}
      </h2>
      {children}
    </section>
  )
}
