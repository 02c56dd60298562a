import { useState } from 'react'
import { Button, ButtonLink } from '#platform/ui/basics/button.tsx'
import { buttonClasses } from '#platform/ui/basics/button-classes.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'

/** Shown this once. Downloading needs no JavaScript; copying and printing do. */
export function RecoveryCodes({ codes, title }: { codes: readonly string[]; title: string }) {
  const hydrated = useHydrated()
  const [isCopied, setIsCopied] = useState(false)
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
      <ol className="mt-4 grid grid-cols-2 gap-x-4 gap-y-1 rounded-12 bg-paper-100 p-4 font-mono text-body tabular-nums">
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap gap-2.5 print:hidden">
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="codigos-de-respaldo-tecniya.txt"
          className={buttonClasses({ kind: 'white' })}
        >
          <Icon of="download" size={18} />
          Descargar
        </a>
        {hydrated && (
          <>
            <Button
              kind="white"
              onClick={() =>
                navigator.clipboard?.writeText(text).then(
                  () => setIsCopied(true),
                  () => {},
                )
              }
            >
              <Icon of={isCopied ? 'check' : 'copy'} size={18} />
              <span aria-live="polite">{isCopied ? 'Copiados' : 'Copiar'}</span>
            </Button>
            <Button kind="white" onClick={() => window.print()}>
              <Icon of="printer" size={18} />
              Imprimir
            </Button>
          </>
        )}
      </div>
      <ButtonLink to="/perfil" className="mt-5 w-full sm:w-auto print:hidden">
        Ya los guardé
      </ButtonLink>
    </section>
  )
}
