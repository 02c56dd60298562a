import { problemPhotoPath, problemPhotoThumbPath } from '#content/photo-paths.ts'

/** Thumbnails of the photos of the problem; each opens the whole photo. */
export function ProblemPhotos({ ids, size }: { ids: readonly string[]; size: number }) {
  if (ids.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {ids.map((id, index) => (
        <li key={id}>
          <a href={problemPhotoPath(id)} target="_blank" rel="noopener" className="block rounded-12">
            <img
              src={problemPhotoThumbPath(id)}
              width={size}
              height={size}
              loading="lazy"
              alt={`Foto ${index + 1} del daño`}
              className="rounded-12 bg-paper-100 object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
