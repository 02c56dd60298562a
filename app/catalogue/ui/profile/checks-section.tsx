import { ChecksList, ChecksNote } from '#catalogue/ui/card/checks-list.tsx'
import { ProfileSection } from '#catalogue/ui/profile/profile-section.tsx'
import { CHECKS_ID } from '#technicians/wording/technician-paths.ts'
import type { PublicCheck } from '#verification/domain/check.ts'
import { CHECKS_TITLE } from '#verification/wording/public-checks.ts'

/** The target of the badge: links to it scroll and move the focus. */
export function ChecksSection({ checks }: { checks: readonly PublicCheck[] }) {
  if (checks.length === 0) return null
  return (
    <ProfileSection title={CHECKS_TITLE} id={CHECKS_ID} focusable>
      <div className="rounded-16 border border-paper-200 bg-white px-4.5 shadow-1 md:px-6 md:py-0.5">
        <ChecksList checks={checks} />
      </div>
      <div className="mt-3">
        <ChecksNote />
      </div>
    </ProfileSection>
  )
}
