// Section 2: Spanish URL → page module, grouped by guard (guards/access.ts).
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('pages/home.tsx'),
  route('tecnicos', 'pages/catalogue.tsx'),
  route('tecnicos/:slug', 'pages/technician-profile.tsx'),
  route('tecnicos/:slug/revisiones', 'pages/technician-checks.ts'),
  route('tecnicos/oficio/:trade/:city?', 'pages/landing.tsx', { id: 'landing-by-trade' }),
  route('tecnicos/ciudad/:city', 'pages/landing.tsx', { id: 'landing-by-city' }),
  route('catalogo', 'pages/catalogue-redirect.ts'),
  route('catalogo/mas', 'pages/catalogue-more.ts'),
  route('buscar/sugerencias', 'pages/search-suggestions.ts'),
  route('servicio/:id', 'pages/service-detail.tsx'),
  route('robots.txt', 'pages/robots.ts'),
  route('sitemap.xml', 'pages/sitemap-index.ts'),
  route('sitemap/paginas.xml', 'pages/sitemap-pages.ts'),
  route('sitemap/tecnicos.xml', 'pages/sitemap-technicians.ts'),
  route('no-autorizado', 'pages/unauthorized.tsx'),

  ...['about', 'contacto', 'carreras', 'terminos', 'privacidad', 'cookies'].map(path =>
    route(path, 'pages/article.tsx', { id: `article-${path}` }),
  ),

  route('auth/login', 'pages/login.tsx'),
  route('auth/register', 'pages/register.tsx'),
  route('auth/forgot', 'pages/forgot.tsx'),
  route('auth/reset', 'pages/reset.tsx'),
  route('auth/confirmar', 'pages/confirm-email.tsx'),
  route('auth/logout', 'pages/logout.ts'),

  layout('guards/signed-in-guests-may-post.tsx', [
    route('agendar/:tid?', 'pages/book.tsx'),
    route('agendar/fotos', 'pages/problem-photo-upload.ts'),
    route('mis-reservas', 'pages/my-bookings.tsx'),
    route('avisos', 'pages/push-devices.ts'),
    route('avisos/quitar', 'pages/push-device-removal.ts'),
  ]),
  layout('guards/signed-in.tsx', [
    route('perfil', 'pages/account.tsx'),
    route('mis-reservas/:key.ics', 'pages/my-booking-calendar.ts'),
    route('fotos/:id', 'pages/problem-photo.ts'),
    route('documentos/:id', 'pages/check-document.ts'),
    route('mis-reservas/:key/direccion', 'pages/my-booking-address.tsx'),
    route('reportar/:kind/:id', 'pages/report.tsx'),
    route('mis-reservas/:key/garantia', 'pages/my-booking-guarantee.tsx'),
  ]),
  layout('guards/technician-guests-may-post.tsx', [
    route('agenda', 'pages/agenda.tsx'),
    route('mi-perfil', 'pages/own-profile.tsx'),
    route('mi-perfil/resenas', 'pages/own-reviews.tsx'),
    route('mi-perfil/foto', 'pages/own-photo.tsx'),
    route('mi-perfil/foto/subida', 'pages/own-photo-upload.ts'),
    route('mi-perfil/trabajos', 'pages/own-job-photos.tsx'),
    route('mi-perfil/verificacion', 'pages/own-checks.tsx'),
    route('mi-perfil/verificacion/:slug', 'pages/own-check-form.tsx'),
  ]),
  layout('guards/technician.tsx', [
    route('tecnico', 'pages/technician-landing.ts'),
    route('agenda/cancelar/:key', 'pages/agenda-cancel.tsx'),
    route('agenda/no-acepto/:key', 'pages/agenda-block-client.tsx'),
    route('agenda/clientes', 'pages/agenda-clients.tsx'),
    route('agenda/garantia/:key', 'pages/agenda-guarantee.tsx'),
  ]),
  // Calendar programs send no cookies: the secret token in the URL authorizes.
  route('agenda/calendario/:token.ics', 'pages/agenda-calendar.ts'),
  layout('guards/admin.tsx', [
    route('admin', 'pages/admin/panel.tsx'),
    route('admin/confirmar/:act/:kind/:uid', 'pages/admin/confirm.tsx'),
    // The former address of the question before deleting.
    route('admin/eliminar/:kind/:uid', 'pages/admin/confirm.tsx', { id: 'admin-delete' }),
    route('admin/tecnicos/:uid', 'pages/admin/technician-file.tsx'),
    route('admin/tecnicos/:uid/perfil', 'pages/admin/technician-preview.tsx'),
    route('admin/tecnicos/:uid/reservas', 'pages/admin/technician-bookings.tsx'),
    route('admin/usuarios/:uid', 'pages/admin/user-file.tsx'),
    route('admin/historial/:kind/:id', 'pages/admin/history.tsx'),
    route('admin/resenas', 'pages/admin/reviews.tsx'),
    route('admin/reservas', 'pages/admin/day-bookings.tsx'),
    route('admin/trabajos/:id', 'pages/admin/job-photo.ts'),
    route('admin/reportes', 'pages/admin/reports.tsx'),
    route('admin/garantias', 'pages/admin/guarantees.tsx'),
    route('admin/garantias/:id', 'pages/admin/guarantee.tsx'),
  ]),

  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig
