import { Link } from 'react-router'
import type { BookingWeek, PanelCounts } from '#moderation/domain/panel-rows.ts'
import { WeeksChart } from '#moderation/ui/weeks-chart.tsx'
import { tallyText } from '#moderation/wording/moderation.ts'
import type { Tally } from '#platform/domain/tally.ts'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'

interface PanelFiguresProps extends Pick<PanelCounts, 'published' | 'inReview' | 'blocked' | 'today'> {
  weeks: readonly BookingWeek[]
}

/** Counts of the panel, each a link to its list. */
export function PanelFigures({ published, inReview, blocked, today, weeks }: PanelFiguresProps) {
  return (
    <section
      aria-label="El panel en cifras"
      className="grid overflow-hidden rounded-16 border border-paper-200 bg-white shadow-1 lg:grid-cols-[1fr_26rem]"
    >
      <dl className="grid grid-cols-2 gap-px bg-paper-200 sm:grid-cols-4">
        <Figure icon="eye" label="Publicados" tally={published} to="/admin?estado=publicado" />
        <Figure icon="hourglass" label="En revisión" tally={inReview} to="/admin?estado=en_revision" />
        <Figure icon="ban" label="Bloqueados" tally={blocked} to="/admin?estado=bloqueado" />
        <Figure icon="calendar-days" label="Reservas hoy" tally={today} to="/admin/reservas?dia=hoy" />
      </dl>
      <WeeksChart weeks={weeks} />
    </section>
  )
}

function Figure({ icon, label, tally, to }: { icon: IconName; label: string; tally: Tally; to: string }) {
  return (
    <div className="relative flex flex-col justify-center bg-white px-4 py-3.5 has-[a:hover]:bg-petrol-50 md:px-5">
      <dt className="flex items-center gap-1.5 text-support text-ink-600">
        <Icon of={icon} size={16} />
        <Link to={to} className="after:absolute after:inset-0 hover:text-petrol-600">
          {label}
        </Link>
      </dt>
      <dd className="mt-0.5 text-[1.625rem]/8 font-extrabold tracking-[-0.03em] tabular-nums">
        {tallyText(tally)}
      </dd>
    </div>
  )
}
