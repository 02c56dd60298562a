import { Avatar } from '#platform/ui/basics/avatar.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { TextLink } from '#platform/ui/basics/text-link.tsx'
import { photoAt } from '#platform/ui/photo/photo-sources.ts'
import { reviewDateText } from '#platform/wording/dates.ts'

interface CaseHeadingProps {
  back: { readonly to: string; readonly text: string }
  /** The other side. */
  name: string
  fotoURL: string | null
  visit: { readonly date: string; readonly start: string; readonly servicio: string }
  today: string
}

export function CaseHeading({ back, name, fotoURL, visit, today }: CaseHeadingProps) {
  return (
    <>
      <TextLink to={back.to}>
        <Icon of="arrow-left" size={18} className="mr-1.5" />
        {back.text}
      </TextLink>
      <h1 className="mt-0.5 type-h1">Garantía</h1>
      <div className="mt-3 flex items-center gap-3">
        <Avatar
          name={name}
          src={fotoURL && photoAt(fotoURL, 96, 96)}
          className="size-12 rounded-pill text-label"
        />
        <div className="min-w-0">
          <p className="font-bold break-words">
            <bdi>{name}</bdi>
          </p>
          <p className="text-label break-words text-ink-600">
            Visita del {reviewDateText(visit.date, today)}, {visit.start}
            {visit.servicio && `. ${visit.servicio}`}
          </p>
        </div>
      </div>
    </>
  )
}
