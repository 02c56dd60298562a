import type { Viewer } from '#accounts/domain/role.ts'
import { asActingAdmin } from '#accounts/use-cases/as-acting-admin.server.ts'
import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { addJob } from '#platform/persistence/jobs.server.ts'

/** Asks Meta about the number and the templates, in the background; asked twice before it begins, once. */
export function askWhatsappAccount(
  services: Services,
  viewer: Viewer,
): Promise<Outcome<void, 'moderation-not-admin' | 'moderation-failed'>> {
  return asActingAdmin(services, viewer, { act: 'ask-whatsapp-account' }, async tx => {
    if (!services.whatsapp) return refused('moderation-failed')
    await addJob(tx, 'check-whatsapp-account', {}, null, { key: 'check-whatsapp-account' })
    return accepted()
  })
}
