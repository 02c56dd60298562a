import { expect, test } from 'vitest'
import { accepted } from '#platform/domain/outcome.ts'
import { LINE_FIELDS, typedLinesFrom } from '#visits/domain/work-lines.ts'
import { visitAct } from '#visits/pages/visit-act.server.ts'
import { VISIT_REFUSALS } from '#visits/wording/outcomes.ts'

const ROW = { by: ['client'], refusals: VISIT_REFUSALS, failed: null, leadsTo: '' } as const

test('a handler has the fields that its row names and no others', () => {
  const act = visitAct({
    ...ROW,
    fields: ['texto'],
    errorAt: { 'message-empty': 'texto' },
    handle: async ({ texto }, { key }) => accepted(`${texto} ${key}`),
  })
  expect(act.fields).toEqual(['texto'])

  // @ts-expect-error: `motivo` is not named.
  visitAct({ ...ROW, fields: ['texto'], handle: async ({ motivo }) => accepted(motivo) })
  // @ts-expect-error: an error beside a field that the form does not have.
  visitAct({ ...ROW, fields: ['texto'], errorAt: 'motivo', handle: async () => accepted() })
  // @ts-expect-error: a code without a sentence.
  visitAct({ ...ROW, fields: [], failed: 'unheard-of', handle: async () => accepted() })

  const lines = { ...ROW, fields: [], repeated: LINE_FIELDS }
  visitAct({ ...lines, handle: async (_, { all }) => accepted(typedLinesFrom(all)) })
  // @ts-expect-error: the fields of a line are not named.
  visitAct({ ...ROW, fields: [], handle: async (_, { all }) => accepted(typedLinesFrom(all)) })
})
