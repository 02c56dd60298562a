import type { MouseEvent } from 'react'
import { buttonClasses } from '#ui/basics/button-classes.ts'
import { Icon } from '#ui/basics/icon.tsx'
import { type MessageVisit, shareVisitMessage } from '#wording/agenda-messages.ts'
import { whatsappShareLink } from '#wording/phone.ts'

/** A ready message for the technician's own people: the share menu of the phone, or WhatsApp where there is none. */
export function ShareVisit({ booking }: { booking: MessageVisit }) {
  const text = shareVisitMessage(booking)
  function onClick(event: MouseEvent) {
    if (!('share' in navigator)) return
    event.preventDefault()
    // Closing the share menu rejects: nothing to report.
    navigator.share({ text }).catch(() => {})
  }
  return (
    <a
      href={whatsappShareLink(text)}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onClick}
      className={buttonClasses({ kind: 'outline-dark' })}
    >
      <Icon of="share-2" size={18} />
      <span>
        Compartir mi visita<span className="sr-only"> con alguien de confianza (se abre aparte)</span>
      </span>
    </a>
  )
}
