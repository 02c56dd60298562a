import { expect, test } from 'vitest'
import { parseReport, REPORT_DETAILS_MAX_LENGTH } from '#reports/domain/report.ts'

test('a reason that fits the target is needed', () => {
  expect(parseReport('review', { motivo: 'no-show' })).toMatchObject({ field: 'motivo' })
  expect(parseReport('booking', {})).toMatchObject({ field: 'motivo', code: 'report-reason-required' })
  expect(parseReport('booking', { motivo: 'no-show', detalle: ' Nunca llegó. ' })).toEqual({
    ok: true,
    value: { reason: 'no-show', details: 'Nunca llegó.' },
  })
})

test('another reason needs words, and words have a limit in characters', () => {
  expect(parseReport('technician', { motivo: 'other', detalle: '  ' })).toMatchObject({
    field: 'detalle',
    code: 'report-details-required',
  })
  const longest = '😀'.repeat(REPORT_DETAILS_MAX_LENGTH)
  expect(parseReport('technician', { motivo: 'other', detalle: longest }).ok).toBe(true)
  expect(parseReport('technician', { motivo: 'other', detalle: `${longest}a` })).toMatchObject({
    code: 'report-details-long',
  })
})
