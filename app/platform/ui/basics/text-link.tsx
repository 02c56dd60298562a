import type { ComponentProps } from 'react'
import { Link } from 'react-router'

/** A link within text or beside a control. */
export function TextLink(props: Omit<ComponentProps<typeof Link>, 'className' | 'style'>) {
  return (
    <Link
      {...props}
      className="inline-flex min-h-11 items-center rounded-8 font-bold text-petrol-600 hover:text-petrol-700 hover:underline"
    />
  )
}
