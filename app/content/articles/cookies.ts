import type { Article } from '#content/articles/article.ts'

export const COOKIES: Article = {
  title: 'Cookies',
  description:
    'Qué guarda TecniYa en tu navegador: una cookie de sesión, una pista del rol y tus últimas búsquedas. Nada para rastrearte.',
  lead: 'Esta página es corta porque usamos muy poco: una sola cookie, y solo cuando inicias sesión.',
  updated: '15 de noviembre de 2026',
  sections: [
    {
      heading: 'Lo que guardamos en tu navegador',
      blocks: [
        {
          list: [
            'tecniya-session (cookie): reconoce que eres tú después de iniciar sesión. Dura hasta 30 días, o hasta que cierres sesión. Ningún programa de la página puede leerla y no viaja a otros sitios.',
            'Agenda y Mis reservas (solo si inicias sesión): tu navegador guarda estas dos páginas como las viste por última vez, para leerlas sin internet. No guarda fotos, y las borra al cerrar sesión.',
            'Avisos en el teléfono (solo si los activas): tu navegador y nosotros guardamos una dirección para que suene ese dispositivo. Se borra al desactivarlos en tu perfil o al cerrar sesión.',
            'push-card-dismissed (almacenamiento local): recuerda por 30 días que dijiste «Ahora no» a los avisos.',
            'recent-searches (almacenamiento local): tus seis últimas búsquedas, para repetirlas. No salen de tu navegador; las borras de a una o todas en el buscador.',
            'role (almacenamiento local): recuerda si entraste como cliente, técnico o administrador, para que las otras pestañas se enteren cuando cambia. No da permisos ni sale de tu navegador, y se borra al cerrar sesión.',
          ],
        },
      ],
    },
    {
      heading: 'Lo que no usamos',
      blocks: [
        'No hay cookies de publicidad, de redes sociales ni de analítica. No compartimos tu navegación con nadie. Por eso tampoco te mostramos un aviso para aceptar: la única cookie es necesaria para que puedas entrar.',
      ],
    },
    {
      heading: 'Cómo borrarlas',
      blocks: [
        'Cierra sesión, o borra los datos de este sitio en la configuración de tu navegador. Puedes buscar y comparar técnicos sin ninguna cookie; para reservar necesitas iniciar sesión.',
        ['Qué hacemos con tus datos está en ', { text: 'Privacidad', to: '/privacidad' }, '.'],
      ],
    },
  ],
}
