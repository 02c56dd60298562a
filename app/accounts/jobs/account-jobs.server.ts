// E-mails about the account. The token of a link is made at the moment of sending and stored nowhere.
import type { Identity } from '#accounts/identity/identity.server.ts'
import {
  addressChangedEmail,
  confirmationEmail,
  confirmationLink,
  newAddressEmail,
  passwordChangedEmail,
  resetEmail,
  secondStepEmail,
} from '#accounts/notifications/account-emails.server.ts'
import { findEmailChange } from '#accounts/persistence/email-changes.server.ts'
import { findPasswordReset } from '#accounts/persistence/passwords.server.ts'
import { findAccountDetails, findEmailState, findEmailStateAt } from '#accounts/persistence/users.server.ts'
import { emailJob, type JobHandlers, type JobTools } from '#platform/jobs/job-handlers.server.ts'
import type { Email, Mailbox } from '#platform/mail/email-layout.server.ts'
import type { JobName, JobPayloads } from '#platform/persistence/jobs.server.ts'

declare module '#platform/persistence/jobs.server.ts' {
  interface JobPayloads {
    /** `request` is the id of a row of password_resets. */
    'send-reset-mail': { readonly request: string }
    /** The link that confirms the e-mail of an account. */
    'send-confirmation-mail': { readonly uid: string }
    'password-changed-mail': { readonly uid: string }
    /** `change` is the id of a row of email_changes. */
    'send-email-change-mail': { readonly change: string }
    'send-email-changed-mail': { readonly uid: string; readonly oldEmail: string }
    'send-second-step-mail': { readonly uid: string; readonly on: boolean }
  }
}

export interface AccountJobTools extends JobTools {
  /** Makes the tokens of the links. */
  readonly identity: Pick<Identity, 'links'>
}

export function accountJobs(tools: AccountJobTools) {
  return {
    'send-reset-mail': emailJob(tools, ({ request }) => findResetEmail(tools, request)),
    'send-confirmation-mail': emailJob(tools, ({ uid }) => findConfirmationEmail(tools, uid)),
    'send-email-change-mail': emailJob(tools, ({ change }) => findNewAddressEmail(tools, change)),
    'send-email-changed-mail': ({ oldEmail }) =>
      tools.send(addressChangedEmail({ oldEmail, origin: tools.origin })),
    'password-changed-mail': emailJob(tools, ({ uid }) => findPasswordChangedEmail(tools, uid)),
    'send-second-step-mail': emailJob(tools, payload => findSecondStepEmail(tools, payload)),
  } satisfies Partial<JobHandlers<JobName>>
}

/** Whether somebody opened a link that was sent to this address, and if nobody did, such a link. */
export async function findMailbox(
  { db, identity, origin, now }: Pick<AccountJobTools, 'db' | 'identity' | 'origin' | 'now'>,
  email: string,
): Promise<Mailbox> {
  const address = await findEmailStateAt(db, email)
  if (address?.isConfirmed) return { isConfirmed: true }
  const token = address ? identity.links.confirmationTokenOf(address, now()) : undefined
  return { isConfirmed: false, confirmationLink: confirmationLink(origin, token) }
}

/** Null when the request was replaced by a newer one or has expired: its link is dead. */
async function findResetEmail(
  { db, identity, origin }: AccountJobTools,
  request: string,
): Promise<Email | null> {
  const reset = await findPasswordReset(db, request)
  return reset && resetEmail({ ...reset, token: identity.links.tokenFor('password-reset', request), origin })
}

/** Null when the address was confirmed meanwhile. */
async function findConfirmationEmail(
  { db, identity, origin, now }: AccountJobTools,
  uid: string,
): Promise<Email | null> {
  const address = await findEmailState(db, uid)
  if (!address || address.isConfirmed) return null
  const token = identity.links.confirmationTokenOf(address, now())
  return confirmationEmail({ email: address.email, token, origin })
}

/** Null when it was confirmed, replaced or discarded meanwhile. */
async function findNewAddressEmail(
  { db, identity, origin, now }: AccountJobTools,
  id: string,
): Promise<Email | null> {
  const change = await findEmailChange(db, id)
  if (!change || change.expiresAt <= now()) return null
  const token = identity.links.tokenFor('email-change', id)
  return newAddressEmail({ email: change.newEmail, token, id, origin })
}

async function findPasswordChangedEmail(
  { db, origin, now }: AccountJobTools,
  uid: string,
): Promise<Email | null> {
  const account = await findAccountDetails(db, uid)
  return account && passwordChangedEmail({ name: account.name, email: account.email, origin, at: now() })
}

async function findSecondStepEmail(
  { db, origin }: AccountJobTools,
  { uid, on }: JobPayloads['send-second-step-mail'],
): Promise<Email | null> {
  const account = await findAccountDetails(db, uid)
  return account && secondStepEmail({ name: account.name, email: account.email, on, origin })
}
