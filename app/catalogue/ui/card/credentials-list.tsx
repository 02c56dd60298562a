import { Icon } from '#platform/ui/basics/icon.tsx'
import type { PublicCredential } from '#verification/domain/credential.ts'
import {
  CREDENTIALS_NOTE,
  credentialDateText,
  credentialLine,
  credentialParts,
  credentialTitle,
} from '#verification/wording/credential-texts.ts'

/** The same on the profile: two columns, the date behind what was checked. */
export function CredentialsGrid({ credentials }: { credentials: readonly PublicCredential[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-4 py-4.5 sm:grid-cols-2 md:py-5">
      {credentials.map(credential => {
        const [what, expires] = credentialParts(credential)
        return (
          <li key={credential.kind} className="flex items-start gap-3">
            <CheckDisc />
            <div className="min-w-0">
              <p className="text-body font-bold">{credentialTitle(credential)}</p>
              <p className="dots text-support text-ink-600">
                <span>{what}</span>
                <span>
                  <time dateTime={credential.date}>{credentialDateText(credential)}</time>
                  {expires && `, ${expires}`}
                </span>
              </p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function CheckDisc() {
  return (
    <span className="grid size-6 shrink-0 place-items-center rounded-pill bg-green-50 text-green-700">
      <Icon of="check" size={14} />
    </span>
  )
}

/** The valid credentials of a technician, each with its date. */
export function CredentialsList({ credentials }: { credentials: readonly PublicCredential[] }) {
  return (
    <ul>
      {credentials.map(credential => (
        <li
          key={credential.kind}
          className="flex items-start gap-3 border-t border-paper-200 py-3 first:border-t-0 md:gap-3.5"
        >
          <CheckDisc />
          <div className="min-w-0 flex-1">
            <p className="text-body font-bold">{credentialTitle(credential)}</p>
            <p className="text-support text-ink-600">{credentialLine(credential)}</p>
          </div>
          <time dateTime={credential.date} className="shrink-0 pt-0.5 text-support text-ink-600">
            {credentialDateText(credential)}
          </time>
        </li>
      ))}
    </ul>
  )
}

export function CredentialsNote() {
  return (
    <p className="flex items-start gap-2 text-support text-ink-600">
      <Icon of="info" size={16} className="mt-0.5" />
      {CREDENTIALS_NOTE}
    </p>
  )
}
