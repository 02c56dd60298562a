import type { MouseEvent, ReactNode } from 'react'
import { whatsappShareLink } from '#platform/wording/phone.ts'

interface ShareLinkProps {
  text: string
  className: string
  children: ReactNode
}

/** Shares a ready text: WhatsApp without JavaScript, the share sheet of the device where there is one. */
export function ShareLink({ text, className, children }: ShareLinkProps) {
  function share(event: MouseEvent) {
    if (!navigator.share) return
    event.preventDefault()
    // Rejected when the person closes the sheet.
    navigator.share({ text }).catch(() => {})
  }
  return (
    <a
      href={whatsappShareLink(text)}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
      onClick={share}
    >
      {children}
    </a>
  )
}
