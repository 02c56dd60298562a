// Asks Meta about the number and the templates: every hour, and when an administrator wants to know. No page waits for it.
import { recordTokenRefused } from '#accounts/persistence/whatsapp-messages.server.ts'
import type { Log } from '#app/services.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { failureText } from '#platform/whatsapp/api-failures.ts'
import { differencesOf, TEMPLATE_NAMES } from '#platform/whatsapp/template-account.ts'
import { TEMPLATE_LANGUAGE } from '#platform/whatsapp/templates.ts'
import type { ApiFailure, WhatsappClient } from '#platform/whatsapp/whatsapp-channel.ts'
import type { CheckedTemplate } from '#whatsapp/domain/account-check.ts'
import { storeAccountCheck } from '#whatsapp/persistence/account-check.server.ts'

interface CheckTools {
  readonly db: Db
  readonly log: Log
  readonly whatsapp: Pick<WhatsappClient, 'phoneState' | 'listTemplates' | 'hasBusinessAccount'> | null
  readonly origin: string
  readonly now: () => Date
}

export async function checkAccount({ db, log, whatsapp, origin, now }: CheckTools): Promise<void> {
  if (!whatsapp) return
  const phone = await whatsapp.phoneState()
  if (phone.outcome !== 'accepted') return fail(phone)
  const { quality, status, limit } = phone.value
  const check = { checkedAt: now(), failure: null, phone: { quality, status, limit } }
  if (!whatsapp.hasBusinessAccount) return storeAccountCheck(db, check)
  const listed = await whatsapp.listTemplates()
  if (listed.outcome !== 'accepted') return fail(listed)
  const states = listed.value.filter(({ language }) => language === TEMPLATE_LANGUAGE)
  const templates = TEMPLATE_NAMES.flatMap((name): CheckedTemplate[] => {
    const state = states.find(each => each.name === name)
    if (!state) return []
    const isOurs = differencesOf(name, state, origin).length === 0
    return [{ name, status: state.status, reason: state.reason, isOurs }]
  })
  return storeAccountCheck(db, { ...check, templates })

  async function fail({ outcome, code }: ApiFailure): Promise<void> {
    if (outcome === 'token' && (await recordTokenRefused(db, now())))
      log.attention('whatsapp-token-refused', { source: 'whatsapp', code })
    await storeAccountCheck(db, { checkedAt: now(), failure: failureText(code) })
  }
}
