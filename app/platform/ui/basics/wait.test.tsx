import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Wait } from '#platform/ui/basics/wait.tsx'

const markup = (since: string) => renderToStaticMarkup(<Wait since={since} today="2026-11-16" />)

test('a wait stands out from its fifth day on', () => {
  expect(markup('2026-11-12')).toContain('Espera 4 días')
  expect(markup('2026-11-12')).not.toContain('<svg')
  expect(markup('2026-11-11')).toContain('Espera 5 días')
  expect(markup('2026-11-11')).toContain('<svg')
})
