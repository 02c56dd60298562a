import { Form } from 'react-router'
import { Button } from '#platform/ui/basics/button.tsx'
import { buttonClasses } from '#platform/ui/basics/button-classes.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { TextField } from '#platform/ui/basics/text-field.tsx'

/** The secret URL of the agenda as a calendar feed, which its owner can replace or revoke. */
export function CalendarFeed({ address }: { address: string | null }) {
  return (
    <section
      id="calendario"
      aria-labelledby="calendar"
      className="mt-2 mb-5 scroll-mt-28 rounded-16 border border-paper-200 bg-white p-5 shadow-1 md:p-6"
    >
      <h2 id="calendar" className="flex items-center gap-2.5 type-h3">
        <Icon of="calendar-sync" size={22} className="text-petrol-600" />
        Tu agenda en tu calendario
      </h2>
      <p className="mt-1.5 max-w-2xl text-ink-600">
        Suscribe el calendario de tu teléfono y verás allí tus visitas. La dirección es privada: quien la
        tenga puede leer tu agenda.
      </p>
      {address ? (
        <>
          <div className="mt-4 max-w-2xl">
            <TextField label="Dirección privada" locked defaultValue={address} key={address} />
          </div>
          <div className="mt-3 flex flex-wrap gap-2.5">
            <a href={address.replace(/^https?:/, 'webcal:')} className={buttonClasses({ kind: 'white' })}>
              Abrir en mi calendario
            </a>
            <FeedButton act="feed-new">Cambiar la dirección</FeedButton>
            <FeedButton act="feed-off">Desactivar</FeedButton>
          </div>
        </>
      ) : (
        <div className="mt-4">
          <FeedButton act="feed-new">Crear dirección privada</FeedButton>
        </div>
      )}
    </section>
  )
}

function FeedButton({ act, children }: { act: string; children: string }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="act" value={act} />
      <Button type="submit" kind={act === 'feed-off' ? 'danger' : 'white'}>
        {children}
      </Button>
    </Form>
  )
}
