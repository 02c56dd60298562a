import { type MouseEvent, type ReactNode, useId, useState } from 'react'
import { BookLink } from '#catalogue/ui/card/book-link.tsx'
import { CredentialsGrid, CredentialsNote } from '#catalogue/ui/card/credentials-list.tsx'
import { WeeklyHoursChart } from '#catalogue/ui/profile/weekly-hours-chart.tsx'
import { weekdayOf } from '#platform/domain/time.ts'
import { imageAt, WHOLE_SIZE } from '#platform/photos/transformation.ts'
import { Photo } from '#platform/ui/basics/avatar.tsx'
import { Dotted } from '#platform/ui/basics/dotted.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { isUnmodifiedClick } from '#platform/ui/basics/is-unmodified-click.ts'
import { useLazyModule } from '#platform/ui/hooks/loading-hooks.ts'
import { photoAt, photoSources } from '#platform/ui/photo/photo-sources.ts'
import { fullDateText, shortMonthText } from '#platform/wording/dates.ts'
import { profilePriceText, servicePriceText } from '#platform/wording/price.ts'
import type { JobPhoto } from '#technicians/domain/job-photo.ts'
import type { Licence, OfferedService, WeeklyHours } from '#technicians/domain/technician.ts'
import { JOB_PHOTOS_TITLE } from '#technicians/wording/job-photos.ts'
import { CREDENTIALS_ID } from '#technicians/wording/technician-paths.ts'
import { weekText } from '#technicians/wording/weekly-hours.ts'
import type { PublicCredential } from '#verification/domain/credential.ts'
import { CREDENTIALS_TITLE } from '#verification/wording/credential-texts.ts'

interface ProfileSectionProps {
  title: string
  id?: string
  /** Links to its id move the focus too. */
  focusable?: boolean
  className?: string
  children: ReactNode
}

