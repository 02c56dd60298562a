import { problemPhotoPath, problemPhotoThumbPath } from '#content/photo-paths.ts'

/** Photos of the problem as thumbnails; each opens the whole picture. */
export function ProblemPhotos({ ids, size }: { ids: readonly string[]; size: number }) {
  if (ids.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {ids.map((id, index) => (
        <li key={id}>
          <a href={problemPhotoPath(id)} target="_blank" rel="noopener noreferrer" className="block">
            <img
              src={problemPhotoThumbPath(id)}
              alt={`Foto ${index + 1} del problema (se abre aparte)`}
              width={size}
              height={size}
              loading="lazy"
              className="rounded-12 object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
