// What people looked for in vain near a technician, on 'Tu semana' and in the editor, without JavaScript.
import { expect, test } from 'vitest'
import { bogotaDate } from '#platform/domain/time.ts'
import { openPage } from '#tests/support/browser/html-page.ts'
import { signedInTechnicians } from '#tests/support/people/signed-in.ts'
import { sharedProgram } from '#tests/support/program/test-program.ts'

const program = await sharedProgram()
const { rows, pool } = program.database
const [technician, elsewhere] = await signedInTechnicians(pool, 2)
if (!technician || !elsewhere) throw new Error('two technicians')
const PAGES = ['/agenda/semana', '/mi-perfil'] as const

const place = (uid: string, ciudad: string) =>
  rows(`update technicians set ciudad = $2, especialidades = '{Neveras}' where uid = $1`, [uid, ciudad])
const searchedInVain = (trade: string, city: string, times: number) =>
  rows(
    `insert into demand_counts select $1, fact, $2, $3, '', $4 from unnest(array['search', 'unfound']) as fact
     on conflict (day, fact, especialidad, ciudad, lugar) do update set times = excluded.times`,
    [bogotaDate(new Date()), trade, city, times],
  )
const textOf = async (path: string, who = technician) => (await openPage(program.visitor(who), path)).text

test('searches in vain are told from five on, near, and lead to where that can be changed', async () => {
  await place(technician.uid, 'Soacha')
  await place(elsewhere.uid, 'Cali')
  await searchedInVain('Aires Acondicionados', 'Bogotá', 4)
  for (const path of PAGES) expect(await textOf(path)).not.toContain('Buscan')
  await searchedInVain('Aires Acondicionados', 'Bogotá', 5)
  for (const path of PAGES) {
    const page = await openPage(program.visitor(technician), path)
    expect(page.text).toContain('Buscan técnicos de aires acondicionados en Bogotá')
    expect(page.text).toContain('Lo buscaron 5 veces en 7 días y no encontraron a nadie.')
    expect(page.html).toContain('href="/mi-perfil#especialidades"')
    expect(page.text).toContain('Agregar este oficio')
    expect(await textOf(path, elsewhere)).not.toContain('Buscan')
  }
  await searchedInVain('Neveras', 'Soacha', 1200)
  for (const path of PAGES) {
    const page = await openPage(program.visitor(technician), path)
    expect(page.text).toContain('Buscan técnicos de neveras en Soacha')
    expect(page.text).toContain('Lo buscaron 1.200 veces')
    expect(page.html).toContain('href="/mi-perfil#horario"')
    expect(page.text).not.toContain('aires acondicionados en Bogotá')
  }
  expect(await textOf('/agenda/semana?mes=2026-01')).not.toContain('Buscan')
})