export function ProfileSection({
  title,
  id,
  focusable = false,
  className = '',
  children,
}: ProfileSectionProps) {
  const heading = useId()
  return (
    <section
      id={id}
      tabIndex={focusable ? -1 : undefined}
      aria-labelledby={heading}
      className={`mt-9 scroll-mt-14 md:mt-12 ${className}`}
    >
      <h2 id={heading} className="mb-2.5 text-22/7.5 font-extrabold tracking-[-0.022em] md:mb-3.5 md:text-26">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** The target of the badge: links to it scroll and move the focus. */
export function CredentialsSection({ credentials }: { credentials: readonly PublicCredential[] }) {
  if (credentials.length === 0) return null
  return (
    <ProfileSection title={CREDENTIALS_TITLE} id={CREDENTIALS_ID} focusable>
      <div className="rounded-16 border border-paper-200 bg-white px-4.5 shadow-1 md:px-6">
        <CredentialsGrid credentials={credentials} />
      </div>
      <div className="mt-3">
        <CredentialsNote />
      </div>
    </ProfileSection>
  )
}

interface ServicesListProps {
  services: readonly OfferedService[]
  technician: { readonly uid: string | null; readonly disponible: boolean }
}

/** Section 2, 'Servicios y tarifas'. Its buttons are white: the page has one primary button, in the booking card. */
export function ServicesList({ services, technician }: ServicesListProps) {
  return (
    <ul className="rounded-16 border border-paper-200 bg-white px-4.5 shadow-1 md:px-6">
      {services.map((service, index) => (
        <ServiceRow
          // biome-ignore lint/suspicious/noArrayIndexKey: two services may be called the same.
          key={index}
          service={service}
          technician={technician}
        />
      ))}
    </ul>
  )
}

function ServiceRow({
  service,
  technician,
}: Pick<ServicesListProps, 'technician'> & { service: OfferedService }) {
  const { nombre, codigo, descripcion, tarifa, precioSugerido } = service
  const name = nombre.trim() || 'Servicio'
  return (
    <li className="grid gap-x-6 gap-y-2.5 border-t border-paper-200 py-4 first:border-t-0 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center md:py-4.5">
      <div className="min-w-0">
        <h3 className="text-body font-bold">{name}</h3>
        {descripcion && <p className="mt-0.5 text-label/[1.375rem] text-ink-700">{descripcion}</p>}
        {(codigo || tarifa) && (
          <p className="mt-0.5 text-support text-ink-500">
            <Dotted text={[codigo, tarifa && `Tipo: ${tarifa}`].filter(Boolean).join(' · ')} />
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="sm:text-right">
          <span className="block text-support text-ink-600">{precioSugerido === 0 ? 'Precio' : 'Desde'}</span>
          <span className="block text-lead/6 font-extrabold tracking-[-0.022em] whitespace-nowrap">
            {precioSugerido === 0 ? servicePriceText(precioSugerido) : profilePriceText(precioSugerido)}
          </span>
        </p>
        <BookLink technician={technician} servicio={nombre} kind="white">
          : {name}
        </BookLink>
      </div>
    </li>
  )
}

/** Four across; on phones a row that slides. Each photo opens full screen, without script as a page of its own. */
export function JobPhotos({ photos }: { photos: readonly JobPhoto[] }) {
  const [opened, setOpened] = useState<number | null>(null)
  const viewer = useLazyModule(opened !== null, () => import('#platform/ui/photo/photo-viewer.tsx'))
  if (photos.length === 0) return null

  function open(event: MouseEvent, index: number) {
    if (!isUnmodifiedClick(event)) return
    event.preventDefault()
    setOpened(index)
  }

  return (
    <ProfileSection title={JOB_PHOTOS_TITLE} id="trabajos">
      <ul className="-mx-(--gutter) flex snap-x scroll-px-(--gutter) gap-3.5 overflow-x-auto px-(--gutter) pt-1 pb-2 [scrollbar-width:none] sm:mx-0 sm:grid sm:grid-cols-3 sm:gap-4 sm:gap-y-5 sm:overflow-visible sm:px-0 lg:grid-cols-4">
        {photos.map((photo, index) => (
          <li key={photo.id} className="w-54 shrink-0 snap-start sm:w-auto">
            <a
              href={imageAt(photo.url, WHOLE_SIZE)}
              onClick={event => open(event, index)}
              className="group block rounded-12"
            >
              <span className="relative grid aspect-4/3 place-items-center overflow-hidden rounded-12 bg-paper-100 text-ink-400">
                <Icon of="image-off" size={22} />
                <Photo
                  src={photoAt(photo.url, 432, 324)}
                  srcSet={photoSources(photo.url, 'job')}
                  sizes="(width >= 80rem) 10.875rem, (width >= 40rem) 30vw, 13.5rem"
                  width={216}
                  height={162}
                  loading="lazy"
                  decoding="async"
                  className="absolute inset-0 size-full object-cover"
                />
              </span>
              <span className="mt-2 line-clamp-2 text-support text-ink-800 group-hover:underline">
                {photo.caption}
              </span>
              <span className="block text-support text-ink-600">{shortMonthText(photo.month)}</span>
            </a>
          </li>
        ))}
      </ul>
      {opened !== null && viewer && (
        <viewer.PhotoViewer
          photos={photos.map(({ url, caption }) => ({ src: imageAt(url, WHOLE_SIZE), text: caption }))}
          index={opened}
          onShow={setOpened}
          onClose={() => setOpened(null)}
        />
      )}
    </ProfileSection>
  )
}

export function Certificates({ names }: { names: readonly string[] }) {
  return (
    <ProfileSection title="Certificaciones">
      <ul className="grid grid-cols-1 gap-3.5 pt-1">
        {names.map(name => (
          <li key={name} className="flex items-start gap-3">
            <Icon of="award" className="mt-0.5 text-petrol-600" />
            {name}
          </li>
        ))}
      </ul>
    </ProfileSection>
  )
}

export function Licences({ licences }: { licences: readonly Licence[] }) {
  return (
    <ProfileSection title="Licencias">
      <ul className="grid grid-cols-1 gap-2.5">
        {licences.map(({ tipo, entidad, numero, vence }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two licences may read the same.
            key={index}
            className="flex items-start gap-3.5 rounded-16 border border-paper-200 bg-white p-4 shadow-1"
          >
            <span className="grid size-11 shrink-0 place-items-center rounded-12 bg-petrol-50 text-petrol-600">
              <Icon of="file-check" size={22} />
            </span>
            <div className="min-w-0">
              <h3 className="text-body font-bold">{tipo || 'Licencia'}</h3>
              {(entidad || numero) && (
                <p className="text-label text-ink-600">
                  <Dotted text={[entidad, numero && `N.º ${numero}`].filter(Boolean).join(' · ')} />
                </p>
              )}
              <p className="text-label text-ink-600">Vence el {fullDateText(vence)}</p>
            </div>
          </li>
        ))}
      </ul>
    </ProfileSection>
  )
}

/** The week in one line; the chart is folded. */
export function WorkingHours({ hours, text, today }: { hours: WeeklyHours; text: string; today: string }) {
  return (
    <section className="mt-9 md:mt-12">
      <details className="group/hours rounded-16 border border-paper-200 bg-white shadow-1 open:bg-paper-50">
        <summary className="flex min-h-15 cursor-pointer list-none items-center gap-3 rounded-16 px-4.5 py-3.5 hover:bg-paper-50 md:px-6 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1">
            <h2 className="text-lead/6 font-extrabold tracking-[-0.022em]">Disponibilidad</h2>
            <span className="mt-0.5 block text-label/[1.375rem] text-ink-600">
              <Dotted text={weekText(hours)} />
            </span>
          </span>
          <Icon
            of="chevron-down"
            size={18}
            className="shrink-0 text-ink-600 transition-transform group-open/hours:rotate-180"
          />
        </summary>
        <div className="px-4.5 pb-3 md:px-6">
          {text && <p className="mb-1 text-ink-700">{text}</p>}
          <WeeklyHoursChart hours={hours} weekday={weekdayOf(today)} />
        </div>
      </details>
    </section>
  )
}

/** Of two zones or more: a single one stands under the name. */
export function Coverage({ zones }: { zones: readonly string[] }) {
  return (
    <ProfileSection title="Cobertura">
      <ul className="flex flex-wrap gap-1.5">
        {zones.map(zone => (
          <li
            key={zone}
            className="flex min-h-8 items-center gap-1.5 rounded-8 bg-petrol-50 px-3 text-label font-semibold text-petrol-700"
          >
            <Icon of="map-pin" size={15} />
            {zone}
          </li>
        ))}
      </ul>
    </ProfileSection>
  )
}
