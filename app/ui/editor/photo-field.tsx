import { Mending } from '#ui/editor/editor-card.tsx'
import { ProfilePortrait } from '#ui/technicians/profile/profile-portrait.tsx'

interface PhotoFieldProps {
  nombre: string
  fotoURL: string | null
}

/** The photo as the public profile shows it. It stands outside the form of the editor: a photo is saved by itself. */
export function PhotoField({ nombre, fotoURL }: PhotoFieldProps) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-5">
        <ProfilePortrait nombre={nombre} fotoURL={fotoURL} />
      </div>
      <Mending point="photo" />
    </>
  )
}
