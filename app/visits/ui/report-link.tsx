import { Link } from 'react-router'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { visitReportPath } from '#visits/domain/visit.ts'

interface ReportLinkProps {
  visitKey: number
  label: string
  /** Read by screen readers after the label. */
  context?: string
  className?: string
}

/** Small on purpose: it does not compete with what the screen is for. Guests sign in on the way. */
export function ReportLink({ visitKey, label, context, className = 'text-ink-600' }: ReportLinkProps) {
  return (
    <Link
      to={visitReportPath(visitKey)}
      rel="nofollow"
      className={`inline-flex min-h-11 items-center gap-1.5 text-support underline-offset-4 hover:underline print:hidden ${className}`}
    >
      <Icon of="flag" size={15} />
      <span>
        {label}
        {context && <span className="sr-only">{context}</span>}
      </span>
    </Link>
  )
}
