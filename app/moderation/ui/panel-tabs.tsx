import { Link } from 'react-router'
import { PANEL_TABS, type PanelTab } from '#moderation/domain/worklist.ts'
import { tallyText } from '#moderation/wording/moderation.ts'
import type { Tally } from '#platform/domain/tally.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'

const TABS = {
  tecnicos: { label: 'Técnicos', icon: 'wrench' },
  usuarios: { label: 'Usuarios', icon: 'users' },
} as const satisfies Record<PanelTab, unknown>

/** Section 2. */
export function PanelTabs({ tab, tallies }: { tab: PanelTab; tallies: Record<PanelTab, Tally> }) {
  return (
    <nav aria-label="Secciones del panel" className="flex gap-1 border-b-2 border-paper-200">
      {PANEL_TABS.map(each => (
        <Link
          key={each}
          to={each === 'tecnicos' ? '/admin' : `/admin?tab=${each}`}
          preventScrollReset
          aria-current={each === tab ? 'page' : undefined}
          className="-mb-0.5 flex min-h-12 items-center gap-2.5 border-b-3 border-transparent px-3.5 font-bold text-ink-700 hover:text-ink-900 aria-[current]:border-petrol-600 aria-[current]:text-petrol-600"
        >
          <Icon of={TABS[each].icon} />
          {TABS[each].label}
          <span className="text-support font-semibold tabular-nums">{tallyText(tallies[each])}</span>
        </Link>
      ))}
    </nav>
  )
}
