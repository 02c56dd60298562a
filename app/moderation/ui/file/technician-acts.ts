import { isUserBarred } from '#accounts/domain/user-moderation.ts'
import type { FileAccount } from '#moderation/domain/file.ts'
import type { FileAct } from '#moderation/ui/file/file-acts.tsx'
import type { FileTechnician } from '#moderation/ui/file/technician-badges.tsx'
import { TECHNICIAN_ACT_LABELS } from '#moderation/wording/moderation.ts'
import { moderationRefusalText } from '#moderation/wording/refusals.ts'

/** The acts that would change something. */
export function technicianActs(
  { publicado, estado, verificado, deletedAt }: FileTechnician,
  account: FileAccount,
  mayVerify: boolean,
): FileAct[] {
  if (deletedAt !== null)
    return [{ act: 'restore', label: TECHNICIAN_ACT_LABELS.restore, kind: 'green-text' }]
  const isBarred = isUserBarred(account)
  const offered: (FileAct | false)[] = [
    verificado
      ? { act: 'unverify', label: TECHNICIAN_ACT_LABELS.unverify, kind: 'white' }
      : {
          act: 'verify',
          label: TECHNICIAN_ACT_LABELS.verify,
          kind: 'green-text',
          icon: 'badge-check',
          refusal: mayVerify ? null : moderationRefusalText('moderation-not-identified'),
        },
    !publicado && {
      act: 'publish',
      label: TECHNICIAN_ACT_LABELS.publish,
      kind: 'green-text',
      refusal: isBarred ? moderationRefusalText('moderation-account-barred') : null,
    },
    estado !== 'en_revision' && { act: 'review', label: TECHNICIAN_ACT_LABELS.review, kind: 'white' },
    estado !== 'bloqueado' && { act: 'block', label: TECHNICIAN_ACT_LABELS.block, kind: 'red-text' },
  ]
  return offered.filter(each => each !== false)
}
