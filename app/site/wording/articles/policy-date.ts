import { POLICY_VERSION } from '#accounts/domain/authorization.ts'

/** '16 de noviembre de 2026': the date under the legal texts is the version that people authorise. */
export const POLICY_DATE = new Intl.DateTimeFormat('es-CO', { dateStyle: 'long', timeZone: 'UTC' }).format(
  new Date(POLICY_VERSION),
)
