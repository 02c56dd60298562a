import { type MouseEvent, useState } from 'react'
import { whatsappShareLink } from '#platform/wording/phone.ts'

interface Shared {
  readonly title: string
  readonly text?: string
  readonly url: string
}

/**
 * For a link that shares by WhatsApp, as it does without script: the share sheet of the device where there is one, else a
 * copy of text and link.
 */
export function useShare({ title, text, url }: Shared) {
  const [isCopied, setIsCopied] = useState(false)
  const whole = text ? `${text}\n${url}` : url
  const href = whatsappShareLink(whole)

  function share(event: MouseEvent) {
    if (navigator.share) {
      event.preventDefault()
      // Rejected when the person closes the sheet.
      navigator.share({ title, url, ...(text && { text }) }).catch(() => {})
    } else if (navigator.clipboard) {
      event.preventDefault()
      navigator.clipboard.writeText(whole).then(
        () => setIsCopied(true),
        () => window.open(href, '_blank', 'noopener'),
      )
    }
  }
  return { href, isCopied, share, forgetCopy: () => setIsCopied(false) }
}
