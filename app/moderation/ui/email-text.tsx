/** Allows a line break before the @. */
export function EmailText({ email }: { email: string }) {
  const at = email.lastIndexOf('@')
  return (
    <p className="text-support wrap-anywhere text-ink-600">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </p>
  )
}
