/** An address, alone or at the end of a text: it breaks before the @ first. */
export function EmailText({ children: text }: { children: string }) {
  const at = text.lastIndexOf('@')
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  )
}
