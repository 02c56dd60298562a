// Who may do what: one row per route and method. A number is the status, '→ …' a redirect.
// Blocked and deleted people count as guests, even with a cookie. A POST sends an empty form.

export type Verdict = number | `→ ${string}`

export interface Row {
  /** As in app/routes.ts. */
  readonly route: string
  readonly method: 'GET' | 'POST'
  /** A concrete path, where the route has parameters. */
  readonly at: string
  readonly guest: Verdict
  readonly client: Verdict
  readonly technician: Verdict
  readonly admin: Verdict
}

type Line = [
  route: string,
  method: 'GET' | 'POST',
  guest: Verdict,
  client: Verdict,
  technician: Verdict,
  admin: Verdict,
  at?: string,
]

const LOGIN = '→ /auth/login?from=' as const
const NOT_YOURS = '→ /no-autorizado' as const

// biome-ignore format: it is read as a table.
const LINES: Line[] = [
  // route            method  guest                  client     technician     admin
  ['/',               'GET',  200,                   200,       200,           200],
  ['/',               'POST', 405,                   405,       405,           405],
  ['/no-autorizado',  'GET',  200,                   200,       200,           200],
  ['/no-autorizado',  'POST', 405,                   405,       405,           405],

  ['/tecnicos',       'GET',  200,                   200,       200,           200],
  // Without an act; tests/http/favourites.test.ts sends hearts.
  ['/tecnicos',       'POST', 400,                   400,       400,           400],
  ['/tecnicos/:slug', 'GET',  404,                   404,       404,           404,           '/tecnicos/nadie'],
  ['/tecnicos/:slug', 'POST', 400,                   400,       400,           400,           '/tecnicos/nadie'],
  ['/tecnicos/:slug/revisiones', 'GET',  404,        404,       404,           404,           '/tecnicos/nadie/revisiones'],
  ['/tecnicos/:slug/revisiones', 'POST', 405,        405,       405,           405,           '/tecnicos/nadie/revisiones'],
  ['/tecnicos/oficio/:trade/:city?', 'GET', 404,     404,       404,           404,           '/tecnicos/oficio/nada'],
  ['/tecnicos/oficio/:trade/:city?', 'POST', 405,    405,       405,           405,           '/tecnicos/oficio/nada'],
  ['/tecnicos/ciudad/:city',         'GET', 404,     404,       404,           404,           '/tecnicos/ciudad/nada'],
  ['/tecnicos/ciudad/:city',         'POST', 405,    405,       405,           405,           '/tecnicos/ciudad/nada'],
  ['/precios',               'GET',  200,            200,       200,           200],
  ['/precios',               'POST', 405,            405,       405,           405],
  ['/precios/:trade',        'GET',  404,            404,       404,           404,           '/precios/nada'],
  ['/precios/:trade',        'POST', 405,            405,       405,           405,           '/precios/nada'],
  ['/precios/:trade/:city',  'GET',  404,            404,       404,           404,           '/precios/nada/nada'],
  ['/precios/:trade/:city',  'POST', 405,            405,       405,           405,           '/precios/nada/nada'],
  ['/catalogo',       'GET',  '→ /tecnicos',         '→ /tecnicos', '→ /tecnicos', '→ /tecnicos'],
  ['/catalogo',       'POST', 405,                   405,       405,           405],
  ['/catalogo/mas',   'GET',  200,                   200,       200,           200],
  ['/catalogo/mas',   'POST', 405,                   405,       405,           405],
  ['/buscar/sugerencias', 'GET',  200,               200,       200,           200],
  ['/buscar/sugerencias', 'POST', 405,               405,       405,           405],
  ['/servicio/:id',   'GET',  200,                   200,       200,           200,           '/servicio/x'],
  ['/servicio/:id',   'POST', 405,                   405,       405,           405,           '/servicio/x'],

  ['/robots.txt',     'GET',  200,                   200,       200,           200],
  ['/robots.txt',     'POST', 405,                   405,       405,           405],
  ['/sitemap.xml',    'GET',  200,                   200,       200,           200],
  ['/sitemap.xml',    'POST', 405,                   405,       405,           405],
  ['/sitemap/paginas.xml',  'GET',  200,             200,       200,           200],
  ['/sitemap/paginas.xml',  'POST', 405,             405,       405,           405],
  ['/sitemap/tecnicos.xml', 'GET',  200,             200,       200,           200],
  ['/sitemap/tecnicos.xml', 'POST', 405,             405,       405,           405],

  ['/about',          'GET',  200,                   200,       200,           200],
  ['/about',          'POST', 405,                   405,       405,           405],
  ['/contacto',       'GET',  200,                   200,       200,           200],
  ['/contacto',       'POST', 405,                   405,       405,           405],
  ['/carreras',       'GET',  200,                   200,       200,           200],
  ['/carreras',       'POST', 405,                   405,       405,           405],
  ['/terminos',       'GET',  200,                   200,       200,           200],
  ['/terminos',       'POST', 405,                   405,       405,           405],
  ['/privacidad',     'GET',  200,                   200,       200,           200],
  ['/privacidad',     'POST', 405,                   405,       405,           405],
  ['/cookies',        'GET',  200,                   200,       200,           200],
  ['/cookies',        'POST', 405,                   405,       405,           405],

  ['/auth/login',     'GET',  200,                   '→ /',     '→ /mi-perfil', '→ /admin'],
  ['/auth/login',     'POST', 400,                   '→ /',     '→ /mi-perfil', '→ /admin'],
  ['/auth/register',  'GET',  200,                   '→ /',     '→ /mi-perfil', '→ /admin'],
  ['/auth/register',  'POST', 400,                   '→ /',     '→ /mi-perfil', '→ /admin'],
  ['/auth/forgot',    'GET',  200,                   200,       200,           200],
  ['/auth/forgot',    'POST', 400,                   400,       400,           400],
  ['/auth/reset',     'GET',  200,                   200,       200,           200],
  ['/auth/reset',     'POST', 400,                   400,       400,           400],
  ['/auth/confirmar', 'GET',  200,                   200,       200,           200],
  ['/auth/confirmar', 'POST', 400,                   400,       400,           400],
  // Nobody typed a password before.
  ['/auth/segundo-paso', 'GET',  '→ /auth/login',    '→ /',     '→ /mi-perfil', '→ /admin'],
  ['/auth/segundo-paso', 'POST', '→ /auth/login',    '→ /',     '→ /mi-perfil', '→ /admin'],
  // No provider is configured.
  ['/auth/entrar/:provider', 'GET',  404,            404,       404,           404,           '/auth/entrar/oidc'],
  ['/auth/entrar/:provider', 'POST', 405,            405,       405,           405,           '/auth/entrar/oidc'],
  ['/auth/entrar/:provider/vuelta', 'GET',  404,     404,       404,           404,           '/auth/entrar/oidc/vuelta'],
  ['/auth/entrar/:provider/vuelta', 'POST', 405,     405,       405,           405,           '/auth/entrar/oidc/vuelta'],
  ['/auth/logout',    'GET',  '→ /',                 '→ /',     '→ /',         '→ /'],
  ['/auth/logout',    'POST', '→ /',                 '→ /',     '→ /',         '→ /'],

  ['/perfil',         'GET',  `${LOGIN}%2Fperfil`,   200,       200,           200],
  ['/perfil',         'POST', `${LOGIN}%2Fperfil`,   400,       400,           400],
  ['/perfil/datos',   'GET',  `${LOGIN}%2Fperfil%2Fdatos`, 200, 200,           200],
  // Asks for an export.
  ['/perfil/datos',   'POST', `${LOGIN}%2Fperfil%2Fdatos`, '→ /perfil#datos', '→ /perfil#datos', '→ /perfil#datos'],
  // Nobody's file; account-rights.test.ts opens that of somebody.
  ['/perfil/datos/:id', 'GET',  `${LOGIN}%2Fperfil%2Fdatos%2Fnada`, 404, 404,  404,           '/perfil/datos/nada'],
  ['/perfil/datos/:id', 'POST', `${LOGIN}%2Fperfil%2Fdatos%2Fnada`, 405, 405,  405,           '/perfil/datos/nada'],
  ['/perfil/autorizacion', 'GET',  `${LOGIN}%2Fperfil%2Fautorizacion`, 200, 200, 200],
  ['/perfil/autorizacion', 'POST', `${LOGIN}%2Fperfil%2Fautorizacion`, 400, 400, 400],
  ['/perfil/busquedas', 'GET',  `${LOGIN}%2Fperfil%2Fbusquedas`, '→ /perfil#busquedas', '→ /perfil#busquedas', '→ /perfil#busquedas'],
  ['/perfil/busquedas', 'POST', `${LOGIN}%2Fperfil%2Fbusquedas`, '→ /perfil#busquedas', '→ /perfil#busquedas', '→ /perfil#busquedas'],
  ['/perfil/eliminar', 'GET',  `${LOGIN}%2Fperfil%2Feliminar`, 200, 200,       200],
  ['/perfil/eliminar', 'POST', `${LOGIN}%2Fperfil%2Feliminar`, 400, 400,       400],
  ['/auth/recuperar', 'GET',  200,                   200,       200,           200],
  ['/auth/recuperar', 'POST', 409,                   409,       409,           409],
  // The administrator has no technician's record, and gets none.
  ['/mi-perfil',      'GET',  `${LOGIN}%2Fmi-perfil`, NOT_YOURS, 200,           200],
  ['/mi-perfil',      'POST', 401,                   NOT_YOURS, 400,           400],
  // Nobody's token; porter-link.test.ts opens that of somebody.
  ['/visita/:token',  'GET',  404,                   404,       404,           404,           '/visita/nada'],
  ['/visita/:token',  'POST', 405,                   405,       405,           405,           '/visita/nada'],
  // Nobody's alert; tests/http/search-alerts.test.ts opens one.
  ['/avisame/:token', 'GET',  404,                   404,       404,           404,           '/avisame/nada'],
  ['/avisame/:token', 'POST', 400,                   400,       400,           400,           '/avisame/nada'],
  // Nobody's letter; tests/http/board.test.ts stops one.
  ['/tablero/correo/:token', 'GET',  404,            404,       404,           404,           '/tablero/correo/nada'],
  ['/tablero/correo/:token', 'POST', 404,            404,       404,           404,           '/tablero/correo/nada'],
  // The same of a message; what a genuine one opens: tests/http/visit-link.test.ts.
  ['/v/:token',       'GET',  '→ /auth/login',       '→ /auth/login', '→ /auth/login', '→ /auth/login', '/v/nada'],
  ['/v/:token',       'POST', 405,                   405,       405,           405,           '/v/nada'],
  ['/admin',          'GET',  '→ /',                 '→ /',     '→ /',         200],
  ['/admin',          'POST', '→ /',                 '→ /',     '→ /',         400],
  ['/admin/resenas',  'GET',  '→ /',                 '→ /',     '→ /',         200],
  ['/admin/resenas',  'POST', '→ /',                 '→ /',     '→ /',         400],
  ['/admin/confirmar/:act', 'GET',  '→ /', '→ /',     '→ /',         404,           '/admin/confirmar/bloquear'],
  ['/admin/confirmar/:act', 'POST', '→ /', '→ /',     '→ /',         405,           '/admin/confirmar/bloquear'],
  ['/admin/confirmar/:act/:kind/:uid', 'GET',  '→ /', '→ /',     '→ /',         404,           '/admin/confirmar/bloquear/usuario/nadie'],
  ['/admin/confirmar/:act/:kind/:uid', 'POST', '→ /', '→ /',     '→ /',         405,           '/admin/confirmar/bloquear/usuario/nadie'],
  ['/admin/tablero',  'GET',  '→ /',                 '→ /',     '→ /',         200],
  ['/admin/tablero',  'POST', '→ /',                 '→ /',     '→ /',         400],
  ['/admin/tablero.csv', 'GET',  '→ /',              '→ /',     '→ /',         200],
  ['/admin/tablero.csv', 'POST', '→ /',              '→ /',     '→ /',         405],
  ['/admin/tablero/visitas', 'GET',  '→ /',          '→ /',     '→ /',         200],
  ['/admin/tablero/visitas', 'POST', '→ /',          '→ /',     '→ /',         405],
  ['/perfil/tablero', 'GET',  '→ /',                 '→ /',     '→ /',         '→ /perfil#tablero'],
  ['/perfil/tablero', 'POST', '→ /',                 '→ /',     '→ /',         400],
  ['/admin/reservas', 'GET',  '→ /',                 '→ /',     '→ /',         200],
  ['/admin/reservas', 'POST', '→ /',                 '→ /',     '→ /',         405],
  ['/admin/tecnicos/:uid',       'GET',  '→ /',      '→ /',     '→ /',         404,           '/admin/tecnicos/nadie'],
  ['/admin/tecnicos/:uid',       'POST', '→ /',      '→ /',     '→ /',         400,           '/admin/tecnicos/nadie'],
  ['/admin/tecnicos/:uid/perfil', 'GET',  '→ /',     '→ /',     '→ /',         404,           '/admin/tecnicos/nadie/perfil'],
  ['/admin/tecnicos/:uid/perfil', 'POST', '→ /',     '→ /',     '→ /',         405,           '/admin/tecnicos/nadie/perfil'],
  ['/admin/tecnicos/:uid/reservas', 'GET',  '→ /',   '→ /',     '→ /',         404,           '/admin/tecnicos/nadie/reservas'],
  ['/admin/tecnicos/:uid/reservas', 'POST', '→ /',   '→ /',     '→ /',         405,           '/admin/tecnicos/nadie/reservas'],
  ['/admin/usuarios/:uid',       'GET',  '→ /',      '→ /',     '→ /',         404,           '/admin/usuarios/nadie'],
  ['/admin/usuarios/:uid',       'POST', '→ /',      '→ /',     '→ /',         400,           '/admin/usuarios/nadie'],
  ['/admin/trabajos/:id', 'GET',  '→ /',             '→ /',     '→ /',         405,           '/admin/trabajos/1'],
  ['/admin/trabajos/:id', 'POST', '→ /',             '→ /',     '→ /',         400,           '/admin/trabajos/1'],
  ['/admin/visitas',  'GET',  '→ /',                 '→ /',     '→ /',         200],
  ['/admin/visitas',  'POST', '→ /',                 '→ /',     '→ /',         405],
  ['/admin/visitas/:key', 'GET',  '→ /',             '→ /',     '→ /',         405,           '/admin/visitas/1'],
  ['/admin/visitas/:key', 'POST', '→ /',             '→ /',     '→ /',         400,           '/admin/visitas/1'],
  ['/admin/reportes', 'GET',  '→ /',                 '→ /',     '→ /',         200],
  ['/admin/reportes', 'POST', '→ /',                 '→ /',     '→ /',         400],
  ['/admin/avisos',   'GET',  '→ /',                 '→ /',     '→ /',         200],
  // No form of ours.
  ['/admin/avisos',   'POST', '→ /',                 '→ /',     '→ /',         400],
  ['/admin/historial/:kind/:id', 'GET',  '→ /',      '→ /',     '→ /',         404,           '/admin/historial/tecnico/nadie'],
  ['/admin/historial/:kind/:id', 'POST', '→ /',      '→ /',     '→ /',         400,           '/admin/historial/tecnico/nadie'],
  ['/admin/conversacion/:source/:id', 'GET',  '→ /', '→ /',     '→ /',         404,           '/admin/conversacion/reporte/999999999'],
  ['/admin/conversacion/:source/:id', 'POST', '→ /', '→ /',     '→ /',         403,           '/admin/conversacion/reporte/999999999'],
  ['/admin/garantias', 'GET', '→ /',                 '→ /',     '→ /',         200],
  ['/admin/garantias', 'POST', '→ /',                '→ /',     '→ /',         405],
  ['/admin/garantias/:id', 'GET',  '→ /',            '→ /',     '→ /',         404,           '/admin/garantias/999999999'],
  ['/admin/garantias/:id', 'POST', '→ /',            '→ /',     '→ /',         404,           '/admin/garantias/999999999'],
  ['/tecnico',        'GET',  `${LOGIN}%2Ftecnico`,  NOT_YOURS, '→ /mi-perfil', '→ /mi-perfil'],
  ['/tecnico',        'POST', `${LOGIN}%2Ftecnico`,  NOT_YOURS, 405,           405],

  // A form sent without a session: it ended while the page was open (D33).
  ['/agendar/:tid?',  'GET',  `${LOGIN}%2Fagendar%2Fnadie`, 404, 404,          404,           '/agendar/nadie'],
  ['/agendar/:tid?',  'POST', 401,                   400,       400,           400,           '/agendar/nadie'],
  ['/agendar/fotos',  'GET',  `${LOGIN}%2Fagendar%2Ffotos`, 405, 405,          405],
  ['/agendar/fotos',  'POST', 401,                   400,       400,           400],
  // Nobody's photo; problem-photos.test.ts opens those of somebody.
  ['/fotos/:id',      'GET',  `${LOGIN}%2Ffotos%2Fnada`, 404,   404,           404,           '/fotos/nada'],
  ['/fotos/:id',      'POST', `${LOGIN}%2Ffotos%2Fnada`, 405,   405,           405,           '/fotos/nada'],
  // Nobody's document; credential-documents.test.ts opens those of somebody.
  ['/documentos/:id', 'GET',  `${LOGIN}%2Fdocumentos%2Fnada`, 404, 404,        404,           '/documentos/nada'],
  ['/documentos/:id', 'POST', `${LOGIN}%2Fdocumentos%2Fnada`, 405, 405,        405,           '/documentos/nada'],
  ['/mis-reservas',   'GET',  `${LOGIN}%2Fmis-reservas`, 200,   200,           200],
  ['/mis-reservas',   'POST', 401,                   400,       400,           400],
  ['/mis-tecnicos',   'GET',  `${LOGIN}%2Fmis-tecnicos`, 200,   200,           200],
  ['/mis-tecnicos',   'POST', 400,                   400,       400,           400],
  ['/mis-reservas/:key.ics', 'GET',  `${LOGIN}%2Fmis-reservas%2F1.ics`, 404, 404, 404,        '/mis-reservas/1.ics'],
  ['/mis-reservas/:key.ics', 'POST', `${LOGIN}%2Fmis-reservas%2F1.ics`, 405, 405, 405,        '/mis-reservas/1.ics'],
  ['/mis-reservas/:key/direccion', 'GET',  `${LOGIN}%2Fmis-reservas%2F1%2Fdireccion`, 404, 404, 404, '/mis-reservas/1/direccion'],
  ['/mis-reservas/:key/direccion', 'POST', `${LOGIN}%2Fmis-reservas%2F1%2Fdireccion`, 404, 404, 404, '/mis-reservas/1/direccion'],
  ['/perfil/correo',      'GET',  `${LOGIN}%2Fperfil%2Fcorreo`, 200,     200,           200],
  ['/perfil/correo',      'POST', `${LOGIN}%2Fperfil%2Fcorreo`, 400,     400,           400],
  // Without a token the link is dead.
  ['/perfil/correo/confirmar', 'GET',  `${LOGIN}%2Fperfil%2Fcorreo%2Fconfirmar`, 409, 409, 409],
  ['/perfil/correo/confirmar', 'POST', `${LOGIN}%2Fperfil%2Fcorreo%2Fconfirmar`, 409, 409, 409],
  ['/perfil/contrasena',  'GET',  `${LOGIN}%2Fperfil%2Fcontrasena`, 200, 200,           200],
  ['/perfil/contrasena',  'POST', `${LOGIN}%2Fperfil%2Fcontrasena`, 400, 400,           400],
  ['/perfil/sesiones',    'GET',  `${LOGIN}%2Fperfil%2Fsesiones`, 200,   200,           200],
  ['/perfil/sesiones',    'POST', `${LOGIN}%2Fperfil%2Fsesiones`, 409,   409,           409],
  ['/perfil/segundo-paso', 'GET',  `${LOGIN}%2Fperfil%2Fsegundo-paso`, 200, 200,        200],
  ['/perfil/segundo-paso', 'POST', `${LOGIN}%2Fperfil%2Fsegundo-paso`, 400, 400,        400],
  // Without configuration there is none; with it: tests/http/whatsapp-connect.test.ts.
  ['/perfil/whatsapp', 'GET',  `${LOGIN}%2Fperfil%2Fwhatsapp`, 404,     404,           404],
  ['/perfil/whatsapp', 'POST', `${LOGIN}%2Fperfil%2Fwhatsapp`, 404,     404,           404],
  // Nothing to report; reports.test.ts reports something.
  ['/reportar/:kind/:id', 'GET',  `${LOGIN}%2Freportar%2Fvisita%2F1`, 404, 404, 404,            '/reportar/visita/1'],
  ['/reportar/:kind/:id', 'POST', `${LOGIN}%2Freportar%2Fvisita%2F1`, 404, 404, 404,            '/reportar/visita/1'],
  // Nobody's case; guarantee.test.ts opens those of somebody.
  ['/mis-reservas/:key', 'GET',  `${LOGIN}%2Fmis-reservas%2F1`, 404, 404, 404, '/mis-reservas/1'],
  ['/mis-reservas/:key', 'POST', `${LOGIN}%2Fmis-reservas%2F1`, 404, 404, 404, '/mis-reservas/1'],
  ['/mis-reservas/:key/envio', 'GET',  `${LOGIN}%2Fmis-reservas%2F1%2Fenvio`, 405, 405, 405, '/mis-reservas/1/envio'],
  ['/mis-reservas/:key/envio', 'POST', `${LOGIN}%2Fmis-reservas%2F1%2Fenvio`, 404, 404, 404, '/mis-reservas/1/envio'],
  ['/mis-reservas/:key/no-puedo', 'GET',  `${LOGIN}%2Fmis-reservas%2F1%2Fno-puedo`, 404, 404, 404, '/mis-reservas/1/no-puedo'],
  ['/mis-reservas/:key/no-puedo', 'POST', `${LOGIN}%2Fmis-reservas%2F1%2Fno-puedo`, 405, 405, 405, '/mis-reservas/1/no-puedo'],
  // Nobody's receipt; visit-receipt.test.ts opens those of somebody.
  ['/mis-reservas/:key/comprobante', 'GET',  `${LOGIN}%2Fmis-reservas%2F1%2Fcomprobante`, 404, 404, 404, '/mis-reservas/1/comprobante'],
  ['/mis-reservas/:key/comprobante', 'POST', `${LOGIN}%2Fmis-reservas%2F1%2Fcomprobante`, 405, 405, 405, '/mis-reservas/1/comprobante'],
  ['/mis-reservas/:key/comprobante.pdf', 'GET',  `${LOGIN}%2Fmis-reservas%2F1%2Fcomprobante.pdf`, 404, 404, 404, '/mis-reservas/1/comprobante.pdf'],
  ['/mis-reservas/:key/comprobante.pdf', 'POST', `${LOGIN}%2Fmis-reservas%2F1%2Fcomprobante.pdf`, 405, 405, 405, '/mis-reservas/1/comprobante.pdf'],
  ['/mis-reservas/:key/garantia', 'GET',  `${LOGIN}%2Fmis-reservas%2F1%2Fgarantia`, 404, 404, 404, '/mis-reservas/1/garantia'],
  ['/mis-reservas/:key/garantia', 'POST', `${LOGIN}%2Fmis-reservas%2F1%2Fgarantia`, 404, 404, 404, '/mis-reservas/1/garantia'],
  ['/avisos',         'GET',  `${LOGIN}%2Favisos`,   200,       200,           200],
  ['/avisos',         'POST', 401,                   400,       400,           400],
  ['/avisos/quitar',  'GET',  `${LOGIN}%2Favisos%2Fquitar`, 405, 405,          405],
  ['/avisos/quitar',  'POST', 401,                   200,       200,           200],
  ['/agenda',         'GET',  `${LOGIN}%2Fagenda`,   NOT_YOURS, 200,           200],
  ['/agenda',         'POST', 401,                   NOT_YOURS, 400,           400],
  ['/agenda/cancelar/:key', 'GET',  `${LOGIN}%2Fagenda%2Fcancelar%2F1`, NOT_YOURS, 404, 404,  '/agenda/cancelar/1'],
  ['/agenda/cancelar/:key', 'POST', `${LOGIN}%2Fagenda%2Fcancelar%2F1`, NOT_YOURS, 405, 405,  '/agenda/cancelar/1'],
  ['/mi-perfil/resenas', 'GET',  `${LOGIN}%2Fmi-perfil%2Fresenas`, NOT_YOURS, 200, 200],
  ['/mi-perfil/resenas', 'POST', 401,                NOT_YOURS, 400,           400],
  ['/agenda/no-acepto/:key', 'GET',  `${LOGIN}%2Fagenda%2Fno-acepto%2F1`, NOT_YOURS, 404, 404, '/agenda/no-acepto/1'],
  ['/agenda/no-acepto/:key', 'POST', `${LOGIN}%2Fagenda%2Fno-acepto%2F1`, NOT_YOURS, 404, 404, '/agenda/no-acepto/1'],
  ['/agenda/clientes', 'GET',  `${LOGIN}%2Fagenda%2Fclientes`, NOT_YOURS, 200, 200],
  ['/agenda/clientes', 'POST', `${LOGIN}%2Fagenda%2Fclientes`, NOT_YOURS, 400, 400],
  ['/agenda/horas',   'GET',  `${LOGIN}%2Fagenda%2Fhoras`, NOT_YOURS, 200, 404],
  ['/agenda/horas',   'POST', `${LOGIN}%2Fagenda%2Fhoras`, NOT_YOURS, 400, 400],
  ['/agenda/semana',  'GET',  `${LOGIN}%2Fagenda%2Fsemana`, NOT_YOURS, 200, 404],
  ['/agenda/semana',  'POST', `${LOGIN}%2Fagenda%2Fsemana`, NOT_YOURS, 404, 404],
  ['/agenda/semana/datos-de-pago', 'GET',  `${LOGIN}%2Fagenda%2Fsemana%2Fdatos-de-pago`, NOT_YOURS, 200, 404],
  ['/agenda/semana/datos-de-pago', 'POST', `${LOGIN}%2Fagenda%2Fsemana%2Fdatos-de-pago`, NOT_YOURS, 400, 400],
  ['/agenda/semana.csv', 'GET',  `${LOGIN}%2Fagenda%2Fsemana.csv`, NOT_YOURS, 404, 404],
  ['/agenda/semana.csv', 'POST', `${LOGIN}%2Fagenda%2Fsemana.csv`, NOT_YOURS, 405, 405],
  ['/agenda/semana.pdf', 'GET',  `${LOGIN}%2Fagenda%2Fsemana.pdf`, NOT_YOURS, 404, 404],
  ['/agenda/semana.pdf', 'POST', `${LOGIN}%2Fagenda%2Fsemana.pdf`, NOT_YOURS, 405, 405],
  ['/agenda/:key', 'GET',  `${LOGIN}%2Fagenda%2F1`, NOT_YOURS, 404, 404,  '/agenda/1'],
  ['/agenda/:key', 'POST', `${LOGIN}%2Fagenda%2F1`, NOT_YOURS, 404, 404,  '/agenda/1'],
  ['/agenda/:key/envio', 'GET',  `${LOGIN}%2Fagenda%2F1%2Fenvio`, NOT_YOURS, 405, 405, '/agenda/1/envio'],
  ['/agenda/:key/envio', 'POST', `${LOGIN}%2Fagenda%2F1%2Fenvio`, NOT_YOURS, 404, 404, '/agenda/1/envio'],
  ['/agenda/:key/comprobante', 'GET',  `${LOGIN}%2Fagenda%2F1%2Fcomprobante`, NOT_YOURS, 404, 404, '/agenda/1/comprobante'],
  ['/agenda/:key/comprobante', 'POST', `${LOGIN}%2Fagenda%2F1%2Fcomprobante`, NOT_YOURS, 405, 405, '/agenda/1/comprobante'],
  ['/agenda/:key/comprobante.pdf', 'GET',  `${LOGIN}%2Fagenda%2F1%2Fcomprobante.pdf`, NOT_YOURS, 404, 404, '/agenda/1/comprobante.pdf'],
  ['/agenda/:key/comprobante.pdf', 'POST', `${LOGIN}%2Fagenda%2F1%2Fcomprobante.pdf`, NOT_YOURS, 405, 405, '/agenda/1/comprobante.pdf'],
  ['/agenda/:key/como-llegar', 'GET',  `${LOGIN}%2Fagenda%2F1%2Fcomo-llegar`, NOT_YOURS, 404, 404, '/agenda/1/como-llegar'],
  ['/agenda/:key/como-llegar', 'POST', `${LOGIN}%2Fagenda%2F1%2Fcomo-llegar`, NOT_YOURS, 405, 405, '/agenda/1/como-llegar'],
  ['/agenda/:key/nadie', 'GET',  `${LOGIN}%2Fagenda%2F1%2Fnadie`, NOT_YOURS, 404, 404,  '/agenda/1/nadie'],
  ['/agenda/:key/nadie', 'POST', `${LOGIN}%2Fagenda%2F1%2Fnadie`, NOT_YOURS, 405, 405,  '/agenda/1/nadie'],
  ['/agenda/garantia/:key', 'GET',  `${LOGIN}%2Fagenda%2Fgarantia%2F1`, NOT_YOURS, 404, 404,  '/agenda/garantia/1'],
  ['/agenda/garantia/:key', 'POST', `${LOGIN}%2Fagenda%2Fgarantia%2F1`, NOT_YOURS, 404, 404,  '/agenda/garantia/1'],
  ['/mi-perfil/vista-previa', 'GET',  `${LOGIN}%2Fmi-perfil%2Fvista-previa`, NOT_YOURS, 200, 200],
  ['/mi-perfil/vista-previa', 'POST', `${LOGIN}%2Fmi-perfil%2Fvista-previa`, NOT_YOURS, 405, 405],
  ['/mi-perfil/foto/subida', 'GET',  `${LOGIN}%2Fmi-perfil%2Ffoto%2Fsubida`, NOT_YOURS, 405, 405],
  ['/mi-perfil/foto/subida', 'POST', 401,            NOT_YOURS, 400,           400],
  ['/mi-perfil/trabajos', 'GET',  `${LOGIN}%2Fmi-perfil%2Ftrabajos`, NOT_YOURS, 200, '→ /mi-perfil'],
  ['/mi-perfil/trabajos', 'POST', 401,               NOT_YOURS, 400,           '→ /mi-perfil'],
  ['/mi-perfil/verificacion', 'GET',  `${LOGIN}%2Fmi-perfil%2Fverificacion`, NOT_YOURS, 200, '→ /mi-perfil'],
  ['/mi-perfil/verificacion', 'POST', 401,           NOT_YOURS, 400,           '→ /mi-perfil'],
  ['/mi-perfil/verificacion/:slug', 'GET',  `${LOGIN}%2Fmi-perfil%2Fverificacion%2Fcedula`, NOT_YOURS, 200, '→ /mi-perfil', '/mi-perfil/verificacion/cedula'],
  ['/mi-perfil/verificacion/:slug', 'POST', 401,     NOT_YOURS, 400,           400,           '/mi-perfil/verificacion/cedula'],
  ['/mi-perfil/verificacion/:slug/envio', 'GET',  `${LOGIN}%2Fmi-perfil%2Fverificacion%2Fcedula%2Fenvio`, NOT_YOURS, 405, 405, '/mi-perfil/verificacion/cedula/envio'],
  ['/mi-perfil/verificacion/:slug/envio', 'POST', 401, NOT_YOURS, 400,         400,           '/mi-perfil/verificacion/cedula/envio'],
  // The token in the URL is the credential; this one is invalid.
  ['/agenda/calendario/:token.ics', 'GET',  404,     404,       404,           404,           '/agenda/calendario/x.ics'],
  ['/agenda/calendario/:token.ics', 'POST', 405,     405,       405,           405,           '/agenda/calendario/x.ics'],

  ['/*',              'GET',  404,                   404,       404,           404,           '/no-existe'],
  ['/*',              'POST', 405,                   405,       405,           405,           '/no-existe'],
]

/** Data requests that differ: nothing is rendered, so the loader that redirects does not run. */
// biome-ignore format: it is read as a table.
const DATA_LINES: Line[] = [
  // route            method  guest                  client     technician     admin
  ['/auth/login',     'POST', 400,                   400,       400,           400],
  ['/auth/register',  'POST', 400,                   400,       400,           400],
  ['/auth/segundo-paso', 'POST', 400,                400,       400,           400],
  ['/mi-perfil/trabajos', 'POST', 401,               NOT_YOURS, 400,           400],
  ['/mi-perfil/verificacion', 'POST', 401,           NOT_YOURS, 400,           400],
]

export const EXPECTED: readonly Row[] = LINES.map(rowFrom)
export const EXPECTED_OF_DATA: readonly Row[] = DATA_LINES.map(rowFrom)

function rowFrom([route, method, guest, client, technician, admin, at = route]: Line): Row {
  return { route, method, at, guest, client, technician, admin }
}
