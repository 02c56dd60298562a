// D21: a moderated profile cannot be published, not even from a form opened before.
import { expect, open, test } from '#tests/support/journey.ts'
import { LONG_BIO } from '#tests/support/profile-drafts.ts'

const COMPLETE = `
  update technicians set "fotoURL" = '/people/nelson.svg', "bioCorta" = $2, especialidades = '{Plomería}', ciudad = 'Cali',
    servicios = '[{"nombre": "Visita", "codigo": "", "descripcion": "", "tarifa": "", "precioSugerido": 50000}]',
    "zonasCobertura" = '{Centro}', nombre = $3
  where uid = (select uid from users where email = $1) returning uid`

for (const act of ['Revisión', 'Bloquear'])
  test(`a form opened before "${act}" cannot publish`, { tag: '@desktop' }, async ({
    page,
    site,
    context,
  }) => {
    await site.signIn('admin', context)
    const theirs = await context.browser()?.newContext({ baseURL: site.origin })
    if (!theirs) throw new Error('no browser')
    const { email } = await site.signIn('tecnico', theirs)
    const name = `Nelson ${email.slice(4, 12)}`
    const nelsons = await theirs.newPage()
    await nelsons.goto('/mi-perfil')
    const [row] = await site.sql<{ uid: string }>(COMPLETE, [email, LONG_BIO, name])
    await open(nelsons, '/mi-perfil')
    await expect(nelsons.getByRole('heading', { name: 'Todo listo' })).toBeVisible()

    await open(page, `/admin?${new URLSearchParams({ q: name })}`)
    await page.getByRole('button', { name: `${act} a ${name}` }).click()
    const badge = act === 'Bloquear' ? 'Bloqueado' : 'En revisión'
    await expect(page.getByRole('listitem', { name }).getByText(badge, { exact: true })).toBeVisible()

    await nelsons.getByRole('button', { name: 'Publicar', exact: true }).filter({ visible: true }).click()
    await expect(nelsons.getByRole('alert')).toHaveText('No pudimos publicar el perfil.')
    expect(await site.sql('select publicado from technicians where uid = $1', [row?.uid])).toEqual([
      { publicado: false },
    ])
    await theirs.close()
  })
