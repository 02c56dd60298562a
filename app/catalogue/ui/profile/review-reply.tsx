import { Avatar } from '#platform/ui/basics/avatar.tsx'
import { photoAt } from '#platform/ui/photo/photo-sources.ts'
import { reviewDateText } from '#platform/wording/dates.ts'
import { shortNameOf } from '#platform/wording/short-name.ts'
import { technicianName } from '#platform/wording/technician-name.ts'
import type { PublicReply } from '#reviews/domain/public-review.ts'

interface ReviewReplyProps {
  reply: PublicReply
  technician: { readonly nombre: string; readonly fotoURL: string | null }
  today: string
}

/** The technician's answer under a review. */
export function ReviewReply({ reply, technician, today }: ReviewReplyProps) {
  const name = technicianName(technician.nombre)
  return (
    <div className="mt-3.5 rounded-12 bg-petrol-50 p-4 md:ml-14">
      <div className="flex items-center gap-2.5">
        <Avatar
          name={name}
          src={technician.fotoURL && photoAt(technician.fotoURL, 96, 96)}
          className="size-8 rounded-pill text-small"
        />
        <p className="min-w-0 text-support wrap-anywhere text-ink-600">
          <strong className="font-bold text-ink-900">Respuesta de {shortNameOf(name)}</strong>
          <span aria-hidden="true" className="max-md:hidden">
            {' '}
            ·{' '}
          </span>
          <span className="max-md:block">{reviewDateText(reply.date, today)}</span>
        </p>
      </div>
      <p className="mt-2 whitespace-pre-line wrap-anywhere text-ink-800">{reply.texto}</p>
    </div>
  )
}
