// The table of /cookies: the words for domain/browser-storage.ts.

import { BROWSER_STORAGE, type StoredItemName } from '#platform/domain/browser-storage.ts'
import { type Article, type ArticleTable, POLICY_DATE } from '#site/wording/articles/article-format.ts'

const KINDS: Record<(typeof BROWSER_STORAGE)[StoredItemName]['kind'], string> = {
  cookie: 'cookie',
  local: 'almacenamiento local',
  session: 'almacenamiento de la pestaña',
  cache: 'páginas guardadas',
  database: 'base de datos del navegador',
}

const TEXTS: Record<StoredItemName, readonly [purpose: string, time: string]> = {
  session: [
    'Reconoce que eres tú después de iniciar sesión. Ningún programa de la página puede leerla y no viaja a otros sitios.',
    '30 días, o hasta que cierres sesión',
  ],
  flash: ['Lleva a la página siguiente el mensaje de que algo quedó hecho.', 'Un minuto'],
  returnTo: ['Recuerda la reserva que ibas a hacer cuando creaste la cuenta.', 'Un día'],
  recovery: ['Prueba que escribiste bien la contraseña de una cuenta que eliminaste.', '30 minutos'],
  secondStep: [
    'Recuerda que ya escribiste la contraseña mientras escribes el código del segundo paso.',
    '10 minutos',
  ],
  provider: ['Solo si entras con otro proveedor: une tu ida con tu regreso.', '10 minutos'],
  visitLinks: [
    'Si abres una visita desde un mensaje de WhatsApp sin iniciar sesión: muestra esa visita y nada más.',
    'Un día, o hasta que cierres sesión',
  ],
  knownDevice: [
    'Reconoce que en este navegador ya entraste a tu cuenta, para que los intentos fallidos de extraños no te dejen por fuera.',
    'Un año, o hasta que cambies la contraseña',
  ],
  role: [
    'Si entraste como cliente, técnico o administrador, para que las otras pestañas se enteren. No da permisos.',
    'Hasta que cierres sesión',
  ],
  recentSearches: [
    'Tus seis últimas búsquedas, para repetirlas. No salen de tu navegador.',
    'Hasta que las borres en el buscador',
  ],
  pushCardDismissed: ['Que dijiste «Ahora no» a los avisos.', '30 días'],
  bookingDraft: [
    'La reserva que estás escribiendo, para no perderla si recargas.',
    'Hasta cerrar la pestaña o la sesión',
  ],
  messageDraft: [
    'El mensaje de una visita que estás escribiendo, para no perderlo si recargas.',
    'Hasta enviarlo o cerrar la pestaña o la sesión',
  ],
  profileDraft: [
    'Los cambios sin guardar de tu perfil de técnico.',
    'Hasta guardarlos o cerrar la pestaña o la sesión',
  ],
  unfoldedSections: ['Qué partes de la página tenías abiertas.', 'Hasta cerrar la pestaña'],
  scrollPositions: ['En qué punto de cada página ibas.', 'Hasta cerrar la pestaña'],
  release: ['Con qué versión del sitio se abrió la pestaña.', 'Hasta cerrar la pestaña'],
  cachedPages: [
    'Agenda, Mis reservas y las últimas visitas que abriste, como las viste, para leerlas sin internet. Solo si inicias sesión.',
    'Hasta que cierres sesión, o hasta que pase un día sin conexión',
  ],
  cachedAssets: ['Los archivos que esas páginas necesitan.', 'Hasta que cierres sesión'],
  cachedPhotos: ['Las fotos de esas páginas.', 'Hasta que cierres sesión'],
  unsentActs: [
    'Lo que dices o escribes en una visita sin internet, para enviarlo cuando vuelva la señal.',
    'Hasta que se envíe, lo quites o cierres sesión',
  ],
}

const BROWSER_STORAGE_TABLE: ArticleTable = {
  caption: 'Lo que guardamos en tu navegador',
  columns: ['Nombre', 'Para qué', 'Cuánto dura'],
  rows: (Object.keys(BROWSER_STORAGE) as StoredItemName[]).map(name => {
    const { kind, key } = BROWSER_STORAGE[name]
    return [`${key} (${KINDS[kind]})`, ...TEXTS[name]]
  }),
}

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
