import { Form, Link, useLocation } from 'react-router'
import { Button } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'

/** Told once to signed-in people, until they answer. It stops nobody. */
export function PolicyStrip() {
  const { pathname, search } = useLocation()
  return (
    <section
      aria-label="Aviso de privacidad"
      className="border-b border-petrol-200 bg-petrol-50 print:hidden"
    >
      <div className="container-page flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
        <p className="flex min-w-0 flex-1 basis-64 items-start gap-2.5 text-label/6 text-ink-800">
          <Icon of="info" className="mt-0.5 shrink-0 text-petrol-600" />
          <span>
            Cambiamos los Términos y la Política de Privacidad.{' '}
            <Link
              to="/privacidad"
              className="font-bold text-petrol-600 underline underline-offset-2 hover:text-petrol-700"
            >
              Leer qué guardamos
            </Link>
          </span>
        </p>
        <Form method="post" action="/perfil/autorizacion" preventScrollReset replace>
          <input type="hidden" name="from" value={pathname + search} />
          <Button type="submit" name="intent" value="told" kind="white">
            Entendido
          </Button>
        </Form>
      </div>
    </section>
  )
}
