import { TECHNICIAN_ACT_LABELS } from '#moderation/wording/moderation.ts'
import { verificationTexts } from '#moderation/wording/worklist.ts'
import { Badge, type BadgeTone } from '#platform/ui/basics/badge.tsx'
import { Button } from '#platform/ui/basics/button.tsx'
import type { IconName } from '#platform/ui/basics/icon.tsx'
import type { VerificationSummary } from '#verification/domain/verification-summary.ts'

const STYLES: Record<VerificationSummary['state'], { tone: BadgeTone; icon: IconName }> = {
  pending: { tone: 'amber', icon: 'hourglass' },
  expiring: { tone: 'amber', icon: 'triangle-alert' },
  verified: { tone: 'petrol', icon: 'badge-check' },
  accepted: { tone: 'slate', icon: 'circle' },
  expired: { tone: 'slate', icon: 'circle' },
  returned: { tone: 'slate', icon: 'circle' },
  none: { tone: 'slate', icon: 'circle' },
}

/** The checks of a technician; 'Verificar' where they allow it (D53). */
export function VerificationCell({ summary, name }: { summary: VerificationSummary; name: string }) {
  const [label, detail] = verificationTexts(summary)
  return (
    <div className="grid justify-items-end gap-1 lg:justify-items-start">
      <span className="badge-on-chosen">
        <Badge {...STYLES[summary.state]}>{label}</Badge>
      </span>
      {summary.mayBeVerified ? (
        <Button
          type="submit"
          name="act"
          value="verify"
          kind="text"
          size="small"
          className="max-lg:-mr-3 max-lg:min-h-11 lg:-my-1 lg:-ml-3"
        >
          <span>
            {TECHNICIAN_ACT_LABELS.verify}
            <span className="sr-only">
              {' '}
              a <bdi>{name}</bdi>
            </span>
          </span>
        </Button>
      ) : (
        detail && <p className="text-support text-ink-600">{detail}</p>
      )}
    </div>
  )
}
