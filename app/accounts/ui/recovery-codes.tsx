import { useEffect } from 'react'
import { CopyButton } from '#accounts/ui/copy-button.tsx'
import { Button, ButtonLink, buttonClasses } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'

/** Shown this once. Downloading needs no JavaScript; copying and printing do. */
export function RecoveryCodes({ codes, title }: { codes: readonly string[]; title: string }) {
  const hydrated = useHydrated()
  // The form that they answer stood further down. Braces: scrollTo() returns a promise in some browsers.
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [])
  const text = `Códigos de respaldo de TecniYa\nCada uno sirve una vez.\n\n${codes.join('\n')}\n`
  return (
    <section
      aria-labelledby="codigos-titulo"
      className="mt-5 rounded-16 border border-paper-200 bg-white p-5 shadow-1 md:p-7"
    >
      <Message kind="success">{title}</Message>
      <h2 id="codigos-titulo" className="mt-5 type-h3">
        Guarda tus códigos de respaldo
      </h2>
      <p className="mt-1 text-label/6 text-ink-700">
        Sirven para entrar si pierdes el teléfono. Cada uno sirve una vez y no los volvemos a mostrar.
      </p>
      <div className="mt-4 rounded-12 bg-paper-100 p-4">
        <ol className="grid grid-cols-2 gap-x-4 gap-y-2.5 font-mono text-body/6 font-bold select-all">
          {codes.map(code => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <p className="mt-3 text-small text-ink-600">Sin 0, O, 1, I ni L: no se confunden.</p>
      </div>
      <div className="mt-3 grid gap-2.5 has-[>:nth-child(2)]:grid-cols-2 sm:flex print:hidden">
        <CopyButton
          text={codes.join('\n')}
          label="Copiar los 10"
          doneLabel="Copiados"
          className="px-1! whitespace-nowrap"
        />
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="codigos-de-respaldo-tecniya.txt"
          className={buttonClasses({ kind: 'white' })}
        >
          <Icon of="download" size={18} />
          Descargar
        </a>
      </div>
      {hydrated && (
        <Button
          kind="text"
          className="mt-1 max-sm:w-full sm:-ml-2 print:hidden"
          onClick={() => window.print()}
        >
          <Icon of="printer" size={18} />
          Imprimir
        </Button>
      )}
      <ButtonLink to="/perfil" size="large" className="mt-2 max-sm:w-full print:hidden">
        Ya los guardé
      </ButtonLink>
    </section>
  )
}
