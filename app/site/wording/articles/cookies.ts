import type { Article } from '#site/wording/articles/article.ts'
import { BROWSER_STORAGE_TABLE } from '#site/wording/articles/browser-storage-table.ts'
import { POLICY_DATE } from '#site/wording/articles/policy-date.ts'

export const COOKIES: Article = {
  title: 'Cookies',
  description:
    'Qué guarda TecniYa en tu navegador: la sesión, unas pocas notas para no perder lo que escribes y nada para rastrearte.',
  lead: 'Guardamos lo mínimo para que puedas entrar y no pierdas lo que escribes. Nada te sigue a otros sitios.',
  updated: POLICY_DATE,
  sections: [
    {
      heading: 'Lo que guardamos en tu navegador',
      blocks: [
        { table: BROWSER_STORAGE_TABLE },
        'Con conexión segura las cookies llevan delante «__Host-». Si activas los avisos, tu navegador guarda además una dirección para que suene ese dispositivo, y nosotros la tenemos hasta que los desactives o cierres sesión. Un programa nuestro (service worker) recibe esos avisos, muestra las páginas guardadas y, sin internet, te dice que no hay conexión. No usamos bases de datos del navegador (IndexedDB).',
      ],
    },
    {
      heading: 'Lo que no usamos',
      blocks: [
        'No hay cookies de publicidad, de redes sociales ni de analítica. No compartimos tu navegación con nadie. Por eso tampoco te mostramos un aviso para aceptar: todas son necesarias para lo que tú haces.',
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
