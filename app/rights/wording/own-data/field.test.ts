import { expect, test } from 'vitest'
import { shownFields, valueText } from '#rights/wording/own-data/field.ts'
import { html } from '#rights/wording/own-data/html.ts'

test('values read as a person says them, in hours of Bogotá', () => {
  expect(valueText('2026-11-16T15:05:00+00:00')).toBe('16 de noviembre de 2026, 10:05')
  expect(valueText('2026-11-17T03:00:00.25+00:00')).toBe('16 de noviembre de 2026, 22:00')
  expect(valueText('2026-11-16')).toBe('16 de noviembre de 2026')
  expect(valueText(true)).toBe('Sí')
  expect(valueText(110000, { unit: 'money' })).toBe('$\u00a0110.000')
  expect(valueText(4, { unit: 'stars' })).toBe('4 de 5')
  expect(valueText('efectivo', { values: { efectivo: 'Efectivo' } })).toBe('Efectivo')
  expect(valueText(['Neveras', 'Gas'])).toBe('Neveras, Gas')
  expect(valueText({ dom: [], lun: [{ fin: '12:00', inicio: '08:00' }] })).toBe(
    'Lunes: 08:00 a 12:00\nDomingo: no atiendes',
  )
  expect(valueText([{ codigo: 'D', precioSugerido: 60 }, { nombre: 'Fuga' }])).toBe(
    'Código: D · Precio: $\u00a060\nNombre: Fuga',
  )
})

test('what is not known is shown as it is stored, under its own name', () => {
  const section = { title: '', fields: { id: 'internal', at: 'Cuándo' } } as const
  expect(shownFields(section, { montoDevuelto: 5, id: 1, at: '2026-11-16', nada: null, vacio: '' })).toEqual([
    { label: 'Cuándo', text: '16 de noviembre de 2026' },
    { label: 'Monto devuelto', text: '5' },
  ])
  expect(valueText('constructor', { values: {} })).toBe('constructor')
  expect(valueText('2026-99-99T99:99')).toBe('2026-99-99T99:99')
})

test('what is put into the template is text', { tags: ['attack'] }, () => {
  const name = `</style><script>alert("1")</script>'&`
  expect(html`<p title="${name}">${[html`<b>${name}</b>`]}</p>`.markup).toBe(
    '<p title="&lt;/style&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39;&amp;"><b>&lt;/style&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39;&amp;</b></p>',
  )
})
